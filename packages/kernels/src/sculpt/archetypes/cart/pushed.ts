import type { Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addCycleWheel, addDiscWheel } from '../../kits/vehicle/index.ts';
import { addSeat } from './parts.ts';

/** A shopping cart: wire basket, frame, child seat, handle, casters. It is pushed towards +z. */
export function buildShopping(b: Bench): void {
  const rim = (y: number): { x: number; z0: number; z1: number } => {
    const t = (y - 0.5) / 0.45;
    return { x: 0.19 + 0.07 * t, z0: -0.36 - 0.07 * t, z1: 0.36 + 0.09 * t };
  };
  const loop = (y: number): Vec3[] => {
    const { x, z0, z1 } = rim(y);
    return [
      [x + 0.02, y, z0],
      [x, y, z1],
      [-x, y, z1],
      [-x - 0.02, y, z0],
    ];
  };
  for (const [i, y] of [0.5, 0.59, 0.68, 0.77, 0.86].entries())
    b.add(`basket ring ${i + 1}`, 'metal', solid.tube(loop(y), 0.0035, { closed: true, spline: 'linear' }), {
      detail: 0.5,
    });
  b.add('basket rim', 'metal', solid.tube(loop(0.95), 0.009, { closed: true, spline: 'linear' }));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} wires`,
      'metal',
      solid.many(
        Array.from({ length: 17 }, (_, i) => {
          const t = i / 16;
          const a = rim(0.5);
          const c = rim(0.95);
          return solid.rod(
            [s * (a.x + 0.02 * (1 - t)), 0.5, a.z0 + (a.z1 - a.z0) * t],
            [s * (c.x + 0.02 * (1 - t)), 0.95, c.z0 + (c.z1 - c.z0) * t],
            0.0026,
          );
        }),
      ),
      { detail: 0.4 },
    );
    b.add(
      `${side} frame`,
      'metal',
      solid.tube(
        [
          [s * 0.24, 1.0, -0.48],
          [s * 0.24, 0.9, -0.44],
          [s * 0.2, 0.4, -0.34],
          [s * 0.2, 0.17, -0.36],
          [s * 0.2, 0.14, 0.0],
          [s * 0.2, 0.14, 0.42],
        ],
        0.0125,
      ),
    );
    b.add(`${side} strut`, 'metal', solid.rod([s * 0.2, 0.15, 0.32], [s * 0.2, 0.5, 0.3], 0.01));
    b.add(`${side} handle bracket`, 'accent', solid.box([0.03, 0.06, 0.05], [s * 0.245, 0.985, -0.475], 0.012));
    for (const [end, z] of [
      ['front', 0.42],
      ['back', -0.36],
    ] as const) {
      addDiscWheel(b, `${end} ${side}`, { r: 0.055, w: 0.026, rim: 0.6 }, [s * 0.2, 0.055, z - 0.02], s);
      b.add(
        `${end} ${side} caster`,
        'metal',
        formed.board(
          [
            [0.05, -0.02],
            [0.09, -0.012],
            [0.13, 0],
          ].map(([y, dz]) => ({
            at: [s * 0.2, y, z + dz] as Vec3,
            w: 0.042,
            h: 0.02,
            side: [1, 0, 0] as Vec3,
            up: [0, 0, 1] as Vec3,
          })),
          0.004,
        ),
      );
    }
  }
  addBasketEnds(b);
}

/** Ends and floor of the basket, rack, handle, child seat. */
function addBasketEnds(b: Bench): void {
  const rim = (y: number): { x: number; z0: number; z1: number } => {
    const t = (y - 0.5) / 0.45;
    return { x: 0.19 + 0.07 * t, z0: -0.36 - 0.07 * t, z1: 0.36 + 0.09 * t };
  };
  for (const [end, k] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(
      `${end} wires`,
      'metal',
      solid.many(
        Array.from({ length: 8 }, (_, i) => {
          const t = (i + 0.5) / 8 - 0.5;
          const a = rim(0.5);
          const c = rim(0.95);
          return solid.rod([t * 2 * a.x, 0.5, k > 0 ? a.z1 : a.z0], [t * 2 * c.x, 0.95, k > 0 ? c.z1 : c.z0], 0.0026);
        }),
      ),
      { detail: 0.4 },
    );
  b.add(
    'basket floor',
    'metal',
    solid.many([
      ...Array.from({ length: 9 }, (_, i) =>
        solid.rod([(i - 4) * 0.043, 0.501, -0.36], [(i - 4) * 0.043, 0.501, 0.36], 0.0026),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        solid.rod([-0.19, 0.503, -0.3 + i * 0.12], [0.19, 0.503, -0.3 + i * 0.12], 0.0026),
      ),
    ]),
    { detail: 0.4 },
  );
  b.add(
    'lower rack',
    'metal',
    solid.many([
      ...Array.from({ length: 7 }, (_, i) =>
        solid.rod([(i - 3) * 0.055, 0.16, -0.34], [(i - 3) * 0.055, 0.16, 0.4], 0.004),
      ),
      solid.rod([-0.2, 0.155, -0.34], [0.2, 0.155, -0.34], 0.009),
      solid.rod([-0.2, 0.155, 0.4], [0.2, 0.155, 0.4], 0.009),
    ]),
    { detail: 0.4 },
  );
  b.add('handle', 'accent', solid.cyl(0.016, 0.5, [0, 1.0, -0.49], 'x', { bevel: 0.004 }));
  b.add('child seat', 'accent', solid.box([0.36, 0.012, 0.16], [0, 0.74, -0.3], 0.004));
  b.add('child seat flap', 'accent', solid.box([0.36, 0.16, 0.01], [0, 0.84, -0.23], 0.004, [12, 0, 0]));
}

/** A pram: bassinet with folding hood, blanket, curved frame, four wire wheels, handle. It is pushed towards +z. */
export function buildStroller(b: Bench): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (const [end, z, r] of [
      ['front', 0.36, 0.16],
      ['back', -0.3, 0.2],
    ] as const)
      addCycleWheel(b, `${end} ${side}`, { r, w: 0.026, face: 'wire', spokes: 14 }, [s * 0.27, r, z]);
    b.add(
      `${side} frame`,
      'metal',
      solid.tube(
        [
          [s * 0.24, 0.16, 0.36],
          [s * 0.23, 0.34, 0.24],
          [s * 0.22, 0.48, 0],
          [s * 0.23, 0.36, -0.22],
          [s * 0.24, 0.2, -0.3],
        ],
        0.012,
      ),
    );
    b.add(
      `${side} push bar`,
      'metal',
      solid.tube(
        [
          [s * 0.22, 0.46, 0.1],
          [s * 0.23, 0.62, -0.3],
          [s * 0.22, 0.98, -0.56],
        ],
        0.011,
      ),
    );
    b.add(`${side} hinge`, 'accent', solid.cyl(0.03, 0.02, [s * 0.235, 0.8, -0.06], 'x', { bevel: 0.005 }));
  }
  for (const [i, z] of [0.36, -0.3].entries())
    b.add(`axle ${i + 1}`, 'metal', solid.cyl(0.01, 0.54, [0, i ? 0.2 : 0.16, z], 'x'));
  b.add(
    'handle',
    'accent',
    solid.tube(
      [
        [0.22, 0.97, -0.555],
        [0.18, 1.0, -0.58],
        [-0.18, 1.0, -0.58],
        [-0.22, 0.97, -0.555],
      ],
      0.016,
    ),
  );
  const ring = (y: number, k: number): Vec3[] =>
    outline.superellipse(0.22 * k, 0.42 * k, 3, 40).map(([x, z]): Vec3 => [x, y, -z + 0.02]);
  b.add(
    'bassinet',
    'body',
    {
      op: 'loft',
      sections: [
        [0.5, 0.72],
        [0.54, 0.88],
        [0.66, 0.98],
        [0.78, 1.0],
        [0.79, 0.96],
      ].map(([y, k]) => ({ points: ring(y, k) })),
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  b.add('rim', 'accent', solid.tube(ring(0.788, 1.0), 0.012, { closed: true, spline: 'linear' }));
  b.add('blanket', 'cushion', {
    op: 'loft',
    sections: [
      [0.785, 0.95],
      [0.81, 0.93],
      [0.84, 0.78],
      [0.85, 0.4],
    ].map(([y, k]) => ({ points: ring(y, k) })),
    spline: 'linear',
    smooth: true,
    cap: 'flat',
  });
  const hood = Array.from({ length: 9 }, (_, i) => {
    const a = ((8 + i * 11) * Math.PI) / 180;
    const puff = i % 2 ? 1.0 : 0.955;
    return Array.from({ length: 13 }, (_, j): Vec3 => {
      const u = (Math.PI * j) / 12;
      const h = 0.36 * puff * Math.sin(u) ** 0.75;
      return [0.228 * Math.cos(u), 0.79 + h * Math.sin(a), -0.06 - h * Math.cos(a)];
    });
  });
  b.add('hood', 'canopy', { op: 'sheet', grid: hood, thickness: 0.01, spline: 'linear' }, { detail: 1.3 });
  b.add('hood edge', 'accent', solid.tube(hood[8], 0.011, { spline: 'linear' }));
  b.add(
    'basket',
    'metal',
    solid.many(
      [0, 1, 2, 3, 4, 5].map((i) => solid.rod([(i - 2.5) * 0.07, 0.24, -0.24], [(i - 2.5) * 0.07, 0.22, 0.3], 0.004)),
    ),
  );
}

/** A rickshaw: two wire wheels, buttoned seat under a folding hood, foot board, shafts. */
export function buildRickshaw(b: Bench): void {
  const r = 0.48;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addCycleWheel(b, side, { r, w: 0.045, face: 'wire', spokes: 28 }, [s * 0.54, r, -0.2]);
    b.add(
      `${side} shaft`,
      'wood',
      formed.board(
        [
          [0.52, -0.7],
          [0.5, 0],
          [0.56, 0.7],
          [0.72, 1.6],
        ].map(([y, z], i) => ({
          at: [s * (0.36 - i * 0.012), y, z] as Vec3,
          w: 0.045,
          h: 0.05,
          side: [1, 0, 0] as Vec3,
          up: [0, 1, 0] as Vec3,
        })),
        0.016,
      ),
    );
    b.add(
      `${side} side`,
      'body',
      solid.slab(
        outline.rounded(
          [
            [-0.62, 0.6],
            [0.3, 0.56],
            [0.36, 0.64],
            [0.12, 0.86],
            [-0.3, 0.98],
            [-0.62, 1.3],
          ],
          0.08,
          5,
        ),
        0.04,
        [s * 0.4, 0, 0],
        'x',
        { bevel: 0.012 },
      ),
      { detail: 1.1 },
    );
    b.add(
      `${side} guard`,
      'body',
      solid.tube(
        [
          [s * 0.54, 0.8, 0.2],
          [s * 0.54, 1.0, -0.05],
          [s * 0.54, 1.04, -0.25],
          [s * 0.54, 0.94, -0.55],
        ],
        0.02,
      ),
    );
    b.add(
      `${side} lamp`,
      'accent',
      solid.turned(
        [
          [0, 0],
          [0.04, 0],
          [0.045, 0.1],
          [0.02, 0.15],
          [0, 0.16],
        ],
        [s * 0.47, 0.74, 0.26],
      ),
    );
    b.add(
      `${side} hood stay`,
      'metal',
      solid.tube(
        [
          [s * 0.42, 1.0, -0.35],
          [s * 0.43, 1.3, -0.3],
          [s * 0.42, 1.6, -0.2],
        ],
        0.009,
      ),
    );
  }
  b.add('axle', 'metal', solid.cyl(0.025, 1.04, [0, r, -0.2], 'x'));
  b.add('shaft bar', 'wood', solid.cyl(0.022, 0.68, [0, 0.71, 1.56], 'x'));
  b.add('floor', 'wood', solid.box([0.76, 0.04, 0.96], [0, 0.56, -0.15], 0.01));
  b.add('foot board', 'wood', solid.box([0.62, 0.03, 0.3], [0, 0.52, 0.44], 0.008, [10, 0, 0]));
  b.add('seat box', 'body', solid.box([0.74, 0.26, 0.46], [0, 0.7, -0.36], 0.012));
  addSeat(b, [0, 0.83, -0.34], 0.74, 0.46, 0.42);
  const hood = Array.from({ length: 7 }, (_, i) => {
    const a = ((40 + i * 22) * Math.PI) / 180;
    const puff = i % 2 ? 1 : 0.96;
    return Array.from({ length: 11 }, (_, j): Vec3 => {
      const u = Math.PI * (j / 10);
      const h = (0.3 + 0.32 * Math.sin(u) ** 0.5) * puff;
      return [0.44 * Math.cos(u), 1.12 + h * Math.sin(a) * 0.95, -0.3 + h * Math.cos(a)];
    });
  });
  b.add('hood', 'canopy', { op: 'sheet', grid: hood, thickness: 0.015, spline: 'linear' }, { detail: 1.3 });
  b.add('hood trim', 'accent', solid.tube(hood[0], 0.014, { spline: 'linear' }));
}
