import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** A solar wing reaching along `s` x from `x0`: yoke, `n` panels of w by h with their cells, hinges. Its plane leans by `lean` degrees. */
export function addWing(
  b: Bench,
  side: string,
  s: number,
  x0: number,
  y: number,
  n: number,
  w: number,
  h: number,
  lean: number,
): void {
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0], [lean, 0, 0]);
  const yoke = w * 0.3;
  b.add(
    `${side} yoke`,
    'metal',
    put(
      solid.many([
        solid.rod([s * x0, w * 0.004, 0], [s * (x0 + yoke), h * 0.3, 0], w * 0.014),
        solid.rod([s * x0, 0, 0], [s * (x0 + yoke), -h * 0.3, 0], w * 0.014),
        solid.rod([s * (x0 + yoke), -h * 0.32, 0], [s * (x0 + yoke), h * 0.32, 0], w * 0.016),
      ]),
    ),
  );
  for (let i = 0; i < n; i++) {
    const x = s * (x0 + yoke + w * (i + 0.5) + i * w * 0.05);
    b.add(`${side} panel ${i + 1}`, 'metal', put(solid.box([w, h, w * 0.024], [x, 0, 0], w * 0.006)));
    const cells: Shape[] = [];
    for (let c = 0; c < 4; c++)
      for (let r = 0; r < 3; r++)
        cells.push(solid.box([w * 0.225, h * 0.305, w * 0.03], [x + (c - 1.5) * w * 0.24, (r - 1) * h * 0.322, 0], 0));
    b.add(`${side} cells ${i + 1}`, 'panels', put(solid.many(cells)), { detail: 0.6 });
    b.add(
      `${side} hinge ${i + 1}`,
      'metal',
      put(solid.many([0.3, -0.3].map((k) => solid.cyl(w * 0.02, w * 0.1, [x - s * w * 0.525, k * h, 0], 'x')))),
      { detail: 0.3 },
    );
  }
}

/** A parabolic dish of radius r opening to +z at `at`, with feed horn on three struts, ribs behind. */
export function addDish(b: Bench, name: string, at: Vec3, r: number, rot: Vec3 = [0, 0, 0]): void {
  const put = (of: Shape): Shape => solid.put(of, at, rot);
  const curve = (k: number): Vec2[] => [0.0001, 0.2, 0.4, 0.6, 0.8, 1].map((t): Vec2 => [r * t, r * 0.32 * t * t + k]);
  const line: Vec2[] = [...curve(0), ...curve(r * 0.022).reverse()];
  b.add(`${name}`, 'dish', put(solid.turned(line, [0, 0, 0], { axis: 'z', bevel: r * 0.004, segments: 60 })), {
    detail: 1.3,
  });
  b.add(`${name} rim`, 'metal', put(solid.hoop(r, { kind: 'circle', r: r * 0.016 }, [0, 0, r * 0.33], 'z', 60)), {
    detail: 0.6,
  });
  const feed: Vec3 = [0, 0, r * 0.82];
  for (let i = 0; i < 3; i++) {
    const a = (i * 2 * Math.PI) / 3 + Math.PI / 2;
    b.add(
      `${name} strut ${i + 1}`,
      'metal',
      put(
        solid.rod(
          [r * 0.86 * Math.cos(a), r * 0.86 * Math.sin(a), r * 0.25],
          [r * 0.05 * Math.cos(a), r * 0.05 * Math.sin(a), feed[2]],
          r * 0.012,
        ),
      ),
      { detail: 0.5 },
    );
  }
  b.add(
    `${name} feed`,
    'foil',
    put(
      solid.turned(
        pairs([0, -0.09, 0.05, -0.09, 0.09, -0.02, 0.09, 0.02, 0.05, 0.06, 0, 0.06]).map(
          ([x, v]): Vec2 => [x * r, v * r],
        ),
        feed,
        { axis: 'z', bevel: r * 0.006 },
      ),
    ),
  );
  for (let i = 0; i < 8; i++)
    b.add(
      `${name} rib ${i + 1}`,
      'metal',
      put(
        solid.put(
          {
            op: 'sweep',
            path: [0.12, 0.4, 0.7, 0.96].map((t): Vec3 => [r * t, 0, r * 0.32 * t * t - r * 0.012]),
            section: { kind: 'rect', w: r * 0.014, h: r * 0.03 },
            spline: 'catmull',
            cap: 'flat',
            up: [0, 1, 0],
          },
          [0, 0, 0],
          [0, 0, i * 45],
        ),
      ),
      { detail: 0.4 },
    );
}

/** A pressurised module along z from z0 to z1: drum with coned ends, belts, handrails, window. */
export function addModule(b: Bench, name: string, at: Vec3, r: number, l: number, rot: Vec3 = [0, 0, 0]): void {
  const put = (of: Shape): Shape => solid.put(of, at, rot);
  const h = l / 2;
  b.add(
    name,
    'body',
    put(
      solid.turned(
        [
          [0, -h],
          [r * 0.55, -h],
          [r * 0.58, -h + r * 0.12],
          [r, -h + r * 0.5],
          [r, h - r * 0.5],
          [r * 0.58, h - r * 0.12],
          [r * 0.55, h],
          [0, h],
        ],
        [0, 0, 0],
        { axis: 'z', bevel: r * 0.03, segments: 44 },
      ),
    ),
    { detail: 1.2 },
  );
  for (const [i, t] of [-0.62, 0, 0.62].entries())
    b.add(
      `${name} belt ${i + 1}`,
      'metal',
      put(
        solid.hoop(
          r * 1.01,
          { kind: 'rect', w: r * 0.08, h: r * 0.05, r: r * 0.01 },
          [0, 0, t * (h - r * 0.5)],
          'z',
          44,
        ),
      ),
      { detail: 0.4 },
    );
  for (let i = 0; i < 4; i++) {
    const a = ((45 + i * 90) * Math.PI) / 180;
    const [x, y] = [r * 1.04 * Math.cos(a), r * 1.04 * Math.sin(a)];
    b.add(
      `${name} rail ${i + 1}`,
      'accent',
      put(
        solid.tube(
          [
            [x * 0.96, y * 0.96, -h * 0.4],
            [x * 1.03, y * 1.03, -h * 0.38],
            [x * 1.03, y * 1.03, h * 0.38],
            [x * 0.96, y * 0.96, h * 0.4],
          ],
          r * 0.02,
          { spline: 'linear' },
        ),
      ),
      { detail: 0.4 },
    );
  }
  b.add(
    `${name} window`,
    { base: 'glass', color: '#16222e', transmission: 0, rough: 0.05 },
    put(solid.cyl(r * 0.18, r * 0.06, [r * 0.995, 0, h * 0.25], 'x')),
    { detail: 0.4 },
  );
}

/** A lattice girder along x. */
export function girder(x0: number, x1: number, y: number, z: number, s: number, n: number): Shape {
  const out: Shape[] = [];
  // ends stand a hair apart: shells that share a corner would be welded into one that is not manifold
  const bar = (a: Vec3, c: Vec3, r: number): Shape =>
    solid.rod([a[0] + (c[0] - a[0]) * 0.012, a[1] + (c[1] - a[1]) * 0.012, a[2] + (c[2] - a[2]) * 0.012], c, r);
  const corners: readonly Vec2[] = [
    [s, s],
    [s, -s],
    [-s, -s],
    [-s, s],
  ];
  for (const [v, w] of corners) out.push(solid.rod([x0, y + v, z + w], [x1, y + v, z + w], s * 0.12));
  for (let i = 0; i <= n; i++) {
    const x = x0 + ((x1 - x0) * i) / n;
    corners.forEach(([v, w], k) => {
      const [v2, w2] = corners[(k + 1) % 4];
      out.push(bar([x, y + v, z + w], [x, y + v2, z + w2], s * 0.09));
      if (i < n && k % 2 === 0)
        out.push(bar([x + s * 0.03, y + v, z + w], [x + (x1 - x0) / n, y + v2, z + w2], s * 0.07));
    });
  }
  return solid.many(out);
}
