import type { Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel } from '../../kits/vehicle/index.ts';

/** A go-kart heading to +z: tube frame, bumpers, nose, side pods, bucket seat, wheel, pedals, engine with chain guard. */
export function buildKart(b: Bench): void {
  for (const [end, z, r, w, x] of [
    ['front', 0.56, 0.125, 0.12, 0.5],
    ['back', -0.52, 0.14, 0.19, 0.52],
  ] as const)
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      addDiscWheel(b, `${end} ${side}`, { r, w, rim: 0.52, nuts: 4 }, [s * x, r, z], s);
  b.add('rear axle', 'chrome', solid.cyl(0.02, 1.0, [0, 0.14, -0.52], 'x'));
  b.add('front axle', 'chrome', solid.cyl(0.016, 0.94, [0, 0.125, 0.56], 'x'));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} frame rail`,
      'chrome',
      solid.tube(
        [
          [s * 0.14, 0.1, 0.78],
          [s * 0.2, 0.09, 0.5],
          [s * 0.3, 0.08, 0.1],
          [s * 0.32, 0.08, -0.3],
          [s * 0.28, 0.1, -0.66],
        ],
        0.017,
      ),
    );
    b.add(
      `${side} pod`,
      'body',
      {
        op: 'loft',
        sections: (
          [
            [-0.28, 0.06, 0.06],
            [-0.24, 0.085, 0.09],
            [0.1, 0.085, 0.095],
            [0.26, 0.07, 0.07],
            [0.31, 0.04, 0.04],
          ] as const
        ).map(([z, a, c]) => ({
          points: outline.superellipse(a, c, 3, 28).map(([u, v]): Vec3 => [s * 0.46 + u, 0.14 + v, z]),
        })),
        spline: 'catmull',
        smooth: true,
        cap: 'flat',
      },
      { detail: 1.1 },
    );
    b.add(`${side} pod stripe`, 'accent', solid.box([0.008, 0.05, 0.34], [s * 0.546, 0.15, -0.04], 0.002));
    b.add(`${side} pedal`, 'accent', solid.box([0.05, 0.09, 0.012], [s * 0.09, 0.2, 0.6], 0.004, [-20, 0, 0]));
    b.add(`${side} pedal arm`, 'chrome', solid.rod([s * 0.09, 0.1, 0.56], [s * 0.09, 0.2, 0.605], 0.008));
    b.add(`${side} steering rod`, 'chrome', solid.rod([s * 0.03, 0.17, 0.44], [s * 0.42, 0.13, 0.54], 0.007));
  }
  b.add('floor pan', 'chrome', solid.box([0.36, 0.006, 0.86], [0, 0.072, 0.3], 0.002));
  addNose(b);
}

/** Nose, number plate and bumpers. */
function addNose(b: Bench): void {
  b.add(
    'nose',
    'body',
    {
      op: 'loft',
      sections: (
        [
          [0.66, 0.3, 0.05, 0.15],
          [0.74, 0.36, 0.055, 0.13],
          [0.85, 0.34, 0.04, 0.105],
          [0.9, 0.26, 0.02, 0.095],
        ] as const
      ).map(([z, a, c, y]) => ({ points: outline.superellipse(a, c, 3, 36).map(([u, v]): Vec3 => [u, y + v, z]) })),
      spline: 'catmull',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  b.add(
    'number plate',
    'body',
    formed.board(
      [
        [0.2, 0.7, 0.2],
        [0.32, 0.6, 0.19],
        [0.43, 0.52, 0.15],
      ].map(([y, z, w]) => ({
        at: [0, y, z] as Vec3,
        w,
        h: 0.014,
        side: [1, 0, 0] as Vec3,
        up: [0, 0.55, 0.8] as Vec3,
      })),
      0.004,
    ),
  );
  b.add(
    'number',
    'accent',
    solid.put({ op: 'text', value: '7', height: 0.12, depth: 0.008, bevel: 0 }, [0, 0.27, 0.655], [-50, 0, 0]),
    { detail: 0.5 },
  );
  b.add(
    'front bumper',
    'chrome',
    solid.tube(
      [
        [0.3, 0.11, 0.8],
        [0.28, 0.11, 0.93],
        [0, 0.11, 0.96],
        [-0.28, 0.11, 0.93],
        [-0.3, 0.11, 0.8],
      ],
      0.014,
    ),
  );
  b.add(
    'rear bumper',
    'chrome',
    solid.tube(
      [
        [0.3, 0.13, -0.64],
        [0.36, 0.15, -0.76],
        [0, 0.15, -0.79],
        [-0.36, 0.15, -0.76],
        [-0.3, 0.13, -0.64],
      ],
      0.016,
    ),
  );
  addCockpit(b);
}

/** Seat, steering wheel and engine. */
function addCockpit(b: Bench): void {
  const seat = [
    [0.1, 0.02, 0.3, 0.1],
    [0.09, -0.16, 0.34, 0.12],
    [0.13, -0.3, 0.36, 0.14],
    [0.3, -0.4, 0.36, 0.1],
    [0.5, -0.46, 0.3, 0.06],
  ];
  b.add(
    'seat',
    'deck',
    {
      op: 'sheet',
      grid: seat.map(([y, z, w, side]) =>
        [-1, -0.86, -0.55, 0, 0.55, 0.86, 1].map(
          (u): Vec3 => [(u * w) / 2, y + Math.abs(u) ** 3 * side, z + Math.abs(u) ** 3 * 0.05],
        ),
      ),
      thickness: 0.014,
    },
    { detail: 1.2 },
  );
  b.add('seat pad', 'accent', {
    op: 'sheet',
    grid: seat.map(([y, z, w]) => [-0.3, 0, 0.3].map((u): Vec3 => [u * w, y + 0.016, z + 0.018])),
    thickness: 0.012,
  });
  for (const [i, s] of [1, -1].entries())
    b.add(`seat stay ${i + 1}`, 'chrome', solid.rod([s * 0.15, 0.3, -0.4], [s * 0.28, 0.11, -0.6], 0.01));
  b.add('steering column', 'chrome', solid.rod([0, 0.14, 0.52], [0, 0.4, 0.2], 0.012));
  const tilt: Vec3 = [39, 0, 0];
  b.add(
    'steering wheel',
    'grips',
    solid.put(solid.hoop(0.13, { kind: 'circle', r: 0.015 }, [0, 0, 0], 'z', 44), [0, 0.41, 0.19], tilt),
  );
  b.add(
    'wheel spokes',
    'chrome',
    solid.put(
      solid.many(
        [90, 210, 330].map((a) =>
          solid.put(solid.box([0.12, 0.022, 0.006], [0.064, 0, 0], 0.002), [0, 0, 0], [0, 0, a]),
        ),
      ),
      [0, 0.41, 0.19],
      tilt,
    ),
  );
  b.add(
    'wheel hub',
    'accent',
    solid.put(solid.cyl(0.03, 0.02, [0, 0, 0], 'z', { bevel: 0.004 }), [0, 0.41, 0.19], tilt),
  );
  b.add('engine', 'chrome', solid.box([0.16, 0.14, 0.18], [-0.27, 0.19, -0.34], 0.012));
  for (let i = 0; i < 5; i++)
    b.add(`cooling fin ${i + 1}`, 'chrome', solid.box([0.14, 0.008, 0.15], [-0.27, 0.275 + i * 0.017, -0.34], 0.002), {
      detail: 0.4,
    });
  b.add('cylinder head', 'grips', solid.box([0.09, 0.11, 0.1], [-0.27, 0.31, -0.34], 0.008));
  b.add('air filter', 'accent', solid.cyl(0.04, 0.07, [-0.27, 0.27, -0.21], 'z', { bevel: 0.008 }));
  b.add(
    'exhaust',
    'chrome',
    solid.tube(
      [
        [-0.33, 0.24, -0.34],
        [-0.4, 0.22, -0.36],
        [-0.4, 0.2, -0.5],
        [-0.33, 0.2, -0.64],
      ],
      0.02,
    ),
  );
  b.add(
    'muffler',
    'chrome',
    solid.turned(pairs([0, 0, 0.03, 0, 0.036, 0.02, 0.036, 0.12, 0.02, 0.14, 0, 0.14]), [-0.33, 0.2, -0.76], {
      axis: 'z',
    }),
  );
  b.add(
    'chain guard',
    'body',
    solid.slab(
      outline.rounded(pairs([-0.56, 0.1, -0.3, 0.14, -0.3, 0.24, -0.52, 0.24, -0.6, 0.18]), 0.03),
      0.03,
      [-0.17, 0, 0],
      'x',
      { bevel: 0.004 },
    ),
  );
  b.add('fuel tank', 'accent', solid.box([0.14, 0.07, 0.14], [0, 0.13, 0.2], 0.014));
  b.add('fuel cap', 'grips', solid.cyl(0.024, 0.018, [0, 0.17, 0.2]));
}
