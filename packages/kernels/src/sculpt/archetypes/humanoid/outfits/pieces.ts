import { collar } from '../wardrobe/details.ts';
import { drape } from '../wardrobe/drape.ts';
import type { Dress } from '../wardrobe/dress.ts';
import { top } from '../wardrobe/garments.ts';

const LEATHER = { base: 'leather', color: '#5a3a22' } as const;

/** A long robe: a wide coat of the trunk and a skirt to the ground. */
export function robe(
  d: Dress,
  o: {
    flare?: number;
    sleeves?: number;
    cuff?: number;
    scoop?: number;
    hem?: number;
    material?: string;
    ease?: number;
  },
): void {
  const material = o.material ?? 'top';
  top(d, {
    name: 'robe',
    material,
    sleeves: o.sleeves ?? 1.9,
    low: 0.3,
    ease: o.ease ?? 0.009,
    cuff: o.cuff ?? 0.03,
    scoop: o.scoop,
    folds: 0.009,
  });
  drape(d, 'robe skirt', material, {
    from: 0.36,
    hem: o.hem ?? 0.035,
    ease: 0.011,
    flare: o.flare ?? 0.06,
    folds: 11,
    depth: 0.012,
  });
}

/** A hood that lies on the shoulders. */
export function hoodDown(d: Dress): void {
  collar(d, { material: 'cape', height: 0.02, flare: 0.035, open: 0.35, ease: 0.014, name: 'hood', at: 0.965 });
}

/** Arrows on the back. */
export function quiver(d: Dress): void {
  const u = d.body.figure.u;
  const back = d.body.follow('chest', [
    0.03 * u,
    d.body.rest.bones[d.body.rest.index.chest].at[1] + 0.08 * u,
    -0.115 * u,
  ]);
  d.bench.add(
    'quiver',
    LEATHER,
    {
      op: 'lathe',
      profile: [
        [0, -0.14 * u],
        [0.03 * u, -0.14 * u],
        [0.036 * u, 0.12 * u],
        [0.03 * u, 0.12 * u],
        [0, 0.1 * u],
      ],
      at: back,
      rot: [8, 0, -24],
    },
    { joint: 'chest' },
  );
  d.bench.add(
    'arrows',
    { base: 'wood', color: '#a07a4c' },
    {
      op: 'placed',
      of: {
        op: 'assembly',
        of: [
          [0.01, 0.008],
          [-0.012, 0.01],
          [0.002, -0.014],
          [-0.01, -0.01],
        ].map(([x, z]) => ({
          op: 'sweep',
          path: [
            [x * u, 0, z * u],
            [x * u * 1.5, 0.19 * u, z * u * 1.5],
          ],
          section: { kind: 'circle', r: 0.0035 * u },
        })),
      },
      places: [{ at: back, rot: [8, 0, -24] }],
    },
    { joint: 'chest' },
  );
  d.bench.add(
    'fletching',
    { base: 'feathers', color: '#d8d2c4' },
    {
      op: 'placed',
      of: {
        op: 'assembly',
        of: [
          [0.01, 0.008],
          [-0.012, 0.01],
          [0.002, -0.014],
          [-0.01, -0.01],
        ].map(([x, z]) => ({
          op: 'block',
          size: [0.014 * u, 0.04 * u, 0.002 * u],
          at: [x * u * 1.4, 0.17 * u, z * u * 1.4],
        })),
      },
      places: [{ at: back, rot: [8, 0, -24] }],
    },
    { joint: 'chest' },
  );
}
