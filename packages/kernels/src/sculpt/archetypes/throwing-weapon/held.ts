import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { winding } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval, fluted, oval } from '../../kits/mechanics/index.ts';

/** A four-edged leaf blade along y: rhombic sections [y, half width]. */
function leaf(stations: readonly (readonly [number, number])[], thick: number): Shape {
  const sections = stations.map(([y, w]): { points: Vec3[] } => ({
    points: [
      [w, y, 0],
      [0, y, -Math.min(thick, w * 0.5 + 0.0004)],
      [-w, y, 0],
      [0, y, Math.min(thick, w * 0.5 + 0.0004)],
    ],
  }));
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}

/** A kunai, point up: leaf blade, wrapped grip, ring. */
export function buildKunai(b: Bench): number {
  b.add(
    'ring',
    'blade',
    solid.tube(
      outline.ngon(0.0155, 30, 0, 0, 0.0195).map(([x, y]): Vec3 => [x, y, 0]),
      0.0038,
      { closed: true },
    ),
    { detail: 1.1 },
  );
  b.add(
    'tang',
    'blade',
    flatOval([0, 0.034, 0.009, 0.008, 0, 0.06, 0.0095, 0.0085, 0, 0.13, 0.0105, 0.009, 0, 0.142, 0.014, 0.01], {
      e: 2.6,
    }),
    { detail: 0.8 },
  );
  b.add('grip wrap', 'grip', winding(0.0064, 0.042, 0.124, 11, 0.004), { detail: 1.2 });
  b.add('grip cross wrap', 'grip', solid.put(winding(0.0066, -0.124, -0.042, 11, 0.0036), [0, 0, 0], [180, 0, 0]), {
    detail: 0.9,
  });
  b.add(
    'collar',
    'blade',
    solid.turned(pairs([0, 0.122, 0.0078, 0.122, 0.0092, 0.127, 0.0078, 0.132, 0, 0.132]), [0, 0, 0], {
      bevel: 0.0006,
    }),
    { detail: 0.7 },
  );
  b.add(
    'blade',
    'blade',
    leaf(
      [
        [0.134, 0.006],
        [0.15, 0.017],
        [0.163, 0.0225],
        [0.2, 0.0168],
        [0.268, 0.0004],
      ],
      0.0064,
    ),
    { detail: 1.5 },
  );
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'left edge' : 'right edge',
      'edge',
      solid.tube(
        [
          [s * 0.0168, 0.15, 0],
          [s * 0.0222, 0.163, 0],
          [s * 0.0166, 0.2, 0],
          [s * 0.0006, 0.2675, 0],
        ],
        0.0011,
        { spline: 'linear', taper: [0.4, 1, 1, 0.4] },
      ),
      { detail: 0.5 },
    );
  b.add(
    'cloth tail',
    'trim',
    solid.bar(
      [
        [0.004, 0.048, 0.006],
        [0.02, 0.04, 0.01],
        [0.03, 0.02, 0.012],
        [0.045, 0.012, 0.008],
        [0.056, 0.001, 0.012],
      ],
      { kind: 'rect', w: 0.0012, h: 0.012, r: 0.0004 },
      { spline: 'catmull', up: [0, 0, 1] },
    ),
    { detail: 0.6 },
  );
  return 0.083;
}

/** Knuckle dusters, rings up. */
export function buildKnuckles(b: Bench): number {
  const holes = [-0.0375, -0.0128, 0.0128, 0.0375].map((x, i) =>
    outline
      .superellipse(0.0098, 0.0112, 2, 28)
      .map(([u, v]): Vec2 => [x + u, 0.047 + (i === 1 || i === 2 ? 0.003 : 0) + v]),
  );
  const top: Vec2[] = [];
  for (let i = 0; i <= 48; i++) {
    const x = 0.053 - (0.106 * i) / 48;
    const wave = Math.abs(Math.cos(((x / 0.0253) * Math.PI) / 1 + Math.PI / 2 - 0.03)) ** 0.8;
    const edge = Math.sqrt(Math.max(0, 1 - (Math.abs(x) / 0.0535) ** 8));
    top.push([x, 0.047 + (0.012 + 0.0062 * wave + 0.003 * Math.cos((x / 0.053) * 1.5)) * edge]);
  }
  const body = [
    ...pairs([
      -0.053, 0.036, -0.046, 0.03, -0.03, 0.031, -0.0225, 0.024, -0.03, 0.013, -0.034, 0.006, -0.026, 0.0005, 0.026,
      0.0005, 0.034, 0.006, 0.03, 0.013, 0.0225, 0.024, 0.03, 0.031, 0.046, 0.03, 0.053, 0.036,
    ]),
    ...top,
  ];
  const window = outline.rounded(pairs([-0.012, 0.014, 0.012, 0.014, 0.016, 0.028, -0.016, 0.028]), 0.005);
  b.add('body', 'blade', solid.slab(body, 0.0135, [0, 0, 0], 'z', { bevel: 0.0018, holes: [...holes, window] }), {
    detail: 2,
  });
  [-0.0375, -0.0128, 0.0128, 0.0375].forEach((x, i) => {
    const y = 0.047 + (i === 1 || i === 2 ? 0.003 : 0);
    for (const s of [1, -1])
      b.add(
        `${['first', 'second', 'third', 'fourth'][i]} ${s > 0 ? 'front' : 'rear'} rim`,
        'edge',
        solid.tube(
          outline.superellipse(0.0108, 0.0122, 2, 28).map(([u, v]): Vec3 => [x + u, y + v, s * 0.0064]),
          0.0007,
          { closed: true },
        ),
        { detail: 0.4 },
      );
  });
  return 0.035;
}

/** A sai, points up. */
export function buildSai(b: Bench): number {
  b.add(
    'pommel',
    'blade',
    solid.turned(pairs([0, 0, 0.008, 0.001, 0.0118, 0.007, 0.0118, 0.014, 0.008, 0.021, 0, 0.021]), [0, 0, 0], {
      bevel: 0.001,
    }),
    { detail: 0.8 },
  );
  b.add('grip wrap', 'grip', winding(0.0078, 0.019, 0.13, 17, 0.004), { detail: 1.1 });
  b.add('tang', 'blade', solid.cyl(0.007, 0.12, [0, 0.075, 0], 'y', { bevel: 0.001 }), { hidden: true });
  b.add(
    'collar',
    'blade',
    solid.turned(pairs([0, 0.126, 0.0098, 0.126, 0.0115, 0.132, 0.0098, 0.14, 0, 0.14]), [0, 0, 0], { bevel: 0.0008 }),
    { detail: 0.6 },
  );
  b.add(
    'blade',
    'blade',
    fluted(
      [
        [0.138, 0.0078, 0.08],
        [0.2, 0.0072, 0.08],
        [0.42, 0.0046, 0.08],
        [0.47, 0.002, 0.08],
        [0.478, 0.0004, 0],
      ],
      8,
      { per: 3 },
    ),
    { detail: 1.4 },
  );
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const wing = [
      [0.002, 0.144, 0.011, 0.0095],
      [0.02, 0.149, 0.0085, 0.008],
      [0.043, 0.158, 0.0072, 0.0072],
      [0.056, 0.176, 0.0064, 0.0066],
      [0.056, 0.2, 0.0056, 0.0058],
      [0.06, 0.222, 0.0042, 0.0042],
      [0.066, 0.236, 0.0008, 0.0008],
    ].map(([x, y, w, d]) => ({ at: [s * x, y, 0] as Vec3, w, d }));
    b.add(`${side} prong`, 'blade', oval(wing, { e: 2.2, n: 16 }), { detail: 1 });
  }
  b.add(
    'tip',
    'edge',
    solid.turned(pairs([0, 0.452, 0.0036, 0.452, 0.0023, 0.471, 0.0003, 0.48, 0, 0.48]), [0, 0, 0], { bevel: 0.0001 }),
    { detail: 0.6 },
  );
  return 0.075;
}

/** A dart, point down: knurled barrel, shaft, four flights. */
export function buildDart(b: Bench): number {
  b.add(
    'point',
    'edge',
    solid.turned(pairs([0, 0, 0.0002, 0, 0.0012, 0.012, 0.0012, 0.036, 0, 0.036]), [0, 0, 0], { bevel: 0.0001 }),
    { detail: 0.7 },
  );
  b.add(
    'barrel',
    'blade',
    solid.turned(
      pairs([0, 0.032, 0.002, 0.032, 0.0033, 0.037, 0.0036, 0.05, 0.0034, 0.078, 0.0025, 0.084, 0, 0.084]),
      [0, 0, 0],
      { bevel: 0.0003 },
    ),
    { detail: 1.2 },
  );
  for (let i = 0; i < 8; i++)
    b.add(
      `grip ring ${i + 1}`,
      'blade',
      solid.hoop(0.0036, { kind: 'rect', w: 0.0014, h: 0.0009, r: 0.0002 }, [0, 0.046 + i * 0.0038, 0], 'y', 26),
      { detail: 0.5 },
    );
  b.add(
    'shaft',
    'grip',
    solid.turned(
      pairs([0, 0.082, 0.0024, 0.082, 0.0019, 0.09, 0.0021, 0.118, 0.0026, 0.124, 0.0018, 0.13, 0, 0.13]),
      [0, 0, 0],
      { bevel: 0.0002 },
    ),
    { detail: 0.8 },
  );
  const flight = pairs([0.0008, 0.112, 0.014, 0.124, 0.0165, 0.136, 0.0165, 0.148, 0.011, 0.157, 0.0008, 0.16]);
  for (let i = 0; i < 4; i++) {
    b.add(
      `${['front', 'right', 'rear', 'left'][i]} flight`,
      'trim',
      solid.put(solid.slab(flight, 0.0008, [0, 0, 0], 'z', { bevel: 0.0002 }), [0, 0, 0], [0, 90 * i, 0]),
      { detail: 0.8 },
    );
    b.add(
      `${['front', 'right', 'rear', 'left'][i]} flight stripe`,
      'edge',
      solid.put(solid.box([0.0135, 0.004, 0.0011], [0.0095, 0.142, 0], 0.0002), [0, 0, 0], [0, 90 * i, 0]),
      { detail: 0.3 },
    );
  }
  return 0.062;
}
