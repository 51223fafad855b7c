import type { Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addCycleWheel, addDiscWheel } from '../../kits/vehicle/index.ts';

/** A wheelchair: tube frame, large wheels with push rims, casters, seat and back of cloth, rests. It faces +z. */
export function buildWheelchair(b: Bench): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addCycleWheel(b, side, { r: 0.3, w: 0.028, face: 'wire', spokes: 20 }, [s * 0.29, 0.3, -0.08]);
    b.add(
      `${side} push rim`,
      'metal',
      solid.hoop(0.26, { kind: 'circle', r: 0.009 }, [s * 0.325, 0.3, -0.08], 'x', 44),
    );
    b.add(
      `${side} rim clips`,
      'metal',
      solid.many(
        [0, 72, 144, 216, 288].map((a) =>
          solid.rod(
            [s * 0.295, 0.3 + 0.265 * Math.sin((a * Math.PI) / 180), -0.08 + 0.265 * Math.cos((a * Math.PI) / 180)],
            [s * 0.325, 0.3 + 0.26 * Math.sin((a * Math.PI) / 180), -0.08 + 0.26 * Math.cos((a * Math.PI) / 180)],
            0.005,
          ),
        ),
      ),
      { detail: 0.4 },
    );
    addDiscWheel(b, `${side} caster`, { r: 0.075, w: 0.032, rim: 0.6 }, [s * 0.22, 0.075, 0.36], s);
    b.add(
      `${side} caster fork`,
      'metal',
      formed.board(
        [
          [0.075, 0.36],
          [0.15, 0.35],
          [0.24, 0.33],
        ].map(([y, z]) => ({
          at: [s * 0.22, y, z] as Vec3,
          w: 0.05,
          h: 0.022,
          side: [1, 0, 0] as Vec3,
          up: [0, 0, 1] as Vec3,
        })),
        0.006,
      ),
    );
    b.add(
      `${side} frame`,
      'body',
      solid.tube(
        [
          [s * 0.22, 0.95, -0.34],
          [s * 0.22, 0.92, -0.26],
          [s * 0.22, 0.5, -0.2],
          [s * 0.22, 0.22, -0.2],
          [s * 0.22, 0.22, 0.32],
          [s * 0.22, 0.5, 0.3],
        ],
        0.0125,
        { spline: 'linear' },
      ),
    );
    b.add(`${side} seat rail`, 'body', solid.rod([s * 0.22, 0.5, -0.2], [s * 0.22, 0.5, 0.3], 0.0125));
    b.add(
      `${side} leg`,
      'body',
      solid.tube(
        [
          [s * 0.22, 0.5, 0.3],
          [s * 0.21, 0.46, 0.38],
          [s * 0.16, 0.14, 0.5],
        ],
        0.011,
      ),
    );
    b.add(`${side} foot plate`, 'accent', solid.box([0.14, 0.012, 0.14], [s * 0.09, 0.13, 0.54], 0.005, [-12, 0, 0]));
    b.add(`${side} arm rest`, 'grips', solid.box([0.05, 0.03, 0.3], [s * 0.24, 0.73, 0.0], 0.012));
    b.add(
      `${side} arm posts`,
      'body',
      solid.tube(
        [
          [s * 0.23, 0.5, 0.16],
          [s * 0.235, 0.7, 0.14],
          [s * 0.235, 0.715, 0.08],
          [s * 0.235, 0.715, -0.16],
        ],
        0.01,
      ),
    );
    b.add(`${side} grip`, 'grips', solid.rod([s * 0.22, 0.95, -0.33], [s * 0.22, 0.955, -0.45], 0.017, 0.015, 'round'));
  }
  b.add('seat', 'cushion', solid.put(formed.pad(outline.roundRect(0.44, 0.44, 0.04), 0.05), [0, 0.5, 0.06]), {
    detail: 1.1,
  });
  b.add('back', 'cushion', {
    op: 'sheet',
    grid: [0.56, 0.7, 0.86].map((y) =>
      [-0.22, -0.11, 0, 0.11, 0.22].map((x): Vec3 => [x, y, -0.215 - (y - 0.5) * 0.13 - 0.03 * (1 - (x / 0.22) ** 2)]),
    ),
    thickness: 0.02,
  });
  for (const [i, [a, c]] of (
    [
      [
        [-0.22, 0.24],
        [0.22, 0.48],
      ],
      [
        [0.22, 0.24],
        [-0.22, 0.48],
      ],
    ] as const
  ).entries())
    b.add(
      `cross brace ${i + 1}`,
      'metal',
      solid.rod([a[0], a[1], 0.02 + i * 0.024], [c[0], c[1], 0.02 + i * 0.024], 0.01),
    );
}

/** A toy wagon: pressed red tray, rolled rim, four wheels, long handle. */
export function buildToyWagon(b: Bench): void {
  for (const [end, z] of [
    ['front', 0.26],
    ['back', -0.26],
  ] as const) {
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      addDiscWheel(b, `${end} ${side}`, { r: 0.085, w: 0.036, rim: 0.6 }, [s * 0.19, 0.085, z], s);
    b.add(`${end} axle`, 'metal', solid.cyl(0.008, 0.36, [0, 0.085, z], 'x'));
    b.add(
      `${end} bracket`,
      'metal',
      formed.board(
        [
          [0.085, 0.03],
          [0.15, 0.05],
        ].map(([y, h]) => ({ at: [0, y, z] as Vec3, w: 0.2, h, side: [1, 0, 0] as Vec3, up: [0, 0, 1] as Vec3 })),
        0.006,
        'linear',
      ),
    );
  }
  const ring = (y: number, w: number, l: number): Vec3[] =>
    outline.roundRect(w, l, 0.05, 0, 0, 6).map(([x, v]): Vec3 => [x, y, -v]);
  b.add(
    'tray',
    'body',
    {
      op: 'loft',
      sections: [
        ring(0.155, 0.36, 0.78),
        ring(0.26, 0.42, 0.86),
        ring(0.262, 0.41, 0.85),
        ring(0.166, 0.346, 0.766),
      ].map((points) => ({ points })),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  b.add('rim', 'body', solid.tube(ring(0.264, 0.424, 0.864), 0.011, { closed: true, spline: 'linear' }));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} name`,
      'accent',
      solid.put(
        { op: 'text', value: 'CLAY', height: 0.05, depth: 0.006, bevel: 0 },
        [s * 0.196, 0.185, 0],
        [0, s * 90, 0],
      ),
      { detail: 0.5 },
    );
  b.add('steering plate', 'metal', solid.cyl(0.07, 0.012, [0, 0.148, 0.26]));
  b.add(
    'tongue',
    'grips',
    solid.tube(
      [
        [0, 0.1, 0.29],
        [0, 0.12, 0.46],
        [0, 0.34, 0.74],
        [0, 0.62, 1.02],
      ],
      0.011,
    ),
  );
  b.add(
    'handle',
    'grips',
    solid.tube(
      [
        [0, 0.61, 1.01],
        [0.05, 0.64, 1.04],
        [0.055, 0.7, 1.1],
        [0, 0.72, 1.12],
        [-0.055, 0.7, 1.1],
        [-0.05, 0.64, 1.04],
      ],
      0.011,
      { closed: true },
    ),
  );
}
