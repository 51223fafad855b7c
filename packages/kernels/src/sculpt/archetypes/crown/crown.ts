import type { Archetype, Preset } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildBand, buildLaurel, buildTiara } from './designs.ts';
import { crownPalettes } from './palettes.ts';
import { buildRoyalCrown } from './royal.ts';

const gold = { base: 'gold', color: '#e0b13f' };
const cast = (color: string, base: string, gems?: string): Preset['materials'] => ({
  gold: { base, color },
  ...(gems ? { gems: { base: 'crystal', color: gems } } : {}),
});

/** Crowns: royal crown with arches and cap, open crown with points, tiara, laurel wreath, circlet. */
export const crown: Archetype = {
  name: 'crown',
  kind: 'clothing',
  size: { height: 0.12 },
  params: {
    kind: {
      type: 'choice',
      of: ['any', 'open', 'royal', 'tiara', 'laurel', 'circlet', 'thorns'],
      default: 'any',
      about: 'Kind of crown; any lets the seed choose open or royal.',
    },
    points: { type: 'number', min: 4, max: 12, default: 8, about: 'Points round the band.', vary: [6, 10] },
    gems: { type: 'flag', default: true, about: 'Whether it is set with stones.' },
  },
  slots: {
    gold: { material: gold, words: ['gold', 'crown', 'band', 'point', 'metal'], main: true },
    gems: { material: { base: 'crystal', color: '#b0142c', rough: 0.06 }, words: ['gem', 'jewel', 'stone', 'ruby'] },
    accents: { material: { base: 'crystal', color: '#1f4fb0', rough: 0.06 }, words: ['sapphire', 'accent'] },
    pearls: { material: { base: 'porcelain', color: '#f4efe6', rough: 0.2 }, words: ['pearl'] },
    velvet: { material: { base: 'velvet', color: '#7a1626' }, words: ['velvet', 'cap', 'lining'] },
    fur: { material: { base: 'wool', color: '#f2eee4', scale: 0.5 }, words: ['fur', 'ermine'] },
  },
  palettes: crownPalettes,
  presets: {
    crown: {},
    'king crown': { params: { kind: 'royal' } },
    'queen crown': {
      open: ['gold', 'gems', 'accents'],
      params: { kind: 'royal' },
      materials: { velvet: { color: '#4a2a6a' } },
    },
    'imperial crown': { params: { kind: 'royal' } },
    tiara: {
      open: ['gold', 'gems', 'accents'],
      params: { kind: 'tiara' },
      materials: {
        gold: { base: 'silver', color: '#e6e4de' },
        gems: { color: '#e8f2fa' },
        accents: { color: '#7ab8e8' },
      },
    },
    'princess crown': { params: { kind: 'tiara' }, materials: { gems: { color: '#e85a9a' } } },
    'laurel crown': { params: { kind: 'laurel' } },
    circlet: { params: { kind: 'circlet' } },
    'elven crown': {
      params: { kind: 'circlet' },
      materials: { gold: { base: 'silver', color: '#dfe2e2' }, gems: { color: '#3fa87a' } },
    },
    'crown of thorns': {
      params: { kind: 'thorns', gems: false },
      materials: { gold: { base: 'bark', color: '#5a4028' } },
    },
    'ice crown': { params: { kind: 'open' }, materials: cast('#a8d4e6', 'ice', '#5ab0e8') },
    'iron crown': { params: { kind: 'open' }, materials: cast('#55524e', 'iron', '#b0142c') },
    'paper crown': { params: { kind: 'open', gems: false }, materials: cast('#e0b83c', 'paper') },
    'silver crown': { materials: cast('#e0ddd6', 'silver', '#1f4fb0') },
    'bone crown': { params: { kind: 'open' }, materials: cast('#dcd2bc', 'bone', '#2a1a3a') },
    coronet: { params: { kind: 'open', points: 8 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('crown');
    const asked = read.word(params, 'kind');
    const kind = asked === 'any' ? taste.pick(['open', 'royal']) : asked;
    const n = Math.round(read.num(params, 'points'));
    const gems = read.flag(params, 'gems');
    if (kind === 'royal') buildRoyalCrown(b, taste);
    else if (kind === 'tiara') buildTiara(b, taste);
    else if (kind === 'laurel' || kind === 'thorns') buildLaurel(b, kind === 'thorns', taste);
    else buildBand(b, n, gems, kind === 'circlet', taste);
    return { parts: b.parts };
  },
};
