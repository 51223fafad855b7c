import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { read, solid } from '../../kits/joinery/index.ts';
import { belt } from '../humanoid/wardrobe/details.ts';
import { drape } from '../humanoid/wardrobe/drape.ts';
import { type Dress, wear } from '../humanoid/wardrobe/dress.ts';
import { dressForm } from '../humanoid/wardrobe/form.ts';
import { trousers as cloth } from '../humanoid/wardrobe/garments.ts';
import { onTrunk } from '../humanoid/wardrobe/places.ts';
import { trousersPalettes } from './palettes.ts';

/** Height of the hem of legs that end at a place along them. */
function legHem({ body }: Dress, low: number): number {
  const { s, zones, quads, positions } = body.surface;
  let y = Number.POSITIVE_INFINITY;
  for (let q = 0; q < zones.length; q++) {
    if (zones[q] !== 5 && zones[q] !== 6) continue;
    let mean = 0;
    for (let k = 0; k < 4; k++) mean += s[quads[q * 4 + k]] / 4;
    if (mean > low) continue;
    for (let k = 0; k < 4; k++) y = Math.min(y, positions[quads[q * 4 + k] * 3 + 1]);
  }
  return y;
}

/** A waistband with its button, loops and the fly. */
function waistband(d: Dress, at: number): void {
  const u = d.body.figure.u;
  wear(d, 'waistband', 'trim', { trunk: [at - 0.028, at + 0.03] }, { ease: 0.0085, thick: 0.006, folds: 0 });
  d.bench.add(
    'button',
    'metal',
    { op: 'ball', r: [0.0065 * u, 0.0065 * u, 0.003 * u], at: onTrunk(d.body, at, 0, 0.0105 * u) },
    { detail: 0.5 },
  );
  d.bench.add(
    'belt loops',
    'trim',
    solid.many(
      [0.5, 1.2, 2.2, -0.5, -1.2, -2.2].map((a) =>
        solid.tube(
          [
            onTrunk(d.body, at + 0.035, a, 0.0105 * u),
            onTrunk(d.body, at, a, 0.012 * u),
            onTrunk(d.body, at - 0.032, a, 0.0105 * u),
          ],
          0.0042 * u,
        ),
      ),
    ),
    { detail: 0.5 },
  );
  const fly: Vec3[] = [at - 0.03, at - 0.09, at - 0.15].map((t) => onTrunk(d.body, t, 0.02, 0.0085 * u));
  d.bench.add('fly seam', 'thread', solid.tube(fly, 0.0016 * u), { detail: 0.3 });
  for (const s of [1, -1])
    d.bench.add(
      `${s > 0 ? 'left' : 'right'} pocket seam`,
      'thread',
      solid.tube(
        [
          onTrunk(d.body, at - 0.03, s * 0.55, 0.0085 * u),
          onTrunk(d.body, at - 0.07, s * 0.75, 0.009 * u),
          onTrunk(d.body, at - 0.1, s * 1.1, 0.009 * u),
        ],
        0.0018 * u,
      ),
      { detail: 0.3 },
    );
}

const skirt = (d: Dress, hem: number, flare: number, folds: number, depth: number, name = 'skirt'): number => {
  drape(d, name, 'bottom', { from: 0.33, hem, ease: 0.006, flare, folds, depth });
  wear(d, 'waistband', 'trim', { trunk: [0.31, 0.37] }, { ease: 0.009, thick: 0.006, folds: 0 });
  return d.body.joint('spine')[1] * hem - 0.004;
};

/** Trousers and skirts by cut. Each gives the height of its hem. */
const CUTS: Readonly<Record<string, (d: Dress) => number>> = {
  trousers(d) {
    cloth(d, { low: 1.94, ease: 0.007, wide: 0.0065 });
    waistband(d, 0.32);
    return legHem(d, 1.94);
  },
  slim(d) {
    cloth(d, { low: 1.94, ease: 0.0035, wide: 0, folds: 0.005 });
    wear(d, 'waistband', 'trim', { trunk: [0.28, 0.36] }, { ease: 0.006, thick: 0.005, folds: 0 });
    return legHem(d, 1.94);
  },
  baggy(d) {
    cloth(d, { low: 1.9, ease: 0.0125, wide: 0.004, folds: 0.013 });
    for (const side of ['left', 'right'] as const)
      wear(
        d,
        `${side} ankle rib`,
        'trim',
        { side, legs: 1.96, legsFrom: 1.84 },
        { ease: 0.01, thick: 0.006, folds: 0 },
      );
    waistband(d, 0.32);
    return legHem(d, 1.96);
  },
  flared(d) {
    cloth(d, { low: 1.94, ease: 0.004, wide: 0.028, folds: 0.006 });
    waistband(d, 0.3);
    return legHem(d, 1.94);
  },
  shorts(d) {
    cloth(d, { low: 0.86, ease: 0.0085, wide: 0.014, folds: 0.01 });
    waistband(d, 0.32);
    return legHem(d, 0.86);
  },
  briefs(d) {
    cloth(d, { low: 0.18, ease: 0.004, wide: 0, folds: 0.002, high: 0.28 });
    wear(d, 'waistband', 'trim', { trunk: [0.24, 0.3] }, { ease: 0.0055, thick: 0.005, folds: 0 });
    return legHem(d, 0.18);
  },
  skirt: (d) => skirt(d, 0.6, 0.035, 11, 0.006),
  pleated: (d) => skirt(d, 0.62, 0.05, 26, 0.006),
  'long skirt': (d) => skirt(d, 0.08, 0.06, 13, 0.011),
  kilt(d) {
    const y = skirt(d, 0.56, 0.03, 24, 0.004, 'kilt');
    belt(d, { at: 0.34, wide: 0.034, ease: 0.015 });
    return y;
  },
  tutu(d) {
    for (let i = 0; i < 4; i++)
      drape(d, `tulle layer ${i + 1}`, i % 2 ? 'trim' : 'bottom', {
        from: 0.31 - 0.012 * i,
        hem: 0.84 - 0.03 * i,
        ease: 0.006,
        flare: 0.12 - 0.012 * i,
        folds: 26,
        depth: 0.012,
        thick: 0.003,
      });
    wear(d, 'waistband', 'trim', { trunk: [0.3, 0.38] }, { ease: 0.008, thick: 0.005, folds: 0 });
    return d.body.joint('spine')[1] * 0.724;
  },
};

/** Trousers, shorts, skirts and kilts, standing as if somebody wore them. */
export const trousers: Archetype = {
  name: 'trousers',
  kind: 'clothing',
  size: { height: 1 },
  params: {
    cut: { type: 'choice', of: Object.keys(CUTS), default: 'trousers', about: 'Which garment.' },
    fit: { type: 'number', min: 0.6, max: 1.6, default: 1, about: 'Girth of who would wear it.', vary: [0.9, 1.12] },
    female: { type: 'flag', default: false, about: 'Cut for a woman.', vary: 0.4 },
  },
  slots: {
    bottom: {
      material: { base: 'fabric', color: '#4a4a42' },
      words: ['trousers', 'cloth', 'leg', 'body', 'skirt'],
      main: true,
    },
    trim: { material: { base: 'fabric', color: '#3f3f38' }, words: ['waistband', 'trim', 'belt', 'loop'] },
    thread: { material: { base: 'rope', color: '#c8a05a', scale: 0.2 }, words: ['thread', 'seam', 'stitch'] },
    metal: { material: { base: 'brass' }, words: ['button', 'buckle'] },
  },
  palettes: trousersPalettes,
  presets: {
    trousers: { params: { cut: 'trousers' } },
    jeans: {
      params: { cut: 'trousers' },
      materials: { bottom: { base: 'denim', color: '#3f5f94' }, trim: { base: 'denim', color: '#38558a' } },
    },
    leggings: { params: { cut: 'slim', female: true }, open: ['bottom'] },
    sweatpants: {
      params: { cut: 'baggy' },
      open: ['bottom'],
      materials: { bottom: { color: '#7a7e84' }, trim: { color: '#6a6e74' } },
    },
    'bell bottoms': { params: { cut: 'flared' }, open: ['bottom'] },
    shorts: { params: { cut: 'shorts' }, open: ['bottom'], size: { height: 0.5 } },
    underwear: { params: { cut: 'briefs' }, open: ['bottom'], size: { height: 0.25 } },
    skirt: { params: { cut: 'skirt', female: true }, open: ['bottom'], size: { height: 0.45 } },
    'pleated skirt': { params: { cut: 'pleated', female: true }, open: ['bottom'], size: { height: 0.45 } },
    'long skirt': { params: { cut: 'long skirt', female: true }, open: ['bottom'], size: { height: 1 } },
    kilt: {
      params: { cut: 'kilt' },
      materials: {
        bottom: {
          color: '#7a2a2c',
          layers: [
            {
              mask: { kind: 'stripes', dir: [1, 0, 0], period: 0.07, width: 0.35 },
              material: { color: '#26402c' },
              strength: 0.7,
            },
            {
              mask: { kind: 'stripes', dir: [0, 1, 0], period: 0.07, width: 0.35 },
              material: { color: '#26402c' },
              strength: 0.7,
            },
          ],
        },
        trim: { base: 'leather', color: '#241c16' },
      },
      size: { height: 0.5 },
    },
    tutu: {
      params: { cut: 'tutu', female: true },
      materials: { bottom: { color: '#f0a8c0' }, trim: { color: '#f8c8d8' } },
      size: { height: 0.25 },
    },
  },
  build({ params, materials, rng }) {
    const fit = read.num(params, 'fit');
    const figure = {
      female: read.flag(params, 'female') ? 0.8 : 0,
      muscle: 0,
      fat: Math.min(0.9, Math.max(0, 0.2 + (fit - 1) * 0.7)),
    };
    return {
      parts: dressForm({ materials, main: 'bottom', rng, figure }, CUTS[read.word(params, 'cut')] ?? CUTS.trousers),
    };
  },
};
