import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { drawLandscape, drawSigil } from './drawings.ts';
import { addSeal, aged, writing } from './ink.ts';

/** What an open scroll shows. */
export interface OpenScroll {
  seal: boolean;
  /** `writing`, `sigil` or `picture`. */
  content: string;
  /** How far it is unrolled, relative to the usual. */
  long: number;
}

/** Lies open: the sheet between two rods it is rolled on, what is drawn or written on it, a seal. */
export function buildOpen(b: Bench, { seal, content, long }: OpenScroll, taste: Rng): void {
  const w = 0.21;
  const d = 0.125 * long;
  const R = 0.0215;
  // along z: up the back roll, over it, down to the ground, forward, up the front roll
  const roll = (s: number): Vec2[] =>
    Array.from({ length: 22 }, (_, i): Vec2 => {
      const a = -Math.PI / 2 + (i / 21) * 1.62 * Math.PI;
      const k = R * (1 - 0.012 * i);
      return [s * (d + k * Math.cos(a)), R + 0.0005 + k * Math.sin(a)];
    });
  const line: Vec2[] = [
    ...roll(-1).reverse(),
    ...Array.from(
      { length: 9 },
      (_, i): Vec2 => [-d + (2 * d * (i + 1)) / 10, 0.0008 + 0.003 * Math.sin((i + 1) * 0.62) ** 2],
    ),
    ...roll(1),
  ];
  const grid = line.map(([z, y]): Vec3[] => Array.from({ length: 9 }, (_, c): Vec3 => [(c / 8 - 0.5) * w, y, z]));
  b.add('parchment', aged(b, w, d * 2.1), { op: 'sheet', grid, thickness: 0.0013, spline: 'linear' }, { detail: 2 });
  for (const [name, s] of [
    ['upper', -1],
    ['lower', 1],
  ] as const) {
    const at: Vec3 = [0, R + 0.0005, s * d];
    b.add(`${name} rod`, 'rod', solid.put(solid.cyl(0.0135, w + 0.022, [0, 0, 0], 'x', { bevel: 0.002 }), at), {
      grain: [1, 0, 0],
    });
    for (const [side, t] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const knob = pairs([
        0, 0, 0.0195, 0, 0.021, 0.004, 0.0135, 0.009, 0.0115, 0.016, 0.0155, 0.022, 0.0135, 0.03, 0.0055, 0.034, 0,
        0.035,
      ]);
      b.add(
        `${name} ${side} knob`,
        'rod',
        solid.put(
          solid.turned(knob, [0, 0, 0], { axis: 'x', bevel: 0.001 }),
          [t * (w / 2 + 0.003), at[1], at[2]],
          [0, t > 0 ? 0 : 180, 0],
        ),
        { detail: 0.8 },
      );
      b.add(
        `${name} ${side} cap`,
        'metal',
        solid.put(solid.hoop(0.0206, { kind: 'rect', w: 0.004, h: 0.0022, r: 0.0006 }, [0, 0, 0], 'x', 40), [
          t * (w / 2 + 0.0055),
          at[1],
          at[2],
        ]),
        { detail: 0.4 },
      );
    }
  }
  const y = (): number => 0.0048;
  const room = d - 0.047;
  if (content === 'writing') {
    const rows = Math.max(4, Math.round((2 * room) / 0.0195));
    const [first, ...rest] = writing(taste, { x0: -0.08, x1: 0.08, z0: -room, rows, pitch: 0.0185, y });
    b.add('line 1', 'ink', first, { detail: 0.3 });
    for (const [i, of] of rest.entries()) b.add(`line ${i + 2}`, 'ink', of, { detail: 0.3 });
    b.add(
      'initial',
      'seal',
      solid.put(
        { op: 'text', value: 'ADHMRST'[taste.int(7)], height: 0.024, depth: 0.0008, font: 'serif' },
        [-0.069, 0.005, -room + 0.012],
        [-90, 0, 0],
      ),
      { detail: 0.4 },
    );
  } else {
    // a heading and a foot of writing about the drawing
    const lines = { x0: -0.07, x1: 0.07, rows: 1, pitch: 0.0185, y };
    b.add('heading', 'ink', solid.many(writing(taste, { ...lines, z0: -room })), { detail: 0.3 });
    b.add('foot line', 'ink', solid.many(writing(taste, { ...lines, x1: 0.03, z0: room - 0.004 })), { detail: 0.3 });
    if (content === 'sigil') drawSigil(b, Math.min(0.066, room - 0.016), taste);
    else drawLandscape(b, Math.min(0.06, room - 0.018));
  }
  if (seal) addSeal(b, [0.062, 0.0044, d - 0.045], 0.0145);
}

/** Rolled up tight, tied with a ribbon, the edge of the sheet standing off. */
export function buildRolled(b: Bench, seal: boolean): void {
  const w = 0.26;
  const turns = 4;
  const spiral = Array.from({ length: 96 }, (_, i): Vec2 => {
    const t = i / 95;
    const a = -Math.PI / 2 - 0.5 + t * turns * 2 * Math.PI;
    const r = 0.026 - 0.0155 * t;
    const flare = i < 7 ? 0.0008 * (7 - i) : 0;
    return [(r + flare) * Math.cos(a), Math.max(0.0008, 0.0265 + (r + flare) * Math.sin(a))];
  });
  const grid = spiral.map(([z, y]): Vec3[] =>
    Array.from({ length: 7 }, (_, c): Vec3 => [(c / 6 - 0.5) * w * (1 + 0.004 * Math.sin(y * 300)), y, z]),
  );
  b.add('parchment', aged(b, w, 0.2), { op: 'sheet', grid, thickness: 0.0013, spline: 'linear' }, { detail: 2 });
  const silk = b.tint('seal', { base: 'silk' });
  b.add(
    'ribbon',
    silk,
    solid.put(solid.hoop(0.0288, { kind: 'rect', w: 0.02, h: 0.0016, r: 0.0004 }, [0, 0, 0], 'x', 48), [0, 0.0268, 0]),
    { detail: 0.8 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} bow`,
      silk,
      solid.bar(
        [
          [0, 0.054, 0.008],
          [s * 0.02, 0.066, 0.014],
          [s * 0.038, 0.062, 0.016],
          [s * 0.03, 0.054, 0.018],
          [0, 0.0545, 0.012],
        ],
        { kind: 'rect', w: 0.012, h: 0.0014, r: 0.0004 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
      { detail: 0.6 },
    );
    b.add(
      `${side} ribbon end`,
      silk,
      solid.bar(
        [
          [0, 0.0545, 0.012],
          [s * 0.016, 0.05, 0.03],
          [s * 0.026, 0.024, 0.042],
          [s * 0.034, 0.0022, 0.052],
        ],
        { kind: 'rect', w: 0.012, h: 0.0014, r: 0.0004 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
      { detail: 0.5 },
    );
  }
  b.add('bow knot', silk, { op: 'ball', r: [0.0085, 0.0055, 0.008], at: [0, 0.0565, 0.011] }, { detail: 0.6 });
  if (seal) {
    b.add(
      'seal',
      'seal',
      solid.put(solid.cyl(0.0125, 0.0042, [0, 0, 0], 'z', { bevel: 0.0014 }), [0.05, 0.0335, 0.0262], [-16, 0, 0]),
      { detail: 0.6 },
    );
    b.add(
      'seal ring',
      'seal',
      solid.put(
        solid.hoop(0.0085, { kind: 'circle', r: 0.0011 }, [0, 0, 0], 'z', 32),
        [0.05, 0.0342, 0.0284],
        [-16, 0, 0],
      ),
      { detail: 0.4 },
    );
  }
}

type Stroke = (name: string, slot: string, points: readonly Vec2[], r: number, closed?: boolean) => void;

/** A treasure map with torn edges, its corners curling: coast, mountains, palms, a dotted way to the cross, a compass rose. */
export function buildMap(b: Bench, taste: Rng): void {
  const [W, D] = [0.42, 0.3];
  const curl = (x: number, z: number): number =>
    0.0012 +
    0.028 * Math.max(0, Math.abs(x / W) * 2 - 0.74) ** 1.6 +
    0.006 * Math.max(0, Math.abs(z / D) * 2 - 0.8) +
    0.0016 * Math.sin(x * 26) ** 2;
  const grid = Array.from({ length: 21 }, (_, r) =>
    Array.from({ length: 27 }, (_, c): Vec3 => {
      const [u, v] = [c / 26 - 0.5, r / 20 - 0.5];
      const edge = (t: number, k: number): number =>
        1 + 0.016 * Math.sin(t * 31 + k) + 0.012 * Math.sin(t * 57 + 2 * k);
      const [x, z] = [u * W * edge(v, 1), v * D * edge(u, 4)];
      return [x, curl(x, z), z];
    }),
  );
  b.add('map', aged(b, W, D), { op: 'sheet', grid, thickness: 0.0015, spline: 'linear' }, { detail: 2 });
  const lie = (x: number, z: number, up = 0.0022): Vec3 => [x, curl(x, z) + up, z];
  const stroke = (name: string, slot: string, points: readonly Vec2[], r: number, closed = false): void =>
    b.add(
      name,
      slot,
      solid.tube(
        points.map(([x, z]) => lie(x, z, r * 0.4 + 0.0006)),
        r,
        { closed },
      ),
      { detail: 0.4 },
    );
  const coast = Array.from({ length: 26 }, (_, i): Vec2 => {
    const a = (i * 2 * Math.PI) / 26;
    const k = 1 + 0.16 * Math.sin(3 * a + 1) + 0.1 * Math.sin(5 * a) + taste.range(-0.05, 0.05);
    return [-0.01 + 0.128 * k * Math.cos(a), 0.008 + 0.086 * k * Math.sin(a)];
  });
  stroke('coast', 'ink', coast, 0.0017, true);
  for (let i = 0; i < 3; i++) {
    const [x, z] = [-0.075 + 0.034 * i, -0.03 + 0.014 * (i % 2)];
    stroke(
      `mountain ${i + 1}`,
      'ink',
      [
        [x - 0.02, z + 0.014],
        [x - 0.003, z - 0.018],
        [x, z - 0.019],
        [x + 0.02, z + 0.014],
      ],
      0.0014,
    );
  }
  for (const [i, [x, z]] of [
    [0.05, 0.05],
    [0.076, 0.034],
    [-0.07, 0.052],
  ].entries()) {
    stroke(
      `palm trunk ${i + 1}`,
      'ink',
      [
        [x, z],
        [x + 0.003, z - 0.016],
        [x + 0.001, z - 0.026],
      ],
      0.0013,
    );
    for (const [k, s] of [-1, 1].entries())
      stroke(
        `palm leaf ${2 * i + k + 1}`,
        'ink',
        [
          [x + 0.001, z - 0.026],
          [x + s * 0.008, z - 0.031],
          [x + s * 0.014, z - 0.024],
        ],
        0.0012,
      );
  }
  addWay(b, W, D, lie, stroke);
}

/** The way to the treasure, the cross, the compass rose, the border. */
function addWay(
  b: Bench,
  W: number,
  D: number,
  lie: (x: number, z: number, up?: number) => Vec3,
  stroke: Stroke,
): void {
  const way = Array.from({ length: 13 }, (_, i): Vec2 => {
    const t = i / 12;
    return [-0.115 + 0.165 * t, 0.066 - 0.055 * t + 0.028 * Math.sin(t * 7)];
  });
  for (let i = 0; i < 12; i++) {
    const [p, q] = [way[i], way[i + 1]];
    stroke(`dash ${i + 1}`, 'seal', [p, [p[0] + (q[0] - p[0]) * 0.55, p[1] + (q[1] - p[1]) * 0.55]], 0.0019);
  }
  const [cx, cz] = [0.064, -0.018];
  for (const [i, s] of [1, -1].entries())
    stroke(
      `cross stroke ${i + 1}`,
      'seal',
      [
        [cx - 0.0145, cz - 0.0145 * s],
        [cx, cz],
        [cx + 0.0145, cz + 0.0145 * s],
      ],
      0.0036,
    );
  const rose = Array.from({ length: 16 }, (_, i): Vec2 => {
    const a = (i * Math.PI) / 8;
    const k = i % 4 === 0 ? 0.027 : i % 2 === 0 ? 0.016 : 0.0052;
    return [k * Math.cos(a), k * Math.sin(a)];
  });
  b.add('compass rose', 'metal', solid.slab(rose, 0.0014, lie(0.142, 0.086, 0.002), 'y', { bevel: 0.0004 }), {
    detail: 0.5,
  });
  b.add('compass ring', 'ink', solid.hoop(0.0195, { kind: 'circle', r: 0.0011 }, lie(0.142, 0.086, 0.0024), 'y', 40), {
    detail: 0.4,
  });
  b.add(
    'north',
    'ink',
    solid.put(
      { op: 'text', value: 'N', height: 0.0125, depth: 0.001, font: 'serif' },
      lie(0.142, 0.056, 0.002),
      [-90, 0, 0],
    ),
    { detail: 0.4 },
  );
  const frame = outline.roundRect(W * 0.86, D * 0.86, 0.004, 0, 0, 2);
  stroke(
    'border',
    'ink',
    frame.filter((_, i) => i % 2 === 0),
    0.0011,
    true,
  );
  stroke(
    'sea serpent',
    'ink',
    Array.from({ length: 15 }, (_, i): Vec2 => [-0.165 + 0.0038 * i, -0.09 - 0.011 * Math.sin(i * 0.9) * (1 - i / 22)]),
    0.0022,
  );
}
