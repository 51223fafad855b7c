import type { Rng, Vec3 } from '../../../math/index.ts';
import { lacing } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const SIDES = [
  ['front', 1],
  ['back', -1],
] as const;
const [l, w, y] = [12, 2.4, 1.7];

/** A pier of planks on piles with braces, mooring posts, ropes between them, a ladder and a lamp at its head. */
export function buildPier(b: Bench, taste: Rng): void {
  const n = 40;
  b.add(
    'planks',
    'deck',
    solid.many(
      Array.from({ length: n }, (_, i) =>
        solid.box(
          [l / n - 0.03, 0.09, w + taste.range(-0.05, 0.12)],
          [((i + 0.5) / n - 0.5) * l, y, taste.range(-0.03, 0.03)],
          0.012,
        ),
      ),
    ),
    { grain: [0, 0, 1] },
  );
  b.add(
    'stringers',
    'rail',
    solid.many([-0.85, 0, 0.85].map((z) => solid.box([l - 0.1, 0.24, 0.18], [0, y - 0.16, z], 0.02))),
    { grain: [1, 0, 0] },
  );
  const xs = [-5.4, -2.7, 0, 2.7, 5.4];
  for (const [side, s] of SIDES) {
    for (const [i, x] of xs.entries()) {
      const tall = i % 2 === 0;
      b.add(
        `${side} pile ${i + 1}`,
        'body',
        solid.rod(
          [x + taste.range(-0.03, 0.03), 0.15, s * (w / 2 + 0.06)],
          [x, tall ? y + 0.95 : y + 0.28, s * (w / 2 + 0.03)],
          0.15,
          0.135,
          'round',
        ),
        { grain: [0, 1, 0] },
      );
      if (tall)
        b.add(
          `${side} mooring rope ${i + 1}`,
          'cable',
          solid.many(
            [0, 1, 2].map((k) =>
              solid.hoop(0.16, { kind: 'circle', r: 0.035 }, [x, y + 0.62 + k * 0.062, s * (w / 2 + 0.03)], 'y', 20),
            ),
          ),
          { detail: 0.4 },
        );
    }
    for (const [i, x] of [-5.4, 0].entries())
      b.add(
        `${side} slack rope ${i + 1}`,
        'cable',
        solid.tube(
          Array.from(
            { length: 9 },
            (_, k): Vec3 => [x + (5.4 * k) / 8, y + 0.68 - 0.42 * (1 - (k / 4 - 1) ** 2), s * (w / 2 + 0.03)],
          ),
          0.038,
          { cap: 'flat' },
        ),
      );
    b.add(
      `${side} braces`,
      'rail',
      lacing([xs[0], 0.35, s * (w / 2 + 0.2)], [xs[4], 0.35, s * (w / 2 + 0.2)], [0, 0.95, 0], 8, {
        kind: 'rect',
        w: 0.1,
        h: 0.07,
      }),
    );
  }
  b.add(
    'cross beams',
    'rail',
    solid.at(
      solid.box([0.2, 0.22, w + 0.5], [0, y - 0.38, 0], 0.02),
      xs.map((x) => ({ at: [x, 0, 0] as Vec3 })),
    ),
    { grain: [0, 0, 1] },
  );
  addPierThings(b);
}

/** Ladder, lamp, coil of rope, barrel. */
function addPierThings(b: Bench): void {
  const lx = l / 2 + 0.12;
  b.add(
    'ladder',
    'metal',
    solid.many([
      ...[-0.25, 0.25].map((z) =>
        solid.tube(
          [
            [lx, 0.1, z],
            [lx, y + 0.5, z],
            [lx - 0.25, y + 0.55, z],
            [lx - 0.34, y + 0.06, z],
          ],
          0.03,
          { cap: 'flat' },
        ),
      ),
      ...[0.3, 0.65, 1, 1.35].map((v) => solid.rod([lx, v, -0.25], [lx, v, 0.25], 0.022)),
    ]),
  );
  b.add(
    'lamp post',
    'metal',
    solid.tube(
      [
        [4.9, y, 0.85],
        [4.9, y + 2.2, 0.85],
        [4.9, y + 2.5, 0.7],
        [4.9, y + 2.45, 0.45],
      ],
      0.045,
      { cap: 'flat' },
    ),
  );
  b.add(
    'lamp shade',
    'metal',
    solid.turned(outline.pairs([0, 0, 0.17, 0, 0.2, 0.02, 0.06, 0.16, 0, 0.18]), [4.9, y + 2.28, 0.45], { bevel: 0 }),
  );
  b.add(
    'lamp light',
    { base: 'lamp', color: '#ffe6b0', color2: '#ffd27a' },
    { op: 'ball', r: 0.1, at: [4.9, y + 2.25, 0.45] },
  );
  b.add(
    'coiled rope',
    'cable',
    solid.many(
      [0, 1, 2, 3].map((i) =>
        solid.hoop(0.32 - i * 0.035, { kind: 'circle', r: 0.05 }, [-4.2, y + 0.09 + i * 0.07, 0.5], 'y', 28),
      ),
    ),
    { detail: 0.6 },
  );
  b.add(
    'barrel',
    'rail',
    solid.turned(
      outline.pairs([0, 0, 0.24, 0, 0.3, 0.22, 0.31, 0.42, 0.28, 0.62, 0.24, 0.78, 0.22, 0.78, 0.22, 0.74, 0, 0.74]),
      [3.6, y + 0.04, -0.7],
      { bevel: 0.01 },
    ),
    { grain: [0, 1, 0] },
  );
  b.add(
    'barrel hoops',
    'metal',
    solid.many(
      [
        [0.12, 0.275],
        [0.64, 0.283],
      ].map(([v, r]) => solid.hoop(r, { kind: 'rect', w: 0.06, h: 0.02 }, [3.6, y + 0.04 + v, -0.7], 'y', 28)),
    ),
  );
}
