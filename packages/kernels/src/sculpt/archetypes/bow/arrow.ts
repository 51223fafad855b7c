import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** An arrow, point up: built down from `at` (the point) turned by `rot`; `l` its length. */
export function addArrow(b: Bench, prefix: string, at: Vec3, rot: Vec3, l: number, rng: Rng): void {
  const broad = rng.fork(`head ${prefix}`).next() < 0.6;
  const put = (of: Shape): Shape => solid.put(of, at, rot);
  b.add(`${prefix}shaft`, 'shaft', put(solid.rod([0, -l + 0.008, 0], [0, -0.03, 0], 0.0042)), { grain: [0, 1, 0] });
  const head = broad
    ? pairs([
        0, 0.014, 0.0075, -0.012, 0.017, -0.05, 0.005, -0.04, 0.004, -0.062, -0.004, -0.062, -0.005, -0.04, -0.017,
        -0.05, -0.0075, -0.012,
      ])
    : pairs([
        0, 0.006, 0.0065, -0.016, 0.0065, -0.034, 0.0045, -0.05, -0.0045, -0.05, -0.0065, -0.034, -0.0065, -0.016,
      ]);
  const blade = solid.slab([...head].reverse(), 0.0036, [0, 0, 0], 'z', { bevel: 0.0014 });
  b.add(`${prefix}head`, 'metal', put(broad ? blade : solid.many([blade, solid.put(blade, [0, 0, 0], [0, 90, 0])])), {
    detail: 1.2,
  });
  b.add(`${prefix}socket`, 'metal', put(solid.rod([0, -0.075, 0], [0, -0.036, 0], 0.0056, 0.0046)));
  b.add(
    `${prefix}bindings`,
    'string',
    put(solid.many([-0.082, -l + 0.036, -l + 0.135].map((y) => solid.cyl(0.005, 0.008, [0, y, 0])))),
    { detail: 0.4 },
  );
  const vane = outline.rounded(
    pairs([0.003, -l + 0.04, 0.024, -l + 0.032, 0.022, -l + 0.075, 0.003, -l + 0.13]),
    0.005,
  );
  const feather = solid.slab(vane, 0.0016, [0, 0, 0], 'z', { bevel: 0.0004 });
  for (const i of [0, 1, 2])
    b.add(
      `${prefix}feather ${i + 1}`,
      i ? 'feathers' : b.tint('feathers', { color: '#f0ebdd' }),
      put(solid.put(feather, [0, 0, 0], [0, 90 + 120 * i, 0])),
    );
  b.add(
    `${prefix}nock`,
    'feathers',
    put(
      solid.cut(
        solid.cyl(0.0052, 0.022, [0, -l + 0.011, 0], 'y', { bevel: 0.001 }),
        solid.box([0.0028, 0.016, 0.02], [0, -l + 0.004, 0], 0),
      ),
    ),
  );
}

/** A leather quiver with straps, buckle and pocket, arrows standing in it. */
export function buildQuiver(b: Bench, rng: Rng): void {
  const taste = rng.fork('quiver');
  const h = 0.5;
  const ring = (y: number, w: number, d: number): { points: Vec3[] } => ({
    points: outline.superellipse(w, d, 2.3, 36).map(([x, z]): Vec3 => [x, y, -z]),
  });
  const wall: Shape = {
    op: 'loft',
    sections: [
      ring(0, 0.04, 0.032),
      ring(0.01, 0.048, 0.04),
      ring(h * 0.5, 0.056, 0.045),
      ring(h, 0.07, 0.055),
      ring(h, 0.062, 0.047),
      ring(h - 0.06, 0.058, 0.043),
    ],
    spline: 'linear',
    cap: 'flat',
  };
  b.add('quiver', 'grip', wall, { detail: 1.4 });
  for (const [name, y, w, d] of [
    ['rim', h - 0.012, 0.0715, 0.0565],
    ['upper band', h * 0.62, 0.0608, 0.049],
    ['lower band', h * 0.25, 0.0535, 0.044],
    ['foot band', 0.016, 0.0495, 0.0415],
  ] as const)
    b.add(
      name,
      b.tint('grip', { color: '#2e1a0e' }),
      solid.bar(ring(y, w, d).points, { kind: 'rect', w: 0.026, h: 0.005, r: 0.0016 }, { closed: true, up: [1, 0, 0] }),
    );
  const stud: Shape = { op: 'ball', r: 0.0045 };
  b.add(
    'studs',
    'trim',
    solid.at(
      stud,
      ring(h - 0.012, 0.0745, 0.0595)
        .points.filter((_, i) => i % 3 === 0)
        .map((at) => ({ at })),
    ),
    { detail: 0.4 },
  );
  b.add(
    'strap',
    'grip',
    solid.bar(
      [
        [0.062, h * 0.86, -0.02],
        [0.12, h * 0.8, -0.06],
        [0.135, h * 0.45, -0.09],
        [0.1, h * 0.16, -0.06],
        [0.05, h * 0.2, -0.02],
      ],
      { kind: 'rect', w: 0.004, h: 0.026, r: 0.0012 },
      { spline: 'catmull', up: [0, 0, 1] },
    ),
  );
  b.add(
    'buckle',
    'trim',
    solid.put(
      solid.slab(outline.roundRect(0.04, 0.044, 0.008), 0.006, [0, 0, 0], 'z', {
        holes: [outline.roundRect(0.026, 0.03, 0.004)],
      }),
      [0.1355, h * 0.5, -0.0875],
      [0, 75, 0],
    ),
  );
  b.add('pocket', b.tint('grip', { color: '#5a3622' }), solid.box([0.06, 0.11, 0.026], [0, h * 0.42, 0.048], 0.009));
  b.add(
    'pocket flap',
    b.tint('grip', { color: '#2e1a0e' }),
    solid.box([0.064, 0.045, 0.006], [0, h * 0.5, 0.062], 0.003),
  );
  b.add('pocket button', 'trim', { op: 'ball', r: [0.006, 0.006, 0.004], at: [0, h * 0.475, 0.066] });
  const n = 6;
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    const at: Vec3 = [0.032 * Math.cos(a), 0.08, 0.024 * Math.sin(a)];
    const lean: Vec3 = [180 + 3 * Math.sin(a) + taste.range(-2, 2), taste.range(0, 90), 3.4 * Math.cos(a)];
    addShort(b, `arrow ${i + 1} `, at, lean, taste.range(0.62, 0.68));
  }
}

/** What of an arrow is seen in a quiver: shaft, feathers, nock. */
function addShort(b: Bench, prefix: string, at: Vec3, rot: Vec3, l: number): void {
  const put = (of: Shape): Shape => solid.put(of, at, rot);
  b.add(`${prefix}shaft`, 'shaft', put(solid.rod([0, -l, 0], [0, 0, 0], 0.0042)));
  const vane = outline.rounded(pairs([0.003, -l + 0.03, 0.022, -l + 0.02, 0.02, -l + 0.065, 0.003, -l + 0.115]), 0.005);
  const feather = solid.slab(vane, 0.0016, [0, 0, 0], 'z', { bevel: 0.0004 });
  b.add(
    `${prefix}feathers`,
    'feathers',
    put(solid.many([0, 1, 2].map((i) => solid.put(feather, [0, 0, 0], [0, 120 * i, 0])))),
  );
}
