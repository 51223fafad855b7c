import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A box grater: four tapered sides with holes of three sizes, handle bow, rubber foot. */
export function buildGrater(b: Bench): number {
  const ring = (w: number, d: number, y: number, grow = 0): { points: Vec3[] } => ({
    points: outline.roundRect(w + grow, d + grow, 0.008 + grow / 2, 0, 0, 3).map(([x, z]): Vec3 => [x, y, -z]),
  });
  const shell: Shape = {
    op: 'loft',
    sections: [
      ring(0.105, 0.08, 0.006),
      ring(0.08, 0.056, 0.215),
      ring(0.077, 0.053, 0.215),
      ring(0.102, 0.077, 0.006),
    ],
    spline: 'linear',
    closed: true,
    smooth: false,
  };
  const lean = 0.06;
  const holes: Shape[] = [];
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 5 - (j % 2); i++) {
      const y = 0.034 + j * 0.021;
      holes.push(
        solid.put(solid.cyl(0.0048, 0.2, [0, 0, 0], 'z', { bevel: 0, segments: 10 }), [
          (i - (4 - (j % 2)) / 2) * 0.0145,
          y,
          0.06,
        ]),
      );
    }
  b.add('grating body', 'metal', solid.cut(shell, solid.many(holes)), { detail: 1.8 });
  const teeth: Shape[] = [];
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 5 - (j % 2); i++) {
      const y = 0.034 + j * 0.021;
      const z = 0.04 - (y - 0.006) * 0.0574;
      teeth.push(
        solid.put(
          { op: 'ball', r: [0.0056, 0.0046, 0.0042], from: 0, to: 90 },
          [(i - (4 - (j % 2)) / 2) * 0.0145, y - 0.0036, z],
          [80, 0, 0],
        ),
      );
    }
  b.add('coarse teeth', 'metal', solid.many(teeth), { detail: 0.7 });
  const side: Shape[] = [];
  for (let j = 0; j < 12; j++)
    for (let i = 0; i < 4; i++) {
      const y = 0.03 + j * 0.0148;
      side.push(
        solid.put(
          {
            op: 'hull',
            points: [
              [-0.002, 0, -0.002],
              [0.002, 0, -0.002],
              [-0.002, 0, 0.002],
              [0.002, 0, 0.002],
              [0, 0.0028, 0],
            ],
          },
          [0.0525 - (y - 0.006) * lean, y, (i - 1.5) * 0.0118 + (j % 2) * 0.003],
          [0, 0, -90],
        ),
      );
    }
  b.add('fine teeth', 'metal', solid.both(solid.many(side)), { detail: 0.4 });
  b.add(
    'foot',
    'handle',
    {
      op: 'loft',
      sections: [
        ring(0.105, 0.08, 0, 0.006),
        ring(0.104, 0.079, 0.014, 0.006),
        ring(0.1, 0.075, 0.014, 0),
        ring(0.1, 0.075, 0, 0),
      ],
      spline: 'linear',
      closed: true,
      smooth: false,
    },
    { detail: 0.9 },
  );
  b.add(
    'crown',
    'handle',
    {
      op: 'loft',
      sections: [ring(0.08, 0.056, 0.21, 0.006), ring(0.079, 0.055, 0.222, 0.006), ring(0.07, 0.046, 0.225, 0)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 0.9 },
  );
  b.add(
    'handle',
    'handle',
    solid.bar(
      [
        [-0.03, 0.22, 0],
        [-0.03, 0.236, 0],
        [-0.022, 0.247, 0],
        [0.022, 0.247, 0],
        [0.03, 0.236, 0],
        [0.03, 0.22, 0],
      ],
      { kind: 'rect', w: 0.018, h: 0.0085, r: 0.003 },
      { spline: 'catmull', up: [1, 0, 0] },
    ),
    { detail: 1 },
  );
  return 0.247;
}
