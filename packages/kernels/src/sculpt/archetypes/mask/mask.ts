import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Preset, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, solid, tone } from '../../kits/joinery/index.ts';
import { dress } from './dress.ts';
import { createFace } from './face.ts';
import { maskPalettes } from './palettes.ts';
import { FACES } from './plans.ts';

const KINDS = Object.keys(FACES).filter((name) => name !== 'comedy' && name !== 'tragedy');
const lacquer = (color: string): object => ({ base: 'paint', color, clearcoat: 0.7, rough: 0.3 });
const gold = { base: 'gold', color: '#d8aa3c' };
const hide = (color: string): MaterialSpec => ({ base: 'leather', color, scale: 0.25, relief: 0.5 });

/** Masks for the face, standing on their chin. */
export const mask: Archetype = {
  name: 'mask',
  kind: 'clothing',
  size: { height: 0.22 },
  params: {
    kind: {
      type: 'choice',
      of: ['theatre', 'comedy', 'tragedy', ...KINDS],
      default: 'carnival',
      about: 'Kind of mask.',
    },
    feathers: { type: 'flag', default: true, about: 'A fan of feathers on a carnival mask.', vary: 0.7 },
  },
  slots: {
    face: { material: gold, words: ['face', 'mask', 'skin', 'shell'], main: true },
    trim: { material: gold, words: ['trim', 'edge', 'rim', 'pattern', 'stripe'] },
    feature: {
      material: { base: 'paint', color: '#8a1c28', clearcoat: 0.4 },
      words: ['feature', 'mouth', 'lip', 'nose', 'brow', 'marking'],
    },
    horn: { material: { base: 'horn', color: '#e8dcc0' }, words: ['horn', 'tooth', 'fang', 'tusk'] },
    feather: { material: { base: 'feathers', color: '#5a1c6a' }, words: ['feather', 'hair', 'plume'] },
    lens: { material: { base: 'plastic', color: '#14181c', rough: 0.06, clearcoat: 1 }, words: ['lens', 'eye', 'gem'] },
    strap: { material: hide('#3a2416'), words: ['strap', 'ribbon', 'band'] },
    metal: { material: { base: 'brass', color: '#b8924a' }, words: ['metal', 'buckle', 'filter', 'rivet'] },
  },
  palettes: maskPalettes,
  presets: {
    mask: { openParams: ['feathers'] },
    'carnival mask': { open: ['face'], openParams: ['feathers'] },
    'superhero mask': {
      open: ['face'],
      params: { kind: 'domino' },
      materials: { face: lacquer('#1c1d21'), trim: lacquer('#26282e'), strap: { base: 'silk', color: '#1c1d21' } },
    },
    'theatre mask': {
      params: { kind: 'theatre' },
      materials: { face: { base: 'porcelain', color: '#f2ece0' }, trim: gold, feature: lacquer('#a81f2c') },
    },
    'comedy mask': {
      params: { kind: 'comedy' },
      materials: { face: { base: 'porcelain', color: '#f2ece0' }, feature: lacquer('#a81f2c') },
    },
    'tragedy mask': {
      params: { kind: 'tragedy' },
      materials: { face: { base: 'porcelain', color: '#dfe2ea' }, feature: lacquer('#28386a') },
    },
    'face mask': {
      params: { kind: 'plain' },
      materials: {
        face: { base: 'porcelain', color: '#f4f1ea' },
        feature: lacquer('#b0303a'),
        trim: { base: 'porcelain', color: '#e4dfd4' },
      },
    },
    'death mask': { params: { kind: 'plain' }, materials: { face: gold, trim: lacquer('#1f3f8a'), feature: gold } },
    'hockey mask': {
      params: { kind: 'hockey' },
      materials: {
        face: { base: 'plastic', color: '#ece6d6', rough: 0.42, wear: 0.5 },
        feature: lacquer('#a8241c'),
        metal: { base: 'steel', color: '#8a8c90' },
        trim: { base: 'plastic', color: '#ddd6c4' },
      },
    },
    'tribal mask': {
      params: { kind: 'tribal' },
      materials: {
        face: { base: 'dark-wood', color: '#6a3f22' },
        trim: { base: 'paint', color: '#ece2cc' },
        feature: { base: 'paint', color: '#b8381e' },
        feather: { base: 'rope', color: '#c8a060' },
        horn: { base: 'bone', color: '#ece0c4' },
      },
    },
    'oni mask': {
      open: ['face'],
      params: { kind: 'oni' },
      materials: {
        face: lacquer('#b01a1e'),
        trim: gold,
        feature: lacquer('#1c1416'),
        feather: { base: 'hair', color: '#f0ece4' },
      },
    },
    'plague doctor mask': {
      params: { kind: 'plague' },
      materials: {
        face: hide('#3c2a1e'),
        trim: hide('#2a1c14'),
        lens: { base: 'plastic', color: '#5a1c14', rough: 0.06, clearcoat: 1 },
      },
    },
    'gas mask': {
      params: { kind: 'gas' },
      materials: {
        face: { base: 'rubber', color: '#2e322c' },
        trim: { base: 'rubber', color: '#1c1e1c' },
        metal: { base: 'steel', color: '#70756e' },
        strap: { base: 'canvas', color: '#4a4c38', scale: 0.3 },
      },
    },
    'guy fawkes mask': {
      params: { kind: 'fawkes' },
      materials: {
        face: { base: 'plastic', color: '#f2e8da', rough: 0.35 },
        feature: { base: 'plastic', color: '#1a1617', rough: 0.4 },
        trim: { base: 'plastic', color: '#d88a84', rough: 0.4 },
      },
    },
    'kitsune mask': {
      params: { kind: 'kitsune' },
      materials: { face: lacquer('#f4f1ea'), trim: gold, feature: lacquer('#b81c22'), horn: lacquer('#f4f1ea') },
    },
    'skull mask': {
      params: { kind: 'skull' },
      materials: {
        face: { base: 'bone', color: '#e6dcc4' },
        trim: { base: 'bone', color: '#d8ccb0' },
        horn: { base: 'tooth', color: '#ece4d0' },
      },
    },
    'scream mask': {
      params: { kind: 'scream' },
      materials: {
        face: { base: 'plastic', color: '#f0efea', rough: 0.4 },
        strap: { base: 'fabric', color: '#17171a', scale: 0.3 },
        feather: { base: 'fabric', color: '#17171a', scale: 0.3 },
      },
    },
    'clown mask': {
      params: { kind: 'clown' },
      materials: {
        face: lacquer('#f4efe6'),
        feature: lacquer('#d0201c'),
        trim: lacquer('#2a62c0'),
        feather: { base: 'wool', color: '#e0701c' },
      },
    },
    'surgical mask': {
      params: { kind: 'surgical' },
      materials: {
        face: { base: 'fabric', color: '#8fc3d8', scale: 0.15 },
        trim: { base: 'fabric', color: '#a8d2e2', scale: 0.15 },
        strap: { base: 'fabric', color: '#f2f2f0', scale: 0.2 },
        metal: { base: 'fabric', color: '#8fc3d8', scale: 0.15 },
      },
    },
    'sleep mask': {
      open: ['face'],
      params: { kind: 'sleep' },
      materials: {
        face: { base: 'silk', color: '#3a2a5a' },
        trim: { base: 'silk', color: '#d8b86a' },
        strap: { base: 'fabric', color: '#2a1f42', scale: 0.3 },
        feature: { base: 'silk', color: '#e8dcc0' },
      },
    },
  } satisfies Readonly<Record<string, Preset>>,
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const b = createBench({
      ...materials,
      thread: { base: 'fabric', color: tone(materials.face.color ?? '#808080', 1.5), scale: 0.2 },
    });
    if (kind === 'theatre') return { parts: proportioned(buildPair(b), rng, 0.02) };
    const face = createFace((FACES[kind] ?? FACES.carnival)());
    dress(b, face, kind, read.flag(params, 'feathers'), rng);
    const front = face.at(0, 0.002);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      sockets: {
        wear: { at: [0, front[1], front[2] - 0.012], dir: [0, 0, 1], size: 0.15 },
        hook: { at: face.at(0, face.plan.top * 0.96), dir: [0, 1, 0], size: 0.01 },
      },
    };
  },
};

/** Comedy before tragedy, turned from one another, with the ribbons between them. */
function buildPair(b: Bench): Bench['parts'] {
  const out: Bench['parts'][number][] = [];
  for (const [kind, x, z, turn, roll] of [
    ['comedy', -0.062, 0.03, -14, 9],
    ['tragedy', 0.07, -0.012, 16, -11],
  ] as const) {
    const from = b.parts.length;
    dress(b, createFace(FACES[kind]()), kind, false, undefined);
    for (const part of b.parts.slice(from))
      out.push({
        ...part,
        name: `${kind} ${part.name.replace(/ \d+$/, (n) => (part.name.startsWith('ribbon') ? n : ''))}`,
        shape: solid.put(part.shape, [x, 0.0108, z], [0, turn, roll]),
      });
  }
  return unique(out);
}

/** Parts with a number where two have one name. */
function unique(parts: readonly Bench['parts'][number][]): Bench['parts'] {
  const seen = new Map<string, number>();
  return parts.map((p) => {
    const n = (seen.get(p.name) ?? 0) + 1;
    seen.set(p.name, n);
    return n > 1 ? { ...p, name: `${p.name} ${n}` } : p;
  });
}
