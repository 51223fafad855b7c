import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildBaseball, buildBoxing, buildGauntlet, buildSock } from './kinds.ts';
import { buildKnit } from './knit.ts';
import { buildLeather } from './leather.ts';
import { glovePalettes } from './palettes.ts';

const KINDS = ['glove', 'mitten', 'oven', 'rubber', 'boxing', 'gauntlet', 'baseball', 'sock', 'stocking'] as const;

/** Gloves that stand on their cuff, palm away: leather, mittens, boxing gloves, gauntlets, a catcher's mitt; socks. */
export const glove: Archetype = {
  name: 'glove',
  kind: 'clothing',
  size: { height: 0.25 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'glove', about: 'Which glove, or sock.' },
    fingerless: { type: 'flag', default: false, about: 'The fingers of a leather glove end at the knuckles.' },
    cuff: {
      type: 'choice',
      of: ['snap', 'long', 'fur'],
      default: 'snap',
      about: 'What a leather glove has at its wrist.',
      vary: { snap: 3, long: 2, fur: 1 },
    },
    pair: { type: 'flag', default: false, about: 'Both hands.' },
  },
  slots: {
    body: {
      material: { base: 'leather', color: '#6a4226', scale: 0.3 },
      words: ['glove', 'mitten', 'sock', 'finger', 'hand'],
      main: true,
    },
    cuff: {
      material: { base: 'leather', color: '#4c2e1a', scale: 0.3 },
      words: ['cuff', 'rim', 'strap', 'trim', 'toe', 'heel'],
    },
    thread: { material: { base: 'fabric', color: '#d8b98a' }, words: ['stitching', 'seam', 'lace', 'stripe'] },
    metal: { material: { base: 'brass', color: '#b8923c' }, words: ['snap', 'rivet', 'buckle', 'gem'] },
  },
  palettes: glovePalettes,
  presets: {
    glove: {},
    mitten: {
      params: { kind: 'mitten' },
      open: ['body', 'cuff'],
      materials: { body: { base: 'knit', color: '#b8323a' }, cuff: { base: 'knit', color: '#efe8dc' } },
    },
    'oven mitt': {
      params: { kind: 'oven' },
      open: ['body'],
      materials: { body: { base: 'fabric', color: '#c8483c', scale: 1 }, cuff: { base: 'fabric', color: '#f0e6d4' } },
    },
    'rubber glove': {
      params: { kind: 'rubber' },
      materials: { body: { base: 'rubber', color: '#f0c320' }, cuff: { base: 'rubber', color: '#e0b010' } },
    },
    'boxing glove': {
      params: { kind: 'boxing' },
      materials: {
        body: { base: 'leather', color: '#b8201c', scale: 0.3, clearcoat: 0.4 },
        cuff: { base: 'leather', color: '#f0ebe0', scale: 0.3 },
        thread: { base: 'fabric', color: '#f4f0e8' },
      },
      open: ['body'],
    },
    gauntlet: {
      params: { kind: 'gauntlet' },
      materials: {
        body: { base: 'steel', color: '#b4b6ba' },
        cuff: { base: 'leather', color: '#3a2a1e', scale: 0.3 },
        metal: { base: 'brass' },
      },
    },
    'baseball glove': {
      params: { kind: 'baseball' },
      materials: {
        body: { base: 'leather', color: '#a8642c', scale: 0.3 },
        cuff: { base: 'leather', color: '#7a431c', scale: 0.3 },
        thread: { base: 'leather', color: '#d8a860', scale: 0.3 },
      },
    },
    sock: {
      params: { kind: 'sock' },
      open: ['body', 'cuff'],
      materials: {
        body: { base: 'knit', color: '#e8e4dc' },
        cuff: { base: 'knit', color: '#3f5a8a' },
        thread: { base: 'knit', color: '#c8323a' },
      },
      size: { height: 0.3 },
    },
    'christmas stocking': {
      params: { kind: 'stocking' },
      materials: {
        body: { base: 'fabric', color: '#b8201c' },
        cuff: { base: 'wool', color: '#f6f2ea' },
        thread: { base: 'fabric', color: '#2f7a3c' },
      },
      size: { height: 0.4 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('glove');
    const sock = kind === 'sock' || kind === 'stocking';
    if (sock) buildSock(b, kind === 'stocking');
    else if (kind === 'boxing') buildBoxing(b);
    else if (kind === 'gauntlet') buildGauntlet(b);
    else if (kind === 'baseball') buildBaseball(b);
    else if (kind === 'mitten' || kind === 'oven') buildKnit(b, kind === 'oven');
    else
      buildLeather(
        b,
        {
          rubber: kind === 'rubber',
          fingerless: read.flag(params, 'fingerless'),
          cuff: read.word(params, 'cuff'),
        },
        taste,
      );
    if (!read.flag(params, 'pair')) return { parts: b.parts };
    const [away, mirror] = sock ? [0.075, 1] : [0.085, -1];
    const turned = (x: number, s: number, first: string) =>
      b.parts.map((part) => ({
        ...part,
        name: `${first} ${part.name}`,
        shape:
          s > 0
            ? { op: 'placed' as const, of: part.shape, places: [{ at: [x, 0, 0] as Vec3 }] }
            : { op: 'placed' as const, of: part.shape, places: [{ at: [x, 0, 0] as Vec3, rot: [0, 180, 0] as Vec3 }] },
      }));
    return { parts: [...turned(away, 1, 'left'), ...turned(-away, mirror, 'right')] };
  },
};
