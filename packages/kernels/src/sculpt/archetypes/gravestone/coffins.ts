import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const CASKET: readonly Vec2[] = [
  [-0.2, -0.95],
  [0.2, -0.95],
  [0.34, 0.42],
  [0.22, 0.95],
  [-0.22, 0.95],
  [-0.34, 0.42],
];

const grown = (k: number): Vec2[] => CASKET.map(([x, y]): Vec2 => [x + Math.sign(x) * k, y + Math.sign(y) * k]);

/** A six-sided coffin: walls, bevelled lid with a cross, handles, plate; open it shows its lining. */
export function addCoffin(b: Bench, open: boolean, taste: Rng): void {
  b.add('plinth moulding', 'stone', solid.slab(grown(0.03), 0.05, [0, 0.025, 0], 'y', { bevel: 0.012 }));
  b.add(
    'box',
    'stone',
    solid.slab(CASKET, 0.36, [0, 0.22, 0], 'y', { holes: open ? [grown(-0.03)] : [], bevel: 0.006 }),
    { grain: [0, 0, 1], detail: 1.3 },
  );
  b.add(
    'rim moulding',
    'stone',
    solid.slab(grown(0.018), 0.035, [0, 0.385, 0], 'y', { holes: [grown(-0.028)], bevel: 0.008 }),
  );
  if (open) {
    b.add('lining', 'lining', solid.slab(grown(-0.034), 0.1, [0, 0.1, 0], 'y', { bevel: 0.03 }));
    b.add('pillow', 'flowers', { op: 'ball', r: [0.19, 0.06, 0.13], at: [0, 0.19, -0.72] });
  }
  const lid = (of: Shape): Shape => (open ? solid.put(of, [0.52, 0.02, 0.1], [0, taste.range(6, 14), -58]) : of);
  const ring = (k: number, y: number): { points: Vec3[] } => ({ points: grown(k).map(([x, v]): Vec3 => [x, y, -v]) });
  b.add(
    'lid',
    'stone',
    lid({
      op: 'loft',
      sections: [ring(0.025, 0.405), ring(0.03, 0.43), ring(0.01, 0.45), ring(-0.07, 0.475), ring(-0.1, 0.478)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    }),
    { grain: [0, 0, 1], detail: 1.2 },
  );
  b.add(
    'lid cross',
    'gold',
    lid(
      solid.slab(
        outline.pairs([
          -0.03, -0.5, 0.03, -0.5, 0.03, 0.22, 0.15, 0.22, 0.15, 0.28, 0.03, 0.28, 0.03, 0.5, -0.03, 0.5, -0.03, 0.28,
          -0.15, 0.28, -0.15, 0.22, -0.03, 0.22,
        ]),
        0.02,
        [0, 0.485, 0],
        'y',
        { bevel: 0.005 },
      ),
    ),
  );
  b.add(
    'lid screws',
    'gold',
    lid(
      solid.many(grown(-0.035).map(([x, v]): Shape => ({ op: 'ball', r: [0.018, 0.014, 0.018], at: [x, 0.468, -v] }))),
    ),
    { detail: 0.4 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [i, v] of [-0.55, -0.02].entries()) {
      const x = s * (0.2 + (0.14 * (v + 0.95)) / 1.37);
      b.add(
        `${side} handle ${i + 1}`,
        'gold',
        solid.tube(
          [
            [x - s * 0.004, 0.24, -v - 0.1],
            [x + s * 0.045, 0.22, -v - 0.09],
            [x + s * 0.05, 0.21, -v],
            [x + s * 0.045, 0.22, -v + 0.09],
            [x + s * 0.006, 0.24, -v + 0.1],
          ],
          0.012,
        ),
      );
      b.add(
        `${side} handle plates ${i + 1}`,
        'gold',
        solid.many(
          [-0.1, 0.1].map((u): Shape => ({ op: 'ball', r: [0.014, 0.03, 0.03], at: [x + s * 0.004, 0.24, -v + u] })),
        ),
      );
    }
}
