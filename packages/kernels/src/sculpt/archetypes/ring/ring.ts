import type { Archetype, Preset } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, follow, read, solid } from '../../kits/joinery/index.ts';
import { buildBand, buildSolitaire } from './designs.ts';
import { buildSkull, buildSnake } from './figures.ts';
import { ringPalettes } from './palettes.ts';
import { buildSetPiece, buildSignet } from './signet.ts';

const slots: Archetype['slots'] = {
  band: {
    material: { base: 'gold', color: '#e0b24a', rough: 0.12 },
    words: ['band', 'ring', 'hoop', 'metal'],
    main: true,
  },
  setting: { material: { base: 'gold', color: '#e0b24a', rough: 0.12 }, words: ['setting', 'claw', 'prong', 'rim'] },
  stone: {
    material: { base: 'crystal', color: '#e6f2f8', color2: '#e6f2f8', color3: '#e6f2f8', rough: 0.03 },
    words: ['stone', 'gem', 'diamond', 'jewel', 'pearl'],
  },
  accent: {
    material: { base: 'crystal', color: '#eef4f8', color2: '#eef4f8', color3: '#eef4f8', rough: 0.04 },
    words: ['accent', 'small stone', 'inscription'],
  },
};

const silver = { base: 'silver', color: '#dcdcda', rough: 0.12 };
const gem = (color: string): object => ({ color, color2: color, color3: color });
const stone = (color: string, more: Preset['materials'] = {}): Preset['materials'] => ({ stone: gem(color), ...more });
const onyx = { base: 'enamel', color: '#17181b' };

/** Finger rings. */
export const ring: Archetype = {
  name: 'ring',
  kind: 'clothing',
  size: { length: 0.022 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'solitaire',
        'halo',
        'band',
        'eternity',
        'inscribed',
        'signet',
        'champion',
        'pearl',
        'heart',
        'cabochon',
        'snake',
        'skull',
      ],
      default: 'solitaire',
      about: 'Design of the ring.',
    },
    cut: {
      type: 'choice',
      of: ['brilliant', 'emerald', 'pear'],
      default: 'brilliant',
      about: 'Cut of the stone.',
      vary: { brilliant: 4, emerald: 2, pear: 1 },
    },
    initial: { type: 'text', default: '', max: 2, about: 'Letters on a signet.' },
  },
  slots,
  palettes: ringPalettes,
  presets: {
    ring: { openParams: ['cut'], params: { kind: 'solitaire' } },
    'diamond ring': {
      open: ['band'],
      openParams: ['cut'],
      params: { kind: 'solitaire' },
      materials: { band: silver, ...stone('#e8f4fa') },
    },
    'halo ring': { open: ['band'], params: { kind: 'halo' }, materials: stone('#e8f4fa') },
    'wedding ring': { open: ['band'], params: { kind: 'band' } },
    'eternity ring': { open: ['band'], params: { kind: 'eternity' } },
    'one ring': {
      params: { kind: 'inscribed' },
      materials: { accent: { base: 'lamp', color: '#5a1c06', color2: '#ff7a1c', emissiveStrength: 1.1 } },
    },
    'signet ring': { open: ['band'], params: { kind: 'signet' }, materials: { accent: onyx } },
    'championship ring': { params: { kind: 'champion' }, materials: { accent: { base: 'enamel', color: '#15306a' } } },
    'pearl ring': {
      open: ['band'],
      params: { kind: 'pearl' },
      materials: { stone: { base: 'porcelain', color: '#f2ece2', rough: 0.16 } },
    },
    'heart ring': { open: ['band'], params: { kind: 'heart' }, materials: stone('#d01c3f') },
    'moonstone ring': {
      open: ['band'],
      params: { kind: 'cabochon' },
      materials: { stone: { base: 'porcelain', color: '#a8c4d8', rough: 0.1 } },
    },
    'sapphire ring': { open: ['band'], params: { kind: 'halo' }, materials: { band: silver, ...stone('#1f46c0') } },
    'ruby ring': { open: ['band'], params: { kind: 'solitaire' }, materials: stone('#c4122f') },
    'emerald ring': { open: ['band'], params: { kind: 'solitaire', cut: 'emerald' }, materials: stone('#0f9d58') },
    'snake ring': {
      open: ['band'],
      params: { kind: 'snake' },
      materials: { stone: gem('#1fa05a'), accent: { base: 'enamel', color: '#b01c28' } },
    },
    'skull ring': { params: { kind: 'skull' }, materials: { band: { ...silver, wear: 0.5 }, stone: gem('#c4122f') } },
  },
  build({ params, materials, rng }) {
    const b = createBench(follow(materials, slots, ['setting']));
    const kind = read.word(params, 'kind');
    const cut = read.word(params, 'cut');
    if (kind === 'halo' || kind === 'solitaire') buildSolitaire(b, cut, kind === 'halo', rng);
    else if (kind === 'eternity' || kind === 'inscribed') buildBand(b, kind, rng);
    else if (kind === 'signet' || kind === 'champion')
      buildSignet(b, read.word(params, 'initial'), kind === 'champion');
    else if (kind === 'pearl' || kind === 'heart' || kind === 'cabochon') buildSetPiece(b, kind);
    else if (kind === 'snake') buildSnake(b);
    else if (kind === 'skull') buildSkull(b);
    else buildBand(b, 'plain', rng);
    // what is looked at from above leans towards the viewer
    const leans = kind === 'signet' || kind === 'champion' || kind === 'heart' || kind === 'cabochon';
    const parts = leans
      ? b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, 0.0006, 0], [34, 0, 0]) }))
      : b.parts;
    return {
      parts: proportioned(parts, rng, 0.02),
      sockets: { hook: { at: [0, 0.0187, 0], dir: [0, 1, 0], size: 0.0016 } },
    };
  },
};
