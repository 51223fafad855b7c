import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addBogie, addBuffers } from './bogie.ts';
import { addWheelSet, GAUGE, type Line } from './track.ts';

/** A passenger carriage with a clerestory or barrel roof, panelled sides, doors with steps. */
export function buildWagon(b: Bench, rng: Rng): Line {
  const l = 11 + rng.range(-0.6, 0.6);
  const [z0, z1, w, y0, y1] = [-l / 2, l / 2, 1.32, 1.1, 3.15];
  const rows = coach.row(z0 + 1.5, z1 - 1.5, 2.05, 2.85, 8, 0.22);
  const doors: Vec2[][] = [z0 + 0.65, z1 - 0.65].map((z) =>
    pairs([z - 0.4, 1.3, z + 0.4, 1.3, z + 0.4, 2.95, z - 0.4, 2.95]),
  );
  const sides = rows.flatMap((o) => [coach.opening(o, 'x', w, 0.04, 0.08), coach.opening(o, 'x', -w, 0.04, 0.08)]);
  const openDoors = doors.flatMap((o) => [coach.opening(o, 'x', w, 0.04, 0.05), coach.opening(o, 'x', -w, 0.04, 0.05)]);
  const cuts = [...sides, ...openDoors].map((o) => o.tool);
  b.add('body', 'body', solid.cut(solid.box([2 * w, y1 - y0, l], [0, (y0 + y1) / 2, 0], 0.04), ...cuts), {
    detail: 1.2,
  });
  b.add('left windows', 'windows', solid.many(sides.filter((_, i) => i % 2 === 0).map((o) => o.pane)));
  b.add('right windows', 'windows', solid.many(sides.filter((_, i) => i % 2 === 1).map((o) => o.pane)));
  openDoors.forEach((o, i) => {
    const name = `${['left', 'right'][i % 2]} ${i < 2 ? 'rear' : 'front'} door`;
    b.add(name, b.tint('body', { rough: 0.4 }), o.pane);
  });
  fitting.pair(
    b,
    'door windows',
    'windows',
    solid.many([z0 + 0.65, z1 - 0.65].map((z) => solid.box([0.03, 0.7, 0.5], [w - 0.012, 2.45, z], 0.01))),
  );
  fitting.pair(
    b,
    'door handles',
    'brass',
    solid.many(
      [z0 + 0.9, z1 - 0.9].map((z) =>
        solid.rod([w + 0.03, 1.7, z + (z < 0 ? 0.22 : -0.22)], [w + 0.03, 2.5, z + (z < 0 ? 0.22 : -0.22)], 0.02),
      ),
    ),
  );
  fitting.pair(
    b,
    'window frames',
    'brass',
    solid.many(
      rows.map((o) =>
        solid.put(
          fitting.surround(o[1][0] - o[0][0] - 0.02, 0.78, 0.07, 0.03, 0.025),
          [w, 2.45, (o[0][0] + o[1][0]) / 2],
          [0, 90, 0],
        ),
      ),
    ),
  );
  fitting.pair(
    b,
    'side bands',
    'stripe',
    solid.many([1.92, 2.98].map((y) => solid.box([0.014, 0.05, l - 0.3], [w + 0.002, y, 0], 0.003))),
  );
  fitting.pair(
    b,
    'lower panels',
    'stripe',
    solid.many(
      rows.map((o) =>
        solid.slab(
          outline.roundRect(o[1][0] - o[0][0], 0.56, 0.04, (o[0][0] + o[1][0]) / 2, 1.54),
          0.014,
          [w + 0.001, 0, 0],
          'x',
          {
            bevel: 0.002,
            holes: [outline.roundRect(o[1][0] - o[0][0] - 0.06, 0.5, 0.03, (o[0][0] + o[1][0]) / 2, 1.54).reverse()],
          },
        ),
      ),
    ),
  );
  const curve = (r: number, k: number): Vec2[] =>
    outline
      .superellipse(w + r, 0.62 * k, 2.2, 40)
      .filter(([, y]) => y >= -1e-6)
      .map(([x, y]): Vec2 => [x, y1 - 0.06 + y]);
  b.add('roof', 'boiler', solid.slab(curve(0.08, 1), l + 0.24, [0, 0, 0], 'z', { bevel: 0.03 }), { detail: 1.2 });
  b.add(
    'roof ribs',
    'boiler',
    solid.many(
      steps(z0 + 0.2, z1 - 0.2, 7).map((z) => solid.slab(curve(0.1, 1.04), 0.06, [0, 0, z], 'z', { bevel: 0.01 })),
    ),
  );
  b.add(
    'roof ventilators',
    'trim',
    solid.many(
      steps(z0 + 1.2, z1 - 1.2, 6).map((z) =>
        solid.turned(pairs([0, 0, 0.12, 0, 0.12, 0.1, 0.2, 0.14, 0.16, 0.22, 0, 0.26]), [0, y1 + 0.52, z], {
          bevel: 0.01,
        }),
      ),
    ),
  );
  b.add('end doors', 'trim', solid.many([z0, z1].map((z) => solid.box([0.9, 1.9, 0.16], [0, 2.15, z], 0.04))));
  b.add(
    'gangway bellows',
    'trim',
    solid.many(
      [z0, z1].flatMap((z) =>
        [0.1, 0.18, 0.26].map((d) =>
          solid.slab(outline.roundRect(1.1, 2.05, 0.1, 0, 2.2), 0.05, [0, 0, z + Math.sign(z) * d], 'z', {
            bevel: 0.015,
            holes: [outline.roundRect(0.84, 1.8, 0.06, 0, 2.2).reverse()],
          }),
        ),
      ),
    ),
  );
  underframe(b, z0, z1, w);
  addBogie(b, 'front bogie', z1 - 2.1);
  addBogie(b, 'rear bogie', z0 + 2.1);
  return { from: z0 - 0.5, to: z1 + 0.5, top: y1 + 0.6 };
}

function underframe(b: Bench, z0: number, z1: number, w: number): void {
  const l = z1 - z0;
  b.add('underframe', 'trim', solid.box([2 * w - 0.3, 0.2, l - 0.1], [0, 1.06, 0], 0.03));
  fitting.pair(
    b,
    'truss rods',
    'trim',
    solid.tube(
      [
        [w - 0.35, 1.0, z0 + 3],
        [w - 0.35, 0.6, -0.9],
        [w - 0.35, 0.6, 0.9],
        [w - 0.35, 1.0, z1 - 3],
      ],
      0.03,
      { spline: 'linear' },
    ),
  );
  b.add('battery box', 'trim', solid.box([1.9, 0.36, 1.3], [0, 0.78, 0], 0.03));
  fitting.pair(
    b,
    'door steps',
    'trim',
    solid.many(
      [z0 + 0.65, z1 - 0.65].flatMap((z) =>
        [0.6, 0.9].map((y) => solid.box([0.24, 0.04, 0.8], [w - 0.05 + (y < 0.7 ? 0.1 : 0), y, z], 0.01)),
      ),
    ),
  );
  fitting.pair(
    b,
    'step hangers',
    'trim',
    solid.many(
      [z0 + 0.65, z1 - 0.65].flatMap((z) =>
        [-0.36, 0.36].map((d) => solid.box([0.04, 0.55, 0.04], [w - 0.12, 0.84, z + d], 0.008)),
      ),
    ),
  );
  addBuffers(b, 'front', z1 + 0.02, 1);
  addBuffers(b, 'rear', z0 - 0.02, -1);
}

/** A four-wheeled open wagon of planks with iron corner plates, heaped with coal. */
export function buildCoalWagon(b: Bench, rng: Rng): Line {
  const [w, l] = [1.15, 4.6 + rng.range(-0.3, 0.3)];
  const [y0, y1] = [1.05, 2.2];
  const [z0, z1] = [-l / 2, l / 2];
  const n = 5;
  const h = (y1 - y0) / n;
  const look = b.tint('body', { base: 'planks' });
  const planks = (size: (i: number) => Vec3, at: (i: number) => Vec3) =>
    solid.many(steps(0, n - 1, n).map((i) => solid.box(size(i), at(i), 0.015)));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} side planks`,
      look,
      planks(
        () => [0.08, h - 0.02, l],
        (i) => [s * w, y0 + h * (i + 0.5), 0],
      ),
      { grain: [0, 0, 1] },
    );
  for (const [name, z] of [
    ['front', z1],
    ['rear', z0],
  ] as const)
    b.add(
      `${name} end planks`,
      look,
      planks(
        () => [2 * w - 0.06, h - 0.02, 0.08],
        (i) => [0, y0 + h * (i + 0.5), z * 0.985],
      ),
      { grain: [1, 0, 0] },
    );
  b.add('floor', 'trim', solid.box([2 * w, 0.12, l], [0, y0 - 0.03, 0], 0.02));
  b.add(
    'corner plates',
    'trim',
    solid.many(
      [
        [w, z1],
        [-w, z1],
        [w, z0],
        [-w, z0],
      ].map(([x, z]) => solid.box([0.14, y1 - y0 + 0.04, 0.14], [x, (y0 + y1) / 2, z * 0.99], 0.02)),
    ),
  );
  fitting.pair(
    b,
    'side stanchions',
    'trim',
    solid.many(
      steps(z0 + 1, z1 - 1, 3).map((z) =>
        solid.box([0.06, y1 - y0 + 0.1, 0.14], [w + 0.06, (y0 + y1) / 2 - 0.03, z], 0.015),
      ),
    ),
  );
  fitting.pair(
    b,
    'stanchion bolts',
    'chrome',
    fitting.bolts(
      0.026,
      steps(z0 + 1, z1 - 1, 3).flatMap((z) => [0, 2, 4].map((i): Vec3 => [w + 0.095, y0 + h * (i + 0.5), z])),
      'x',
    ),
  );
  fitting.pair(b, 'top edge', 'trim', solid.box([0.12, 0.04, l + 0.04], [w, y1 + 0.01, 0], 0.01));
  const heap: Vec3[][] = steps(0, 1, 8).map((u) =>
    steps(0, 1, 7).map(
      (v): Vec3 => [
        (v - 0.5) * (2 * w - 0.14),
        y1 -
          0.16 +
          0.6 * (Math.sin(Math.PI * u) * Math.sin(Math.PI * v)) ** 0.6 +
          0.08 * Math.sin(19 * u + 27 * v + 3 * rng.next()),
        (u - 0.5) * (l - 0.16),
      ],
    ),
  );
  b.add('coal', 'coal', { op: 'sheet', grid: heap, thickness: 0.12, spline: 'linear' });
  addCoalWagonFittings(b, y1, l, w);
  addBuffers(b, 'front', z1 + 0.05, 1, 0.94);
  addBuffers(b, 'rear', z0 - 0.05, -1, 0.94);
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} number`,
      b.tint('stripe', { color: '#e9e5d8' }),
      solid.put(
        { op: 'text', value: '407', height: 0.3, depth: 0.012 },
        [s * (w + 0.038), 1.42, -1.65],
        [0, s * 90, 0],
      ),
    );
  return { from: z0 - 0.5, to: z1 + 0.5, top: y1 + 0.5 };
}

/** What is fitted to it. */
function addCoalWagonFittings(b: Bench, y1: number, l: number, w: number): void {
  b.add(
    'coal lumps',
    'coal',
    solid.many(
      steps(0, 1, 14).map((t, i) => ({
        op: 'hull' as const,
        bevel: 0.01,
        points: outline.ngon(0.19, 5, i * 40).flatMap(([x, y], k): Vec3[] => [
          [x, 0.1 * ((k + i) % 2), y],
          [x * 0.6, 0.2, y * 0.7],
        ]),
        at: [0.5 * Math.sin(i * 2.4), y1 + 0.1 + 0.22 * Math.sin(Math.PI * t), (t - 0.5) * l * 0.75] as Vec3,
      })),
    ),
  );
  for (const [name, z] of [
    ['front', 1.25],
    ['rear', -1.25],
  ] as const) {
    addWheelSet(b, name, z, 0.48, true);
    fitting.pair(
      b,
      `${name} axle guard`,
      'trim',
      solid.slab(pairs([z - 0.5, 0.98, z + 0.5, 0.98, z + 0.16, 0.4, z - 0.16, 0.4]), 0.05, [GAUGE + 0.2, 0, 0], 'x'),
    );
    fitting.pair(b, `${name} axle box`, 'trim', solid.box([0.18, 0.26, 0.24], [GAUGE + 0.27, 0.48, z], 0.03));
    fitting.pair(
      b,
      `${name} leaf spring`,
      'chrome',
      solid.bar(
        [
          [GAUGE + 0.28, 0.86, z - 0.5],
          [GAUGE + 0.28, 0.7, z],
          [GAUGE + 0.28, 0.86, z + 0.5],
        ],
        { kind: 'rect', w: 0.07, h: 0.09, r: 0.01 },
        { up: [0, 1, 0], spline: 'catmull' },
      ),
    );
  }
  fitting.pair(b, 'sole bar', 'trim', solid.box([0.1, 0.22, l], [GAUGE + 0.2, 0.94, 0], 0.02));
  fitting.pair(
    b,
    'brake lever',
    'chrome',
    solid.tube(
      [
        [w + 0.02, 0.62, 1.6],
        [w + 0.04, 0.72, 0.2],
        [w + 0.04, 0.6, -0.2],
      ],
      0.025,
    ),
  );
}
