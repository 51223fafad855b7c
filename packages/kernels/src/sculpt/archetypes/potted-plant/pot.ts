import type { Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import { vessel } from '../../kits/vessel.ts';

/** A pot `r` wide at its mouth on its saucer; returns the height of the soil. */
export function addPot(b: Bench, kind: string, r: number, saucer: boolean): number {
  const y0 = saucer ? r * 0.1 : 0;
  const h = r * 1.75;
  if (saucer)
    b.add(
      'saucer',
      'saucer',
      solid.turned(
        [
          [0, 0],
          [r * 0.78, 0],
          [r * 1.0, r * 0.2],
          [r * 0.94, r * 0.2],
          [r * 0.76, r * 0.09],
          [0, r * 0.09],
        ],
        [0, 0, 0],
        { bevel: r * 0.02 },
      ),
    );
  if (kind === 'square') return addSquare(b, r, y0, h);
  const outer: Vec2[] = (
    kind === 'terracotta'
      ? [
          [0.66, 0],
          [0.68, 0.02],
          [0.9, 0.74],
          [0.905, 0.76],
          [1.0, 0.77],
          [1.02, 0.99],
          [1.0, 1],
        ]
      : kind === 'basket'
        ? [
            [0.86, 0],
            [0.98, 0.08],
            [1.02, 0.4],
            [0.98, 0.8],
            [0.94, 1],
          ]
        : [
            [0.5, 0],
            [0.54, 0.02],
            [0.84, 0.3],
            [1.0, 0.62],
            [0.98, 0.86],
            [0.9, 0.97],
            [0.91, 1],
          ]
  ).map(([x, y]): Vec2 => [x * r, y0 + y * h]);
  const v = { outer, wall: r * 0.075, straight: kind === 'terracotta' };
  const aged = b.tint(
    'pot',
    kind === 'terracotta'
      ? {
          layers: [
            {
              mask: {
                kind: 'all',
                of: [
                  { kind: 'span', dir: [0, 1, 0], from: y0 + h * 0.4, to: y0 },
                  { kind: 'noise', scale: r * 0.5, threshold: 0.5, soft: 0.2 },
                ],
              },
              material: { color: '#d8c0a8' },
              strength: 0.45,
            },
          ],
        }
      : {},
  );
  b.add('pot', aged, vessel.shape(v), { detail: 1.3 });
  if (kind === 'glazed')
    b.add(
      'pot foot',
      b.tint('pot', { base: 'plaster', color: '#c8b494' }),
      solid.hoop(r * 0.49, { kind: 'rect', w: r * 0.08, h: r * 0.06 }, [0, y0 + r * 0.04, 0], 'y', 48),
      { detail: 0.6 },
    );
  const level = y0 + h * 0.87;
  const R = vessel.bore(v, level);
  const soil = roundBody({
    profile: [
      [0.01, -0.3],
      [0.97, -0.3],
      [0.985, -0.02],
      [0.7, 0.03],
      [0.3, 0.06],
      [0.01, 0.07],
    ].map(([x, y]): Vec2 => [x * R, level + y * R]),
    sides: 48,
    lift: (a, _t, x) => (x > 0.1 * R ? R * 0.03 * around(a, 12, 3, (x / R) * 5) : 0),
  });
  b.add('soil', 'soil', soil, { detail: 0.7 });
  return level + R * 0.04;
}

/** A square planter; returns the height of its soil. */
function addSquare(b: Bench, r: number, y0: number, h: number): number {
  const ring = (k: number, y: number): { points: [number, number, number][] } => ({
    points: outline
      .roundRect(r * 2 * k, r * 2 * k, r * 0.16, 0, 0, 4)
      .map(([x, z]): [number, number, number] => [x, y, z]),
  });
  const lip = y0 + h;
  b.add(
    'pot',
    'pot',
    {
      op: 'loft',
      sections: [
        ring(0.72, y0),
        ring(0.73, y0 + h * 0.02),
        ring(0.96, lip - h * 0.01),
        ring(0.95, lip),
        ring(0.86, lip),
        ring(0.84, lip - h * 0.02),
        ring(0.78, y0 + h * 0.5),
      ],
      spline: 'linear',
    },
    { detail: 1.2 },
  );
  const dip: [number, number, number][] = outline
    .roundRect(r * 1.7, r * 1.7, r * 0.14)
    .map(([x, z]) => [x, lip - h * 0.14, z]);
  b.add('soil', 'soil', {
    op: 'loft',
    sections: [
      { points: dip.map(([x, , z]) => [x * 0.98, lip - h * 0.2, z * 0.98]) },
      { points: dip },
      { points: dip.map(([x, , z]) => [x * 0.6, lip - h * 0.115, z * 0.6]) },
    ],
    spline: 'linear',
  });
  return lip - h * 0.12;
}
