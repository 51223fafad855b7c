import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A tapering needle with a gilt point on a stepped base, with signs cut down its faces. */
export function addObelisk(b: Bench, taste: Rng): void {
  for (const [i, [w, h, y]] of [
    [2.4, 0.24, 0],
    [1.9, 0.24, 0.24],
    [1.5, 0.7, 0.48],
  ].entries())
    b.add(['lower step', 'upper step', 'pedestal'][i], 'base', solid.box([w, h, w], [0, y + h / 2, 0], 0.03));
  b.add('pedestal cornice', 'base', solid.box([1.66, 0.12, 1.66], [0, 1.22, 0], 0.03));
  const ring = (a: number, y: number): { points: Vec3[] } => ({
    points: [
      [a, y, a],
      [a, y, -a],
      [-a, y, -a],
      [-a, y, a],
    ],
  });
  b.add(
    'shaft',
    'shaft',
    { op: 'loft', sections: [ring(0.56, 1.27), ring(0.36, 7.5)], spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.4 },
  );
  b.add('point', 'gold', {
    op: 'loft',
    sections: [ring(0.362, 7.49), ring(0.02, 8.4)],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  const glyph = (k: number): Shape =>
    [
      solid.hoop(0.08, { kind: 'rect', w: 0.03, h: 0.022 }, [0, 0, 0], 'z', 16),
      solid.box([0.2, 0.03, 0.03], [0, 0, 0], 0),
      solid.slab(outline.pairs([-0.09, -0.06, 0.09, -0.06, 0, 0.1]), 0.03, [0, 0, 0], 'z', { bevel: 0 }),
      solid.box([0.03, 0.2, 0.03], [0, 0, 0], 0),
      { op: 'ball' as const, r: [0.1, 0.035, 0.02] as Vec3 },
    ][k % 5];
  for (const [side, d] of [
    ['front', 0],
    ['left', 90],
    ['back', 180],
    ['right', 270],
  ] as const) {
    const signs = Array.from({ length: 13 }, (_, i) => {
      const y = 1.75 + i * 0.42;
      const z = 0.56 - (0.2 * (y - 1.27)) / 6.23;
      return solid.put(solid.put(glyph(taste.int(5)), [0, y, z], [-1.84, 0, 0]), [0, 0, 0], [0, d, 0]);
    });
    b.add(`${side} inscription`, 'gold', solid.many(signs), { detail: 0.4 });
  }
}
