import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, type ShipHull, shipHull, steps } from '../../kits/vehicle/index.ts';

import { paddle } from './paddle.ts';

/** A clinker dinghy with thwarts, ribs, rowlocks and two oars. */
export function buildRowing(b: Bench, rng: Rng): number {
  const w = 0.74 + rng.range(-0.03, 0.04);
  const hull = shipHull(
    [
      -1.85,
      w * 0.72,
      0.66,
      0.16,
      2.6,
      -1.5,
      w * 0.86,
      0.6,
      0.05,
      2.4,
      -0.6,
      w,
      0.54,
      0.02,
      2.3,
      0.5,
      w,
      0.55,
      0.02,
      2.2,
      1.3,
      w * 0.7,
      0.64,
      0.05,
      1.8,
      1.85,
      w * 0.28,
      0.76,
      0.18,
      1.4,
      2.05,
      0.012,
      0.8,
      0.34,
      1.2,
    ],
    0.03,
  );
  b.add('hull', 'hull', hull.shell, { detail: 1.5 });
  fitting.pair(
    b,
    'strakes',
    'hull',
    solid.many(
      [0.3, 0.5, 0.7].map((s) =>
        solid.bar(hull.strake(s, 0.004, -1.8, 1.95), { kind: 'rect', w: 0.016, h: 0.03, r: 0.004 }, { up: [0, 1, 0] }),
      ),
    ),
  );
  fitting.pair(
    b,
    'gunwale',
    'trim',
    solid.bar(hull.rail(-0.012, 0.006, -1.85, 2.02), { kind: 'rect', w: 0.06, h: 0.045, r: 0.012 }, { up: [0, 1, 0] }),
  );
  b.add(
    'transom',
    'trim',
    solid.slab(
      outline.rounded(pairs([-0.2, 0.2, 0.2, 0.2, w * 0.7, 0.5, w * 0.72, 0.7, -w * 0.72, 0.7, -w * 0.7, 0.5]), 0.05),
      0.04,
      [0, 0, -1.85],
      'z',
    ),
  );
  b.add(
    'floor boards',
    'deck',
    solid.many([-0.28, -0.1, 0.1, 0.28].map((x) => solid.box([0.15, 0.02, 2.3], [x, 0.12, -0.1], 0.005))),
    { grain: [0, 0, 1] },
  );
  addRowingFittings(b, hull);
  b.add('mooring ring', 'metal', solid.hoop(0.05, { kind: 'circle', r: 0.01 }, [0, 0.62, 2.12], 'x', 18));
  b.add(
    'coiled rope',
    'ropes',
    solid.many(
      [0, 1, 2].map((i) =>
        solid.hoop(0.14 - 0.025 * i, { kind: 'circle', r: 0.018 }, [0.05, 0.15 + 0.02 * i, 1.25], 'y', 22),
      ),
    ),
  );
  b.add(
    'bailer',
    'metal',
    solid.turned(pairs([0, 0, 0.07, 0, 0.09, 0.12, 0.083, 0.12, 0.064, 0.01, 0, 0.01]), [-0.2, 0.135, -0.95]),
  );
  return 0.42;
}

/** What is fitted to it. */
function addRowingFittings(b: Bench, hull: ShipHull): void {
  b.add(
    'thwarts',
    'deck',
    solid.many([-1.45, -0.35, 0.75].map((z) => solid.box([hull.at(z).half * 1.84, 0.035, 0.26], [0, 0.4, z], 0.008))),
    { grain: [1, 0, 0] },
  );
  fitting.pair(
    b,
    'thwart knees',
    'trim',
    solid.many(
      [-0.35, 0.75].map((z) =>
        solid.slab(
          pairs([-0.02, 0.4, -0.16, 0.4, -0.02, 0.55]).map(
            ([x, y]) => [hull.at(z).half - 0.02 + x, y] as [number, number],
          ),
          0.05,
          [0, 0, z],
          'z',
        ),
      ),
    ),
  );
  b.add(
    'ribs',
    'trim',
    solid.many(
      steps(-1.3, 1.2, 7).map((z) =>
        solid.tube(
          [1, 0.75, 0.5, 0.28, 0.1]
            .map((s): Vec3 => hull.strake(s, -0.04, z, z + 0.01)[0])
            .map(([x, y, d]): Vec3 => [x, y + 0.01, d])
            .concat(
              [0.1, 0.28, 0.5, 0.75, 1].map((s): Vec3 => {
                const p = hull.strake(s, -0.04, z, z + 0.01)[0];
                return [-p[0], p[1] + 0.01, p[2]];
              }),
            ),
          0.014,
        ),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'keel',
    'trim',
    solid.bar(
      hull.strake(0, 0, -1.85, 1.9).map(([, y, z]): Vec3 => [0, y + 0.015, z]),
      { kind: 'rect', w: 0.04, h: 0.05, r: 0.008 },
      { up: [0, 1, 0] },
    ),
  );
  b.add(
    'stem',
    'trim',
    solid.tube(
      [
        [0, 0.14, 1.82],
        [0, 0.4, 2.04],
        [0, 0.84, 2.08],
      ],
      0.03,
    ),
  );
  const lock: Vec3 = [hull.at(0.1).half, hull.at(0.1).rail + 0.02, 0.1];
  fitting.pair(
    b,
    'rowlock',
    'metal',
    solid.many([
      solid.rod([lock[0], lock[1] - 0.03, 0.1], [lock[0], lock[1] + 0.04, 0.1], 0.012),
      solid.tube(
        [
          [lock[0], lock[1] + 0.12, 0.15],
          [lock[0], lock[1] + 0.05, 0.14],
          [lock[0], lock[1] + 0.035, 0.1],
          [lock[0], lock[1] + 0.05, 0.06],
          [lock[0], lock[1] + 0.12, 0.05],
        ],
        0.011,
      ),
    ]),
  );
  fitting.pair(b, 'oar', 'oars', paddle([0.22, lock[1] + 0.16, 0.32], [1.75, 0.16, -0.35], 0.024, false, 0.075));
  fitting.pair(
    b,
    'oar leather',
    'seats',
    solid.rod([lock[0] - 0.09, lock[1] + 0.075, 0.125], [lock[0] + 0.09, lock[1] + 0.035, 0.085], 0.031),
  );
}

/** A canoe open above with cane seats, or a kayak with a deck and a double paddle. */
export function buildCanoe(b: Bench, rng: Rng, kind: string): number {
  const kayak = kind === 'kayak';
  const l = (kayak ? 1.85 : 2.2) + rng.range(-0.08, 0.1);
  const w = kayak ? 0.31 : 0.44;
  const [mid, tip] = kayak ? [0.26, 0.34] : [0.36, 0.66];
  const hull = shipHull(
    [
      -l,
      0.01,
      tip,
      tip * 0.45,
      1.4,
      -l * 0.93,
      w * 0.24,
      tip * 0.92,
      0.1,
      1.6,
      -l * 0.6,
      w * 0.78,
      mid * 1.1,
      0.015,
      2,
      0,
      w,
      mid,
      0,
      2.2,
      l * 0.6,
      w * 0.78,
      mid * 1.1,
      0.015,
      2,
      l * 0.93,
      w * 0.24,
      tip * 0.92,
      0.1,
      1.6,
      l,
      0.01,
      tip,
      tip * 0.45,
      1.4,
    ],
    0.018,
  );
  b.add('hull', 'hull', hull.shell, { detail: 1.5, grain: [0, 0, 1] });
  fitting.pair(
    b,
    'gunwale',
    kayak ? 'cabin' : 'trim',
    solid.bar(
      hull.rail(-0.006, 0.004, -l * 0.99, l * 0.99),
      { kind: 'rect', w: 0.034, h: 0.03, r: 0.008 },
      { up: [0, 1, 0] },
    ),
  );
  return kayak ? addKayak(b, hull, l) : addCanoe(b, hull, l, w, mid, tip);
}

/** A kayak's deck with its cockpit, hatches and lines. Returns the height to sit at. */
function addKayak(b: Bench, hull: ShipHull, l: number): number {
  const tip = hull.at(l).rail;
  const deck = (z0: number, z1: number) => hull.deck({ down: 0.004, thick: 0.018, z0, z1 });
  const crown = steps(-l * 0.97, l * 0.97, 15).map((z) =>
    [-1, -0.5, 0, 0.5, 1].map(
      (k): Vec3 => [hull.at(z).half * 0.98 * k, hull.at(z).rail + 0.07 * (1 - k * k) * (1 - (z / l) ** 2), z],
    ),
  );
  const cockpit = solid.slab(outline.superellipse(0.21, 0.4, 2.3, 28), 1, [0, 0.4, 0.08], 'y', { bevel: 0 });
  b.add('deck', 'hull', solid.cut({ op: 'sheet', grid: crown, thickness: 0.014, spline: 'catmull' }, cockpit), {
    detail: 1.3,
  });
  b.add(
    'cockpit rim',
    'engine',
    solid.tube(
      outline
        .superellipse(0.215, 0.405, 2.3, 32)
        .map(([x, z]): Vec3 => [x, hull.at(z).rail + 0.08 - 0.3 * x * x, 0.08 - z]),
      0.018,
      { closed: true, spline: 'linear' },
    ),
  );
  b.add('inner floor', 'deck', deck(-0.02, 0), { hidden: true });
  b.add('seat', 'engine', solid.put(formed.pad(outline.roundRect(0.34, 0.32, 0.1), 0.03), [0, 0.07, 0.18]));
  b.add(
    'back rest',
    'engine',
    solid.put(formed.pad(outline.roundRect(0.3, 0.16, 0.06), 0.03), [0, 0.24, -0.2], [80, 0, 0]),
  );
  b.add(
    'hatches',
    'engine',
    solid.many(
      [-l * 0.6, l * 0.62].map((z) =>
        solid.turned(pairs([0, 0, 0.11, 0, 0.11, 0.02, 0.09, 0.035, 0, 0.04]), [0, hull.at(z).rail + 0.035, z], {
          bevel: 0.004,
        }),
      ),
    ),
  );
  b.add(
    'deck lines',
    'ropes',
    solid.many(
      [0.75, 1.0].map((z) =>
        solid.tube(
          [
            [-0.2, hull.at(z).rail + 0.03, z],
            [0, hull.at(z).rail + 0.075, z + 0.14],
            [0.2, hull.at(z).rail + 0.03, z],
          ],
          0.006,
        ),
      ),
    ),
  );
  b.add(
    'carry handles',
    'engine',
    solid.many(
      [-1, 1].map((s) =>
        solid.tube(
          [
            [-0.03, tip, s * l * 0.94],
            [0, tip + 0.05, s * l * 0.95],
            [0.03, tip, s * l * 0.94],
          ],
          0.009,
        ),
      ),
    ),
  );
  b.add('paddle', 'oars', paddle([-1.05, 0.42, 0.5], [1.05, 0.5, 0.62], 0.015, true, 0.08));
  fitting.pair(
    b,
    'side stripe',
    'cabin',
    solid.bar(
      hull.strake(0.8, 0.003, -l * 0.8, l * 0.8),
      { kind: 'rect', w: 0.006, h: 0.03, r: 0.002 },
      { up: [0, 1, 0] },
    ),
  );
  return 0.12;
}

/** Ribs, seats, yoke, end decks and paddles of an open canoe. Returns the height to sit at. */
function addCanoe(b: Bench, hull: ShipHull, l: number, w: number, mid: number, tip: number): number {
  b.add(
    'ribs',
    'deck',
    solid.many(
      steps(-l * 0.75, l * 0.75, 13).map((z) =>
        solid.bar(
          [0.92, 0.6, 0.35, 0.12]
            .map((s): Vec3 => hull.strake(s, -0.02, z, z + 0.01)[0])
            .map(([x, y, d]): Vec3 => [Math.max(0.01, x), y + 0.012, d])
            .concat(
              [0.12, 0.35, 0.6, 0.92].map((s): Vec3 => {
                const p = hull.strake(s, -0.02, z, z + 0.01)[0];
                return [Math.min(-0.01, -p[0]), p[1] + 0.012, p[2]];
              }),
            ),
          { kind: 'rect', w: 0.05, h: 0.012, r: 0.003 },
          { up: [1, 0, 0] },
        ),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'seats',
    b.tint('deck', { base: 'wicker' }),
    solid.many([-l * 0.5, l * 0.42].map((z) => solid.box([hull.at(z).half * 1.8, 0.03, 0.26], [0, 0.26, z], 0.01))),
  );
  b.add(
    'seat frames',
    'trim',
    solid.many(
      [-l * 0.5, l * 0.42].flatMap((z) =>
        [-0.15, 0.15].map((d) => solid.box([hull.at(z).half * 1.86, 0.035, 0.035], [0, 0.262, z + d], 0.006)),
      ),
    ),
  );
  b.add(
    'yoke',
    'trim',
    solid.bar(
      [
        [-w * 0.96, mid, 0],
        [-0.1, mid - 0.03, 0],
        [0.1, mid - 0.03, 0],
        [w * 0.96, mid, 0],
      ],
      { kind: 'rect', w: 0.07, h: 0.03, r: 0.01 },
      { up: [0, 1, 0], spline: 'catmull' },
    ),
  );
  b.add(
    'end decks',
    'trim',
    solid.many(
      [-1, 1].map((s) => ({
        op: 'hull' as const,
        bevel: 0.006,
        points: [
          [0, tip - 0.01, s * l * 0.985],
          [w * 0.3, hull.at(s * l * 0.88).rail - 0.005, s * l * 0.86],
          [-w * 0.3, hull.at(s * l * 0.88).rail - 0.005, s * l * 0.86],
          [0, tip - 0.05, s * l * 0.97],
          [w * 0.26, hull.at(s * l * 0.88).rail - 0.035, s * l * 0.86],
          [-w * 0.26, hull.at(s * l * 0.88).rail - 0.035, s * l * 0.86],
        ] as Vec3[],
      })),
    ),
  );
  b.add('paddle', 'oars', paddle([0.12, 0.33, 0.75], [-0.35, 0.4, -0.9], 0.016, false, 0.085));
  b.add('second paddle', 'oars', paddle([-0.55, 0.42, -0.2], [0.6, 0.41, 0.35], 0.016, false, 0.085));
  fitting.pair(
    b,
    'painted band',
    'cabin',
    solid.bar(
      hull.strake(0.82, 0.004, -l * 0.9, l * 0.9),
      { kind: 'rect', w: 0.006, h: 0.03, r: 0.002 },
      { up: [0, 1, 0] },
    ),
  );
  b.add(
    'end ropes',
    'ropes',
    solid.many(
      [-1, 1].map((s) => solid.hoop(0.04, { kind: 'circle', r: 0.008 }, [0, tip - 0.06, s * (l + 0.025)], 'x', 14)),
    ),
  );
  return 0.28;
}
