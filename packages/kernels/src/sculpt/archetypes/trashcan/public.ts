import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addBags } from './bags.ts';

/** A skip with ribbed sides, fork pockets, two flat lids and castors. */
export function addDumpster(b: Bench, open: boolean): void {
  const [w, h, d] = [1.9, 1.05, 1.05];
  const side: Vec2[] = [
    [-d / 2, 0.16],
    [d / 2 - 0.08, 0.16],
    [d / 2, 0.3],
    [d / 2, h * 0.86],
    [-d / 2, h + 0.14],
  ];
  b.add(
    'box',
    'body',
    solid.cut(
      solid.slab(side, w, [0, 0, 0], 'x', { bevel: 0.012 }),
      solid.slab(
        side.map(([z, y]): Vec2 => [z * 0.94, 0.04 + y * 1.02]),
        w - 0.08,
        [0, 0, 0],
        'x',
        { bevel: 0 },
      ),
    ),
  );
  for (const [i, x] of [-0.72, -0.36, 0, 0.36, 0.72].entries()) {
    b.add(`front rib ${i + 1}`, 'body', solid.box([0.07, h * 0.56, 0.05], [x, h * 0.56, d / 2 + 0.02], 0.01));
    b.add(`back rib ${i + 1}`, 'body', solid.box([0.07, h * 0.8, 0.05], [x, h * 0.62, -d / 2 - 0.02], 0.01));
  }
  b.add('front rail', 'body', solid.box([w + 0.06, 0.08, 0.09], [0, h * 0.83, d / 2 + 0.02], 0.012));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} fork pocket`,
      'body',
      solid.cut(
        solid.box([0.09, 0.17, 0.7], [s * (w / 2 + 0.04), h * 0.55, 0], 0.012),
        solid.box([0.05, 0.11, 0.8], [s * (w / 2 + 0.04), h * 0.55, 0], 0),
      ),
    );
    b.add(`${name} side rib`, 'body', solid.box([0.04, 0.06, d * 0.9], [s * (w / 2 + 0.018), h * 0.26, 0], 0.01));
    for (const [k, tilt] of [[0, open && s > 0 ? -150 : 0]] as const) {
      const lid = solid.box([w / 2 - 0.02, 0.03, d * 1.06], [0, 0.015, (d * 1.06) / 2], 0.01);
      const ribs = solid.many(
        [-0.26, 0, 0.26].map((x) => solid.box([0.05, 0.025, d * 0.86], [x, 0.04, d * 0.53], 0.008)),
      );
      const place = (q: ReturnType<typeof solid.box>): ReturnType<typeof solid.box> =>
        solid.put(q, [s * (w / 4 + k), h + 0.145, -d / 2 - 0.02], [13.5 + tilt, 0, 0]);
      b.add(`${name} lid`, 'lid', place(lid));
      b.add(`${name} lid ribs`, 'lid', place(ribs), { detail: 0.6 });
    }
    for (const [side2, z] of [
      ['front', 0.36],
      ['back', -0.36],
    ] as const) {
      b.add(`${name} ${side2} castor`, 'wheels', solid.cyl(0.075, 0.05, [s * 0.78, 0.075, z], 'x', { bevel: 0.012 }));
      b.add(
        `${name} ${side2} castor fork`,
        'metal',
        solid.many([
          solid.box([0.08, 0.02, 0.1], [s * 0.78, 0.156, z], 0.004),
          ...[-0.034, 0.034].map((x) => solid.box([0.008, 0.11, 0.05], [s * 0.78 + x, 0.105, z], 0.002)),
        ]),
      );
    }
  }
  b.add('hinge rod', 'metal', solid.rod([-w / 2, h + 0.15, -d / 2 - 0.03], [w / 2, h + 0.15, -d / 2 - 0.03], 0.016));
  b.add(
    'sign',
    { base: 'paint', color: '#f2ede0' },
    solid.box([0.46, 0.2, 0.008], [0, h * 0.5, d / 2 + 0.047], 0.002),
    { detail: 0.5 },
  );
  b.add(
    'sign text',
    { base: 'paint', color: '#26282c' },
    solid.put({ op: 'text', value: 'WASTE', height: 0.1, depth: 0.004, bevel: 0 }, [0, h * 0.5 - 0.05, d / 2 + 0.053]),
    { detail: 0.5 },
  );
  if (open) addBags(b, 0.36, h * 0.86);
}

/** Steel slats round a liner under a hood. */
export function addStreet(b: Bench): void {
  const [R, h] = [0.24, 0.78];
  const n = 22;
  for (let i = 0; i < n; i++) {
    const a = (360 * i) / n;
    b.add(
      `slat ${i + 1}`,
      'body',
      solid.put(
        solid.bar(
          [
            [0, 0.05, R * 0.9],
            [0, h * 0.6, R * 0.96],
            [0, h - 0.03, R * 1.06],
            [0, h, R * 1.14],
          ],
          { kind: 'rect', w: 0.042, h: 0.009, r: 0.003 },
          { spline: 'catmull', up: [0, 0, 1] },
        ),
        [0, 0, 0],
        [0, a, 0],
      ),
      { detail: 0.8 },
    );
  }
  for (const [i, [y, k]] of (
    [
      [0.05, 0.87],
      [h * 0.42, 0.905],
      [h - 0.05, 1.0],
    ] as const
  ).entries())
    b.add(
      `band ${i + 1}`,
      'metal',
      solid.hoop(R * k, { kind: 'rect', w: 0.04, h: 0.008, r: 0.002 }, [0, y, 0], 'y', 64),
    );
  b.add(
    'liner',
    'lid',
    solid.turned(
      [
        [0, 0.06],
        [R * 0.82, 0.06],
        [R * 0.9, h - 0.06],
        [R * 0.87, h - 0.06],
        [R * 0.79, 0.08],
        [0, 0.08],
      ],
      [0, 0, 0],
      { bevel: 0.003, segments: 48 },
    ),
  );
  b.add(
    'foot',
    'metal',
    solid.turned(
      [
        [0, 0],
        [R * 0.6, 0],
        [R * 0.6, 0.03],
        [R * 0.3, 0.062],
        [0, 0.062],
      ],
      [0, 0, 0],
      { bevel: 0.004 },
    ),
  );
  for (const [i, a] of [0.5, 2.6, 4.7].entries())
    b.add(
      `hood post ${i + 1}`,
      'metal',
      solid.rod(
        [R * 0.94 * Math.cos(a), h - 0.08, R * 0.94 * Math.sin(a)],
        [R * 0.94 * Math.cos(a), h + 0.14, R * 0.94 * Math.sin(a)],
        0.009,
      ),
    );
  b.add(
    'hood',
    'metal',
    solid.turned(
      [
        [0, 0.1],
        [0.1, 0.09],
        [0.22, 0.05],
        [0.275, 0],
        [0.268, -0.004],
        [0.21, 0.036],
        [0, 0.08],
      ],
      [0, h + 0.12, 0],
      { bevel: 0.002, segments: 64 },
    ),
  );
}

/** Crossed wires between two hoops, paper in it. */
export function addOffice(b: Bench): void {
  const [r0, r1, h] = [0.105, 0.138, 0.33];
  const n = 30;
  for (const [name, turn] of [
    ['left leaning', 34],
    ['right leaning', -34],
  ] as const)
    b.add(
      `${name} wires`,
      'body',
      solid.many(
        Array.from({ length: n }, (_, i) =>
          solid.tube(
            Array.from({ length: 6 }, (_, k): Vec3 => {
              const t = k / 5;
              const a = (2 * Math.PI * i) / n + (turn * t * Math.PI) / 180;
              const r = r0 + (r1 - r0) * t + (turn > 0 ? 0.0012 : -0.0012);
              return [r * Math.cos(a), 0.004 + (h - 0.006) * t, r * Math.sin(a)];
            }),
            0.0016,
            { spline: 'linear' },
          ),
        ),
      ),
      { detail: 0.7 },
    );
  b.add('rim', 'body', solid.hoop(r1, { kind: 'circle', r: 0.006 }, [0, h, 0], 'y', 64));
  b.add('foot rim', 'body', solid.hoop(r0, { kind: 'circle', r: 0.005 }, [0, 0.005, 0], 'y', 64));
  b.add('floor', 'body', solid.cyl(r0, 0.003, [0, 0.006, 0]));
  for (const [i, at] of (
    [
      [-0.03, 0.04, 0.02],
      [0.04, 0.045, -0.02],
      [0, 0.09, -0.005],
    ] as const
  ).entries())
    b.add(
      `crumpled paper ${i + 1}`,
      { base: 'paper', color: '#f6f4ee' },
      { op: 'displace', amp: 0.009, freq: 42, seed: i + 3, of: { op: 'sphere', r: 0.036, at } },
    );
}
