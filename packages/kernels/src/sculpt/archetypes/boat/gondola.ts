import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, shipHull } from '../../kits/vehicle/index.ts';

import { paddle } from './paddle.ts';

/** A gondola: long black hull, toothed iron at the prow, gilded rails, velvet seat, oar on its crutch. */
export function buildGondola(b: Bench, rng: Rng): number {
  const hull = shipHull(
    [
      -5.2, 0.02, 1.5, 1.1, 1.4, -4.8, 0.2, 1.1, 0.5, 1.6, -3.4, 0.55, 0.66, 0.1, 2.2, -1, 0.72, 0.52, 0, 3, 1.2, 0.7,
      0.52, 0, 3, 3.4, 0.48, 0.7, 0.12, 2.2, 4.8, 0.18, 1.15, 0.55, 1.6, 5.3, 0.02, 1.65, 1.2, 1.4,
    ],
    0.035,
  );
  b.add('hull', 'hull', hull.shell, { detail: 1.5 });
  fitting.pair(b, 'rail', 'metal', solid.tube(hull.rail(0, 0.015, -5.0, 5.1), 0.022));
  b.add('prow deck', 'hull', hull.deck({ down: 0.03, thick: 0.03, z0: 2.6, z1: 5.1 }));
  b.add('stern deck', 'hull', hull.deck({ down: 0.03, thick: 0.03, z0: -5.0, z1: -2.2 }));
  b.add('floor', 'deck', hull.deck({ at: 0.12, thick: 0.03, z0: -2.2, z1: 2.6 }), { grain: [0, 0, 1] });
  const iron = pairs([
    5.2, 1.3, 5.42, 1.35, 5.44, 1.8, 5.4, 2.25, 5.55, 2.35, 5.62, 2.25, 5.72, 2.4, 5.5, 2.62, 5.28, 2.5, 5.24, 2.1,
    5.22, 1.7,
  ]);
  b.add(
    'prow iron',
    b.tint('metal', { base: 'steel', color: '#c9ccd0' }),
    solid.slab(outline.rounded(iron, 0.03), 0.03, [0, 0, 0], 'x', { bevel: 0.006 }),
  );
  b.add(
    'prow teeth',
    b.tint('metal', { base: 'steel', color: '#c9ccd0' }),
    solid.many([1.42, 1.54, 1.66, 1.78, 1.9, 2.02].map((y) => solid.box([0.03, 0.07, 0.24], [0, y, 5.53], 0.008))),
  );
  b.add(
    'stern curl',
    'metal',
    solid.tube(
      [
        [0, 1.4, -5.1],
        [0, 1.7, -5.3],
        [0, 1.95, -5.22],
        [0, 1.9, -5.06],
      ],
      0.04,
      { taper: [1, 0.9, 0.7, 0.5] },
    ),
  );
  b.add(
    'seat',
    'seats',
    solid.put(formed.pad(outline.roundRect(0.95, 0.6, 0.12), 0.14, { crown: 0.04 }), [0, 0.34, -1.1]),
  );
  b.add('seat base', 'hull', solid.box([0.98, 0.24, 0.6], [0, 0.24, -1.1], 0.02));
  addGondolaFittings(b);
  b.add('oar', 'oars', paddle([-0.1, 1.7, -3.9], [-1.5, 0.1, -0.9 + rng.range(-0.2, 0.2)], 0.03, false, 0.09));
  b.add(
    'lantern',
    'metal',
    solid.turned(pairs([0, 0, 0.05, 0, 0.03, 0.3, 0.09, 0.34, 0.11, 0.52, 0.05, 0.62, 0, 0.66]), [0, 0.72, 3.4], {
      bevel: 0.006,
    }),
  );
  b.add(
    'flower vase',
    'metal',
    solid.turned(pairs([0, 0, 0.06, 0, 0.09, 0.12, 0.05, 0.22, 0.07, 0.28, 0, 0.28]), [0, 0.6, 2.75], { bevel: 0.004 }),
  );
  b.add(
    'flowers',
    'seats',
    solid.many(
      [
        [0, 0.36, 0],
        [0.06, 0.33, 0.03],
        [-0.06, 0.34, -0.02],
        [0.02, 0.34, -0.06],
        [-0.03, 0.33, 0.06],
      ].map(([x, y, z]) => ({ op: 'ball' as const, r: 0.05, at: [x, 0.58 + y, 2.75 + z] as Vec3 })),
    ),
  );
  return 0.5;
}

/** What is fitted to it. */
function addGondolaFittings(b: Bench): void {
  b.add(
    'seat back',
    'seats',
    solid.put(
      formed.pad(
        outline.rounded(pairs([-0.46, -0.26, 0.46, -0.26, 0.48, 0.1, 0.3, 0.3, 0, 0.4, -0.3, 0.3, -0.48, 0.1]), 0.08),
        0.1,
      ),
      [0, 0.78, -1.38],
      [82, 0, 0],
    ),
  );
  b.add(
    'seat crest',
    'metal',
    solid.tube(
      [
        [-0.48, 0.85, -1.48],
        [-0.3, 1.08, -1.5],
        [0, 1.2, -1.52],
        [0.3, 1.08, -1.5],
        [0.48, 0.85, -1.48],
      ],
      0.03,
    ),
  );
  fitting.pair(
    b,
    'side chair',
    'seats',
    solid.put(formed.pad(outline.roundRect(0.34, 0.34, 0.08), 0.09), [0.38, 0.32, 0.5]),
  );
  fitting.pair(
    b,
    'side chair legs',
    'metal',
    solid.many(
      [
        [0.26, 0.38],
        [0.5, 0.38],
        [0.26, 0.62],
        [0.5, 0.62],
      ].map(([x, z]) => solid.rod([x, 0.12, z], [x, 0.34, z], 0.018)),
    ),
  );
  b.add('carpet', b.tint('seats', { base: 'fabric' }), solid.box([0.7, 0.015, 2.2], [0, 0.142, 0.6], 0.004));
  fitting.pair(
    b,
    'sea horses',
    'metal',
    solid.tube(
      [
        [0.6, 0.56, 0.0],
        [0.62, 0.72, 0.04],
        [0.6, 0.84, 0.0],
        [0.6, 0.9, 0.1],
        [0.6, 0.85, 0.17],
      ],
      0.035,
      { taper: [1.3, 1.2, 1, 0.9, 0.5] },
    ),
  );
  b.add(
    'oar crutch',
    'oars',
    solid.tube(
      [
        [-0.6, 0.6, -2.9],
        [-0.62, 0.8, -2.85],
        [-0.56, 0.95, -2.95],
        [-0.64, 1.08, -2.9],
      ],
      0.05,
    ),
  );
}
