import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, smoothLoop, solid, triples } from '../../kits/joinery/index.ts';

/** A horse's head and neck from the side, facing +x, its root at (0, 0), in metres. */
const HEAD = [
  -0.13, -0.02, 0.02, -0.06, 0.12, -0.01, 0.125, 0.1, 0.15, 0.17, 0.235, 0.13, 0.285, 0.135, 0.3, 0.185, 0.25, 0.245,
  0.17, 0.315, 0.135, 0.375, 0.1, 0.33, 0.03, 0.3, -0.04, 0.2, -0.09, 0.09,
];

/** Eye, nostril, ears, mane and bridle of a wooden head; `put` takes the side view (x ahead) to its place. */
function addHead(b: Bench, put: (of: Shape) => Shape, thick: number): void {
  b.add('head', 'wood', put(solid.slab(smoothLoop(HEAD, 3), thick, [0, 0, 0], 'z', { bevel: thick * 0.22 })), {
    detail: 1.4,
    grain: [0, 1, 0.2],
  });
  const t = thick / 2;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} eye`, 'dark', put({ op: 'ball', r: [0.011, 0.013, 0.006], at: [0.175, 0.235, s * t] }));
    b.add(`${name} nostril`, 'dark', put({ op: 'ball', r: [0.007, 0.006, 0.004], at: [0.272, 0.165, s * t * 0.92] }));
    b.add(
      `${name} ear`,
      'wood',
      put(
        solid.put(
          solid.slab(
            outline.rounded(
              [
                [-0.018, 0],
                [0.018, 0],
                [0.004, 0.06],
              ],
              0.008,
            ),
            0.014,
            [0, 0, 0],
            'z',
            { bevel: 0.004 },
          ),
          [0.105, 0.34, s * t * 0.55],
          [s * -10, 0, 8],
        ),
      ),
    );
    b.add(
      `${name} cheek strap`,
      'second',
      put(
        solid.bar(
          triples([0.12, 0.3, 0, 0.155, 0.2, 0, 0.16, 0.155, 0]).map(([x, y]): Vec3 => [x, y, s * (t + 0.001)]),
          { kind: 'rect', w: 0.012, h: 0.005, r: 0.001 },
          { up: [0, 0, 1] },
        ),
      ),
    );
    b.add(
      `${name} nose strap`,
      'second',
      put(
        solid.bar(
          triples([0.2, 0.28, 0, 0.225, 0.2, 0, 0.222, 0.14, 0]).map(([x, y]): Vec3 => [x, y, s * (t + 0.001)]),
          { kind: 'rect', w: 0.012, h: 0.005, r: 0.001 },
          { up: [0, 0, 1] },
        ),
      ),
    );
    b.add(
      `${name} ring`,
      'metal',
      put(
        solid.put(solid.hoop(0.01, { kind: 'circle', r: 0.0025 }, [0, 0, 0], 'z', 20), [0.212, 0.19, s * (t + 0.005)]),
      ),
    );
  }
  const locks = Array.from({ length: 11 }, (_, i): Shape => {
    const k = i / 10;
    const x = 0.1 - 0.225 * k ** 1.15;
    const y = 0.345 - 0.3 * k;
    return solid.tube(
      [
        [x + 0.008, y + 0.012, 0],
        [x - 0.018, y + 0.012, i % 2 ? 0.012 : -0.012],
        [x - 0.048, y - 0.02, i % 2 ? 0.02 : -0.02],
        [x - 0.06, y - 0.055, i % 2 ? 0.012 : -0.012],
      ],
      0.016,
      { taper: [0.7, 1.1, 0.9, 0.25] },
    );
  });
  b.add('mane', 'mane', put(solid.many(locks)), { detail: 0.8 });
  b.add(
    'forelock',
    'mane',
    put(solid.tube(triples([0.1, 0.36, 0, 0.14, 0.365, 0, 0.17, 0.32, 0.004]), 0.013, { taper: [0.9, 1, 0.3] })),
  );
}

/** Rockers, legs, stirrups and reins of both sides. */
function addRockers(b: Bench, put: (of: Shape) => Shape): void {
  const rock = (x: number): number => 0.02 + 0.16 * (x / 0.62) ** 2;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const z = s * 0.17;
    const path = Array.from({ length: 15 }, (_, i): Vec3 => {
      const x = -0.62 + (1.24 * i) / 14;
      return [x, rock(x), z];
    });
    b.add(
      `${name} rocker`,
      'body',
      put(solid.bar(path, { kind: 'rect', w: 0.032, h: 0.042, r: 0.008 }, { up: [0, 1, 0], cap: 'flat' })),
      { detail: 1.1 },
    );
    for (const [end, q] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      const foot: Vec3 = [q * 0.36, rock(0.36) + 0.015, z];
      b.add(
        `${name} ${end} leg`,
        'wood',
        put(
          solid.bar(
            [[q * 0.2, 0.46, s * 0.075], [q * 0.27 + (q < 0 ? 0.03 : 0), 0.27, s * 0.13], foot],
            { kind: 'ellipse', rx: 0.034, ry: 0.044 },
            { spline: 'catmull', up: [0, 0, 1], taper: [1.3, 0.85, 0.72] },
          ),
        ),
        { grain: [0, 1, 0] },
      );
      b.add(
        `${name} ${end} hoof`,
        'dark',
        put(
          solid.put(solid.cyl(0.038, 0.035, [0, 0, 0], 'y', { top: 0.031, bevel: 0.005 }), [
            foot[0],
            foot[1] + 0.018,
            foot[2],
          ]),
        ),
      );
    }
    b.add(
      `${name} stirrup`,
      'metal',
      put(
        solid.tube(
          [
            [-0.02, 0.36, s * 0.125],
            [-0.045, 0.29, s * 0.135],
            [0.005, 0.29, s * 0.135],
            [-0.02, 0.36, s * 0.125],
          ],
          0.006,
          { spline: 'linear', closed: false },
        ),
      ),
    );
    b.add(
      `${name} stirrup strap`,
      'second',
      put(
        solid.bar(
          [
            [-0.02, 0.545, s * 0.085],
            [-0.02, 0.47, s * 0.119],
            [-0.02, 0.355, s * 0.125],
          ],
          { kind: 'rect', w: 0.02, h: 0.005, r: 0.001 },
          { up: [0, 0, 1] },
        ),
      ),
    );
    b.add(
      `${name} rein`,
      'second',
      put(
        solid.tube(
          [
            [0.4, 0.715, s * 0.045],
            [0.32, 0.66, s * 0.065],
            [0.17, 0.66, s * 0.06],
            [0.08, 0.6, s * 0.03],
          ],
          0.006,
        ),
      ),
    );
  }
  for (const [name, x] of [
    ['front', 0.44],
    ['middle', 0],
    ['back', -0.44],
  ] as const)
    b.add(`${name} slat`, 'body', put(solid.box([0.05, 0.024, 0.38], [x, rock(x) + 0.028, 0], 0.006)), {
      grain: [1, 0, 0],
    });
}

/** A wooden horse on rockers, facing +Z. */
function buildRocking(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, -90, 0]);
  const lift = (of: Shape): Shape => put(solid.put(of, [0.19, 0.53, 0]));
  addHead(b, lift, 0.075);
  b.add(
    'body',
    'wood',
    put({
      op: 'union',
      k: 0.05,
      of: [
        {
          op: 'chain',
          points: [
            [-0.235, 0.472, 0],
            [0, 0.458, 0],
            [0.19, 0.478, 0],
          ],
          radii: [0.11, 0.102, 0.1],
          spline: 'catmull',
        },
        {
          op: 'chain',
          points: [
            [0.17, 0.51, 0],
            [0.2, 0.6, 0],
            [0.21, 0.66, 0],
          ],
          radii: [0.088, 0.062, 0.036],
        },
      ],
    }),
    { detail: 1.2, grain: [0, 0, 1] },
  );
  addRockers(b, put);
  b.add('handle', 'body', put(solid.rod([0.26, 0.7, -0.15], [0.26, 0.7, 0.15], 0.016, 0.016, 'round')));
  b.add(
    'saddle blanket',
    'second',
    put(
      solid.put(
        solid.bar(
          outline.arc(0, 0, 0.121, 20, 160, 16).map(([z, y]): Vec3 => [0, y, z]),
          { kind: 'rect', w: 0.26, h: 0.008, r: 0.002 },
          { up: [1, 0, 0] },
        ),
        [-0.03, 0.452, 0],
      ),
    ),
  );
  b.add(
    'saddle',
    'saddle',
    put({
      op: 'union',
      k: 0.03,
      of: [
        { op: 'ellipsoid', r: [0.12, 0.028, 0.085], at: [-0.03, 0.575, 0] },
        { op: 'ellipsoid', r: [0.03, 0.05, 0.07], at: [-0.145, 0.605, 0] },
        { op: 'ellipsoid', r: [0.022, 0.042, 0.035], at: [0.075, 0.61, 0] },
      ],
    }),
  );
  const tail = Array.from(
    { length: 5 },
    (_, i): Shape =>
      solid.tube(
        [
          [-0.33, 0.53, 0],
          [-0.42, 0.55, (i - 2) * 0.012],
          [-0.48, 0.44, (i - 2) * 0.022],
          [-0.47 - 0.01 * i, 0.3, (i - 2) * 0.018],
        ],
        0.02,
        { taper: [0.7, 1, 1, 0.25] },
      ),
  );
  b.add('tail', 'mane', put(solid.many(tail)));
}

/** A horse's head on a stick with a wheel. */
function buildHobby(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, -90, 0]);
  addHead(b, (of) => put(solid.put(of, [0, 0.72, 0])), 0.07);
  b.add('stick', 'body', solid.rod([0, 0.06, 0], [0, 0.74, 0], 0.0145), { grain: [0, 1, 0] });
  b.add('collar', 'second', solid.cyl(0.05, 0.03, [0, 0.688, 0], 'y', { bevel: 0.006 }));
  b.add('handle', 'body', solid.rod([-0.14, 0.6, 0], [0.14, 0.6, 0], 0.013, 0.013, 'round'));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} wheel`, 'saddle', solid.cyl(0.05, 0.018, [s * 0.026, 0.05, 0], 'x', { bevel: 0.004 }));
  b.add('axle', 'metal', solid.rod([-0.042, 0.05, 0], [0.042, 0.05, 0], 0.008));
}

/** Horses of wood: metres, facing +Z. */
export const horse = { buildRocking, buildHobby };
