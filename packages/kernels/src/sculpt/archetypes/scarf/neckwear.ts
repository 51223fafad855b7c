import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialLayer } from '../../../texture/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';

/** A band about the neck: an oval at a height, lower in front. */
const oval = (rx: number, rz: number, y: number, dip: number, n = 56): Vec3[] =>
  Array.from({ length: n }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / n;
    return [rx * Math.sin(a), y - dip * (0.5 + 0.5 * Math.cos(a)), rz * Math.cos(a)];
  });

const slanted = (b: Bench, on: boolean): MaterialLayer[] =>
  on
    ? [
        {
          mask: { kind: 'stripes', dir: [0.7, 0.71, 0], period: 0.036, width: 0.3, soft: 0.02 },
          material: b.tint('stripe', {}),
        },
      ]
    : [];

/** A tied tie: the loop, a knot, the broad blade over the narrow one, a pin. */
export function buildTie(b: Bench, stripes: boolean): void {
  const cloth = b.tint('cloth', { layers: slanted(b, stripes) });
  b.add(
    'loop',
    cloth,
    solid.bar(
      oval(0.066, 0.062, 0.545, 0.03),
      { kind: 'rect', w: 0.034, h: 0.005, r: 0.002 },
      { closed: true, up: [0, 0, 1] },
    ),
  );
  const blade = (points: readonly number[], z: number): Shape => {
    const half = pairs(points);
    return solid.put(
      solid.slab(
        [
          ...half,
          ...[...half]
            .reverse()
            .map(([x, y]): Vec2 => [-x, y])
            .filter(([x]) => x !== 0),
        ],
        0.006,
        [0, 0, 0],
        'z',
        { bevel: 0.0022 },
      ),
      [0, 0, z],
    );
  };
  b.add('narrow blade', cloth, blade([0, 0.07, 0.021, 0.096, 0.014, 0.47], 0.058));
  b.add('broad blade', cloth, blade([0, 0, 0.046, 0.048, 0.04, 0.14, 0.0165, 0.49], 0.0668), { detail: 1.4 });
  b.add(
    'knot',
    cloth,
    {
      op: 'loft',
      sections: [
        [0.47, 0.0165, 0.009],
        [0.474, 0.0185, 0.0135],
        [0.492, 0.0235, 0.0165],
        [0.514, 0.029, 0.016],
        [0.522, 0.0285, 0.011],
      ].map(([y, w, d]) => ({
        points: outline.superellipse(w, d, 2.6, 32).map(([x, z]): Vec3 => [x, y, z + 0.064]),
      })),
      spline: 'catmull',
      smooth: true,
      cap: 'round',
    },
    { detail: 1.2 },
  );
  b.add(
    'dimple',
    'cloth',
    solid.tube(
      [
        [0, 0.468, 0.0705],
        [0, 0.45, 0.0708],
        [0.0005, 0.425, 0.0702],
      ],
      0.0022,
      { taper: [1, 0.8, 0.2] },
    ),
    { detail: 0.4 },
  );
  b.add('pin', 'metal', solid.box([0.062, 0.007, 0.0026], [0, 0.3, 0.0716], 0.0008), { detail: 0.5 });
  b.add('keeper', 'stripe', solid.box([0.034, 0.022, 0.0012], [0, 0.16, 0.0632], 0.0003), { detail: 0.3 });
  b.add(
    'blade hem',
    'stripe',
    stitches(
      [
        [-0.04, 0.05, 0.0702],
        [0, 0.008, 0.0702],
        [0.04, 0.05, 0.0702],
      ],
      0.0007,
      0.006,
    ),
    { detail: 0.2 },
  );
}

/** A tied bow with its band. */
export function buildBow(b: Bench, dots: boolean): void {
  const spots: MaterialLayer[] = dots
    ? [{ mask: { kind: 'spots', scale: 0.012, size: 0.26, soft: 0.06 }, material: b.tint('stripe', {}) }]
    : [];
  const cloth = b.tint('cloth', { layers: spots });
  const wing = (s: number, z: number, k: number, drop: number): Shape => ({
    op: 'loft',
    sections: [
      [0.004, 0.0105, 0.008],
      [0.018, 0.017, 0.0125],
      [0.036, 0.027, 0.0125],
      [0.054, 0.0315, 0.0085],
      [0.0665, 0.0325, 0.004],
    ].map(([x, h, d], i) => ({
      points: outline
        .superellipse(d, h * k, 2.5, 32)
        .map(
          ([u, v], j): Vec3 => [
            s * (x + 0.0022 * Math.sin((j * 2 * Math.PI * 3) / 32) * (i / 4)),
            v + 0.036 - drop * x,
            z + u * s + 0.0016 * Math.sin((v / (h * k)) * 5) * (1 - i / 5),
          ],
        ),
    })),
    spline: 'catmull',
    smooth: true,
    cap: 'round',
  });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} front wing`, cloth, wing(s, 0.0665, 1, 0.02), { detail: 1.3 });
    b.add(`${side} back wing`, cloth, wing(s, 0.054, 0.94, -0.12), { detail: 1 });
    for (const [i, y] of [0.0445, 0.029].entries())
      b.add(
        `${side} crease ${i + 1}`,
        'cloth',
        solid.tube(
          [
            [s * 0.008, (y + 0.036) / 2, 0.0755],
            [s * 0.024, y, 0.0795],
            [s * 0.04, y + (y > 0.036 ? 0.006 : -0.006), 0.0775],
          ],
          0.0014,
          { taper: [1, 0.9, 0.2] },
        ),
        { detail: 0.3 },
      );
  }
  b.add(
    'knot',
    cloth,
    { op: 'superellipsoid', r: [0.0115, 0.0165, 0.0145], e: [0.6, 0.6], at: [0, 0.036, 0.0645] },
    { detail: 1.2 },
  );
  b.add(
    'knot pleat',
    'cloth',
    solid.tube(
      [
        [0.002, 0.048, 0.0765],
        [0.001, 0.036, 0.0795],
        [0.002, 0.025, 0.0765],
      ],
      0.0013,
    ),
    { detail: 0.3 },
  );
  b.add(
    'band',
    'cloth',
    solid.bar(
      oval(0.062, 0.056, 0.038, 0.002),
      { kind: 'rect', w: 0.018, h: 0.003, r: 0.001 },
      { closed: true, up: [0, 0, 1] },
    ),
  );
  b.add(
    'slide',
    'metal',
    solid.put(
      solid.slab(outline.roundRect(0.014, 0.021, 0.002), 0.002, [0, 0, 0], 'z', {
        bevel: 0.0005,
        holes: [outline.roundRect(0.009, 0.016, 0.001)],
      }),
      [0.03, 0.04, -0.0512],
      [0, -30, 0],
    ),
    { detail: 0.4 },
  );
  b.add('hook', 'metal', solid.box([0.012, 0.008, 0.0022], [0, 0.04, -0.0582], 0.0006), { detail: 0.3 });
}

/** A triangle of cotton, its point in front, rolled at the neck and knotted behind. */
export function buildBandana(b: Bench, printed: boolean): void {
  const print: MaterialLayer[] = printed
    ? [
        { mask: { kind: 'spots', scale: 0.034, size: 0.3, ring: 0.55, soft: 0.04 }, material: b.tint('stripe', {}) },
        { mask: { kind: 'spots', scale: 0.017, size: 0.16, soft: 0.05, seed: 5 }, material: b.tint('stripe', {}) },
      ]
    : [];
  const cloth = b.tint('cloth', { layers: print });
  const rows = 16;
  const grid = Array.from({ length: rows }, (_, r): Vec3[] => {
    const t = r / (rows - 1);
    const half = 1.95 * (1 - t) ** 0.85 + 0.004;
    return Array.from({ length: 25 }, (_, c): Vec3 => {
      const a = half * (c / 12 - 1);
      const R = 0.088 + 0.026 * Math.sin(Math.PI * Math.min(1, t * 1.1)) + 0.006 * Math.sin(a * 7 + t * 6) * (1 - t);
      const y = 0.225 - 0.222 * t * (1 - 0.1 * (a / 2) ** 2) + 0.02 * (Math.abs(a) / 1.95) ** 2 * (1 - t);
      return [R * Math.sin(a), y, R * 0.94 * Math.cos(a) + 0.01 * t];
    });
  });
  b.add('cloth', cloth, { op: 'sheet', grid, thickness: 0.003, spline: 'catmull' }, { detail: 1.6 });
  b.add(
    'rolled edge',
    'cloth',
    solid.tube(
      Array.from({ length: 33 }, (_, i): Vec3 => {
        const a = -2.5 + (5 * i) / 32;
        return [0.089 * Math.sin(a), 0.226 + 0.02 * (a / 1.95) ** 2, 0.084 * Math.cos(a)];
      }),
      0.0095,
    ),
    { detail: 1 },
  );
  b.add('knot', 'cloth', { op: 'ellipsoid', r: [0.021, 0.017, 0.016], at: [0, 0.258, -0.084] }, { detail: 0.8 });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const ear: Vec3[][] = [0, 0.35, 0.7, 1].map((t) =>
      [-1, 0, 1].map(
        (u): Vec3 => [
          s * (0.012 + 0.05 * t),
          0.256 - 0.05 * t + u * (0.005 + 0.024 * t * (1 - t) * 2.4),
          -0.09 - 0.014 * Math.sin(t * 3) + 0.004 * u,
        ],
      ),
    );
    b.add(`${side} ear`, cloth, { op: 'sheet', grid: ear, thickness: 0.003, spline: 'catmull' }, { detail: 0.8 });
  }
  const edge = grid.map((row) => row[24]);
  const other = [...grid].reverse().map((row) => row[0]);
  for (const [i, line] of [edge, other].entries())
    b.add(
      `${i ? 'right' : 'left'} hem`,
      'stripe',
      stitches(
        line.slice(1, -1).map(([x, y, z]): Vec3 => [x * 1.006, y + 0.002, z * 1.012 + 0.0012]),
        0.0007,
        0.006,
      ),
      { detail: 0.2 },
    );
}

/** A strap with buckle, keeper, holes, stitched edges, a ring with its tag; studs or spikes. */
export function buildCollar(b: Bench, spikes: boolean): void {
  const r = 0.06;
  const h = 0.026;
  const ring = (k: number, y: number): Vec3[] =>
    Array.from({ length: 64 }, (_, i): Vec3 => [k * Math.sin((i * Math.PI) / 32), y, k * Math.cos((i * Math.PI) / 32)]);
  const y = h / 2;
  b.add('strap', 'cloth', solid.hoop(r, { kind: 'rect', w: h, h: 0.004, r: 0.0014 }, [0, y, 0], 'y', 72));
  for (const [name, v] of [
    ['upper', h - 0.003],
    ['lower', 0.003],
  ] as const)
    b.add(`${name} stitching`, 'stripe', stitches(ring(r + 0.0021, v), 0.0006, 0.0052, true), { detail: 0.3 });
  const on = (a: number, k: number, of: Shape, v = y): Shape =>
    solid.put(of, [k * Math.sin(a), v, k * Math.cos(a)], [0, (a * 180) / Math.PI, 0]);
  const back = Math.PI * 0.72;
  b.add(
    'buckle',
    'metal',
    on(
      back,
      r + 0.0035,
      solid.slab(outline.roundRect(0.026, 0.036, 0.004), 0.0032, [0, 0, 0], 'z', {
        bevel: 0.001,
        holes: [outline.roundRect(0.018, 0.028, 0.0025)],
      }),
    ),
    { detail: 0.6 },
  );
  b.add('prong', 'metal', on(back, r + 0.0052, solid.rod([-0.012, 0, 0], [0.01, 0, 0.0012], 0.0013, 0.001, 'round')), {
    detail: 0.3,
  });
  b.add('keeper', 'cloth', on(back + 0.42, r, solid.box([0.008, h + 0.004, 0.009], [0, 0, 0], 0.0012)), {
    detail: 0.4,
  });
  for (let i = 0; i < 5; i++)
    b.add(
      `eyelet ${i + 1}`,
      'metal',
      on(back + 0.62 + 0.17 * i, r + 0.0021, solid.hoop(0.0021, { kind: 'circle', r: 0.0007 }, [0, 0, 0], 'z', 18)),
      { detail: 0.2 },
    );
  b.add('ring', 'metal', solid.hoop(0.0085, { kind: 'circle', r: 0.0013 }, [0, 0.0102, r + 0.0052], 'x', 32), {
    detail: 0.5,
  });
  b.add('ring plate', 'metal', on(0, r + 0.0022, solid.box([0.012, 0.011, 0.0016], [0, 0, 0], 0.0005)), {
    detail: 0.3,
  });
  if (!spikes) {
    b.add('tag', 'metal', solid.cyl(0.0125, 0.0022, [0, 0.0012, r + 0.0235], 'y', { bevel: 0.0006 }), { detail: 0.6 });
    b.add(
      'paw',
      'stripe',
      solid.many(
        [
          [0, 0.0045, 0.0036],
          [-0.005, -0.0012, 0.0016],
          [-0.0018, -0.004, 0.0017],
          [0.0018, -0.004, 0.0017],
          [0.005, -0.0012, 0.0016],
        ].map(([x, z, q]) => ({
          op: 'ball' as const,
          r: [q, 0.0006, q] as Vec3,
          at: [x, 0.0024, r + 0.0235 + z * 0.8] as Vec3,
        })),
      ),
      { detail: 0.2 },
    );
  }
  for (let i = 0; i < 14; i++) {
    const a = 0.36 + i * 0.165;
    const of = (s: number): Shape =>
      on(
        s * a,
        r + 0.0016,
        spikes
          ? solid.turned(pairs([0, 0, 0.0052, 0, 0.0046, 0.002, 0, 0.016]), [0, 0, 0], { axis: 'z', bevel: 0.0003 })
          : solid.turned(pairs([0, 0, 0.0036, 0, 0.0028, 0.0022, 0, 0.003]), [0, 0, 0], { axis: 'z', bevel: 0.0004 }),
      );
    if (a < 1.7) {
      b.add(`left stud ${i + 1}`, 'metal', of(1), { detail: 0.3 });
      b.add(`right stud ${i + 1}`, 'metal', of(-1), { detail: 0.3 });
    }
  }
}
