import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Gable } from '../../kits/building/gable.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { type HousePlan, wallTop } from './plan.ts';

const RAD = Math.PI / 180;

/** Ridge caps, boards along the gables, soffits, gutters and downpipes of a gabled roof. */
export function addGableTrim(b: Bench, g: Gable, name: string, put: (of: Shape) => Shape): void {
  const t = Math.tan(g.pitch * RAD);
  const top = g.y + g.c * t + 0.13;
  const n = Math.max(4, Math.round((2 * (g.a + g.verge)) / 0.42));
  const w = (2 * (g.a + g.verge)) / n;
  const caps: Vec3[] = [];
  const swell: number[] = [];
  for (let i = 0; i < n; i++) {
    const x = -g.a - g.verge + w * i;
    caps.push([x + 0.004, top, 0], [x + w - 0.004, top, 0]);
    swell.push(0.92, 1.1);
  }
  b.add(
    `${name} ridge`,
    'roof',
    put({
      op: 'sweep',
      path: caps,
      taper: swell,
      section: {
        kind: 'polygon',
        points: [
          [-0.15, -0.09],
          [-0.1, 0.015],
          [0, 0.062],
          [0.1, 0.015],
          [0.15, -0.09],
        ],
      },
      spline: 'linear',
      up: [0, 1, 0],
      cap: 'flat',
    }),
  );
  const run = g.c + g.eaves;
  const ye = g.y - g.eaves * t;
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = sx * (g.a + g.verge - 0.03);
    const board: Vec2[] = [
      [run + 0.02, ye - 0.14],
      [run + 0.02, ye + 0.08],
      [0, top - 0.06],
      [-run - 0.02, ye + 0.08],
      [-run - 0.02, ye - 0.14],
      [0, top - 0.32],
    ];
    b.add(`${name} ${side} bargeboard`, 'trim', put(solid.slab(board, 0.05, [x, 0, 0], 'x', { bevel: 0.008 })));
  }
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const z = s * (run + 0.05);
    const gutter: Vec2[] = [
      [-0.06, 0.05],
      [-0.055, -0.02],
      [0, -0.055],
      [0.055, -0.02],
      [0.06, 0.05],
      [0.048, 0.05],
      [0.043, -0.012],
      [0, -0.041],
      [-0.043, -0.012],
      [-0.048, 0.05],
    ];
    const a = g.a + g.verge - 0.06;
    b.add(
      `${name} ${side} gutter`,
      'metal',
      put({
        op: 'sweep',
        path: [
          [-a, ye + 0.005, z],
          [a, ye + 0.005, z],
        ],
        section: { kind: 'polygon', points: gutter },
        up: [0, 1, 0],
        cap: 'flat',
      }),
    );
    b.add(
      `${name} ${side} fascia`,
      'trim',
      put(solid.box([2 * a, 0.17, 0.035], [0, ye + 0.0, s * (run - 0.012)], 0.006)),
    );
    b.add(
      `${name} ${side} soffit`,
      'trim',
      put(solid.box([2 * a, 0.03, g.eaves + 0.06], [0, ye - 0.07, s * (run - g.eaves / 2 - 0.02)], 0.006)),
    );
  }
}

/** Rows of tiles of a hipped roof, as stepped frusta, with hip caps. */
export function addHippedRoof(b: Bench, p: HousePlan): void {
  const y = wallTop(p);
  const a0 = p.w / 2 + p.eaves;
  const c0 = p.d / 2 + p.eaves;
  const t = Math.tan(p.pitch * RAD);
  const rows = Math.max(8, Math.round(c0 / Math.cos(p.pitch * RAD) / 0.3));
  const y0 = y - p.eaves * t + 0.1;
  const shapes: Shape[] = [];
  const ring = (inset: number, h: number): { points: Vec3[] } => {
    const a = Math.max(0.02, a0 - inset);
    const c = Math.max(0.02, c0 - inset);
    return {
      points: [
        [a, h, c],
        [a, h, -c],
        [-a, h, -c],
        [-a, h, c],
      ],
    };
  };
  for (let i = 0; i < rows; i++) {
    const from = (c0 * i) / rows;
    const to = Math.min(c0 - 0.03, (c0 * (i + 1.15)) / rows);
    shapes.push({
      op: 'loft',
      sections: [
        ring(from + 0.02, y0 + from * t - 0.02),
        ring(from - 0.02, y0 + from * t + 0.035),
        ring(to, y0 + to * t - 0.004),
      ],
      spline: 'linear',
      cap: 'flat',
    });
  }
  b.add('roof tiles', 'roof', solid.many(shapes));
  const peak = y0 + c0 * t;
  const section = { kind: 'ellipse', rx: 0.1, ry: 0.075 } as const;
  const hips: Shape[] = [];
  for (const [sx, sz] of [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ])
    hips.push(
      solid.bar(
        [
          [sx * a0, y0 + 0.02, sz * c0],
          [sx * (a0 - c0), peak - 0.01, 0],
        ],
        section,
        { up: [0, 1, 0] },
      ),
    );
  hips.push(
    solid.bar(
      [
        [a0 - c0 + 0.1, peak - 0.01, 0],
        [c0 - a0 - 0.1, peak - 0.01, 0],
      ],
      section,
      { up: [0, 1, 0] },
    ),
  );
  b.add('hip caps', 'roof', solid.many(hips));
  b.add('eaves', 'trim', solid.box([2 * a0 - 0.06, 0.14, 2 * c0 - 0.06], [0, y0 - 0.09, 0], 0.02));
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(`${side} gutter`, 'metal', solid.box([2 * a0, 0.09, 0.1], [0, y0 - 0.03, s * (c0 + 0.03)], 0.03));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${side} gutter`, 'metal', solid.box([0.1, 0.09, 2 * c0], [s * (a0 + 0.03), y0 - 0.03, 0], 0.03));
}
