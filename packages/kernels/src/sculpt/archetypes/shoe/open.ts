import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { along, buckle, offSurface, panel, stitches } from '../../kits/leatherwork/index.ts';
import { addFur } from './bottom.ts';
import { addTread, addUpper } from './fit.ts';
import { createLast, type Last, type LastPlan } from './last.ts';

const rows = (...n: number[]): Vec2[] => Array.from({ length: n.length / 2 }, (_, i): Vec2 => [n[2 * i], n[2 * i + 1]]);

/** The last of open shoes. */
export const OPEN: LastPlan = {
  length: 0.27,
  width: 0.096,
  heel: 0.004,
  spring: 0.006,
  under: 0.003,
  sole: 0.022,
  toe: 2.5,
  box: 0.03,
  collar: { z: -0.04, rx: 0.04, rz: 0.06, front: 0.1, side: 0.07, back: 0.04 },
  vamp: [0.05, 0.02],
};

/** The layers of a sandal's sole, with a footbed that is raised at its rim. */
function addFootbed(b: Bench, last: Last, thick: number): void {
  b.add('outsole', 'sole', last.layer(rows(0, 0.0025, 0.0012, 0.004, 0.0065, 0.004)));
  b.add('midsole', 'midsole', last.layer(rows(0.006, 0.0046, thick - 0.006, 0.0046)));
  b.add('footbed', 'lining', last.layer(rows(thick - 0.0066, 0.0042, thick - 0.002, 0.0042, thick, 0.003)));
  b.add(
    'footbed stitching',
    'thread',
    stitches(
      last.outline(-0.001, 60).map(([x, z]): Vec3 => [x, last.ground(z) + thick + 0.0002, z]),
      0.0007,
      0.006,
      true,
    ),
    { detail: 0.3 },
  );
  addTread(b, last, { from: -0.92, to: 0.92, n: 14, h: 0.004, name: 'tread' });
}

/** A band over the foot at z: from edge to edge of the sole, `h` high, `w` wide, leaning by `lean` along z. */
function addBand(
  b: Bench,
  last: Last,
  name: string,
  z: number,
  w: number,
  h: number,
  o: { lean?: number; slot?: string; thick?: number } = {},
): void {
  const grid: Vec3[][] = [];
  const sole = last.plan.sole;
  for (let i = 0; i <= 3; i++) {
    const row: Vec3[] = [];
    for (let j = 0; j <= 14; j++) {
      const a = Math.PI * (j / 14);
      const at = z + (i / 3 - 0.5) * w * (1 - 0.25 * (1 - Math.sin(a))) + (o.lean ?? 0) * Math.cos(a);
      const { inner, outer } = last.edges(at);
      const k = (1 - Math.cos(a)) / 2;
      const rise = Math.sin(a) ** 0.62;
      const fall = (i / 3 - 0.5) * w * 0.5;
      row.push([outer + (inner - outer) * k, last.ground(at) + sole - 0.006 + h * rise - fall * Math.sin(a), at]);
    }
    grid.push(row);
  }
  b.add(name, o.slot ?? 'upper', { op: 'sheet', grid, thickness: o.thick ?? 0.0034 });
}

/** A sandal: straps over toes and instep, round the heel and the ankle, buckles; `straps` 2 to 6 (gladiator). */
export function buildSandal(b: Bench, gladiator: boolean): Last {
  const last = createLast(OPEN);
  addFootbed(b, last, 0.022);
  addBand(b, last, 'toe strap', 0.068, 0.026, 0.044, { lean: 0.006 });
  addBand(b, last, 'instep strap', gladiator ? 0.034 : 0.022, gladiator ? 0.016 : 0.028, 0.06, { lean: 0.004 });
  const n = gladiator ? 3 : 1;
  if (gladiator) addBand(b, last, 'second instep strap', 0.004, 0.016, 0.072);
  for (let i = 0; i < n; i++) addAnkleLoop(b, i ? ` ${i + 1}` : '', 0.098 + 0.034 * i, 0.034 + 0.002 * i);
  const spine: Vec3[] = [
    [0, 0.018, -0.132],
    [0, 0.05, -0.138],
    [0, 0.096, -0.125],
    [0, 0.106 + 0.034 * (n - 1), -0.113],
  ];
  b.add(
    'heel strap',
    'upper',
    solid.bar(spine, { kind: 'rect', w: 0.026, h: 0.0034, r: 0.001 }, { spline: 'catmull', up: [0, 0, -1] }),
  );
  if (gladiator) {
    const front: Vec3[] = [
      [0, 0.068, 0.072],
      [0, 0.085, 0.03],
      [0, 0.102, -0.002],
      [0, 0.13, -0.024],
      [0, 0.172, -0.0335],
    ];
    b.add(
      'centre strap',
      'upper',
      solid.bar(front, { kind: 'rect', w: 0.014, h: 0.003, r: 0.001 }, { spline: 'catmull', up: [0, 0.5, 1] }),
    );
  }
  for (const [name, s] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    const path: Vec3[] = [
      [s * 0.031, 0.018, -0.06],
      [s * 0.037, 0.055, -0.068],
      [s * 0.0355, 0.1, -0.07],
    ];
    b.add(
      `${name} side strap`,
      'upper',
      solid.bar(path, { kind: 'rect', w: 0.013, h: 0.003, r: 0.001 }, { spline: 'catmull', up: [s, 0, 0] }),
    );
  }
  return last;
}

/** A strap round the ankle at a height, with its buckle on the outer side. */
function addAnkleLoop(b: Bench, label: string, y: number, r: number): void {
  const path = Array.from({ length: 28 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 28;
    return [r * 1.04 * Math.sin(a), y + 0.006 * Math.cos(a), -0.074 + r * 1.22 * Math.cos(a)];
  });
  b.add(
    `ankle strap${label}`,
    'upper',
    solid.bar(path, { kind: 'rect', w: 0.0032, h: 0.014, r: 0.001 }, { closed: true, up: [0, 1, 0] }),
  );
  const { frame, prong } = buckle(0.02, 0.018, 0.0024);
  const at: Vec3 = [r * 1.04 + 0.0026, y, -0.07];
  b.add(`buckle${label}`, 'metal', solid.put(frame, at, [0, 0, -90]));
  b.add(`buckle prong${label}`, 'metal', solid.put(prong, at, [0, 0, -90]));
}

/** A flip-flop: foam sole in layers, Y strap with its toe post; `slide` has one wide padded band. */
export function buildFlipFlop(b: Bench, slide: boolean): Last {
  const last = createLast({ ...OPEN, sole: 0.02, heel: 0.002 });
  b.add('sole', 'sole', last.layer(rows(0, 0.002, 0.0015, 0.0042, 0.0075, 0.0042)));
  b.add('sole layer', 'accent', last.layer(rows(0.0072, 0.0036, 0.0125, 0.0036)));
  b.add('footbed', 'lining', last.layer(rows(0.0122, 0.0042, 0.018, 0.0042, 0.02, 0.002)));
  addTread(b, last, { from: -0.9, to: 0.9, n: 14, h: 0.003, name: 'tread' });
  const dots = Array.from({ length: 40 }, (_, i): Shape => {
    const z = -0.095 + 0.185 * (Math.floor(i / 5) / 7);
    const { inner, outer } = last.edges(z);
    const x = inner + (outer - inner) * (0.22 + 0.14 * (i % 5));
    return { op: 'ball', r: [0.0024, 0.0011, 0.0024], at: [x, last.ground(z) + 0.02, z] };
  });
  if (slide) {
    addBand(b, last, 'band', 0.038, 0.075, 0.064, { thick: 0.008, lean: 0.004 });
    addBand(b, last, 'band lining', 0.038, 0.07, 0.0595, { thick: 0.003, lean: 0.004, slot: 'lining' });
    addBand(b, last, 'band mark', 0.04, 0.026, 0.0685, { thick: 0.004, lean: 0.004, slot: 'accent' });
    return last;
  }
  b.add('massage dots', 'lining', solid.many(dots), { detail: 0.3 });
  const post: Vec3 = [-0.012, 0.02, 0.082];
  for (const [name, s] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    const { inner, outer } = last.edges(-0.022);
    const x = s > 0 ? outer - 0.007 : inner + 0.007;
    const path: Vec3[] = [
      [post[0], 0.04, post[2] - 0.003],
      [post[0] + s * 0.01, 0.052, post[2] - 0.022],
      [x * 0.72, 0.058, 0.02],
      [x, 0.044, -0.01],
      [x, 0.015, -0.024],
    ];
    b.add(
      `${name} strap`,
      'upper',
      solid.bar(
        path,
        { kind: 'ellipse', rx: 0.0062, ry: 0.0034 },
        { spline: 'catmull', up: [0, 1, 0], taper: [0.7, 0.95, 1.15, 1.1, 0.8], cap: 'round' },
      ),
    );
  }
  b.add(
    'toe post',
    'upper',
    solid.tube(
      [
        [post[0], 0.016, post[2] + 0.004],
        [post[0], 0.03, post[2] + 0.003],
        [post[0], 0.043, post[2] - 0.002],
      ],
      0.0036,
    ),
  );
  b.add(
    'strap badge',
    'metal',
    solid.box([0.008, 0.003, 0.008], [post[0], 0.0445, post[2] - 0.004], 0.0008, [20, 0, 0]),
  );
  return last;
}

/** A slipper without a back: quilted upper, fur rim, soft sole; `bunny` has ears, eyes and a nose. */
export function buildSlipper(b: Bench, bunny: boolean): Last {
  const last = createLast({
    ...OPEN,
    length: 0.265,
    sole: 0.014,
    box: 0.05,
    heel: 0.002,
    spring: 0.003,
    toe: 2.8,
    collar: { z: -0.052, rx: 0.042, rz: 0.062, front: 0.088, side: 0.056, back: 0.032 },
    vamp: [0.07, 0.006],
  });
  addUpper(b, last, { t: 0.006, rim: 0.004 });
  b.add('sole', 'sole', last.layer(rows(0, 0.001, 0.002, 0.004, 0.011, 0.0042, 0.0135, 0.003)));
  b.add(
    'sole piping',
    'trim',
    solid.tube(
      last.outline(0.002, 56).map(([x, z]): Vec3 => [x, last.ground(z) + 0.0145, z]),
      0.0026,
      { closed: true, spline: 'linear' },
    ),
  );
  addTread(b, last, { from: -0.9, to: 0.9, n: 12, h: 0.003, name: 'grip bars' });
  addFur(b, last, 0.96, 0.0105);
  if (bunny) {
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const root = offSurface(last.surface, s * 0.07, 0.72, 0);
      const ear: Vec3[] = [
        root,
        [root[0] + s * 0.004, root[1] + 0.035, root[2] - 0.006],
        [root[0] + s * 0.014, root[1] + 0.066, root[2] - 0.022],
        [root[0] + s * 0.024, root[1] + 0.082, root[2] - 0.036],
      ];
      b.add(
        `${name} ear`,
        'upper',
        solid.bar(
          ear,
          { kind: 'ellipse', rx: 0.0125, ry: 0.005 },
          { spline: 'catmull', up: [0, 0, 1], taper: [0.7, 1.1, 1, 0.3], cap: 'round' },
        ),
        { detail: 1.2 },
      );
      const inner = ear.map(([x, y, z]): Vec3 => [x, y, z + 0.0034]);
      b.add(
        `${name} inner ear`,
        'accent',
        solid.bar(
          inner,
          { kind: 'ellipse', rx: 0.0072, ry: 0.003 },
          { spline: 'catmull', up: [0, 0, 1], taper: [0.5, 1, 0.9, 0.3], cap: 'round' },
        ),
      );
      b.add(
        `${name} eye`,
        { base: 'plastic', color: '#141416', rough: 0.15 },
        { op: 'ball', r: 0.0062, at: offSurface(last.surface, s * 0.062, 0.42, 0.0014) },
      );
    }
    b.add('nose', 'accent', { op: 'ball', r: [0.0072, 0.005, 0.006], at: offSurface(last.surface, 0, 0.3, 0.001) });
  } else {
    for (let i = 0; i < 4; i++) {
      const line = Array.from(
        { length: 13 },
        (_, k): Vec2 => [-0.16 + 0.09 * i + 0.05 * (k / 12 - 0.5), 0.12 + 0.7 * (k / 12)],
      );
      b.add('quilt seam', 'thread', stitches(along(last.surface, line, 0.0003), 0.0008, 0.008), { detail: 0.3 });
    }
    b.add(
      'woven label',
      'accent',
      panel(last.surface, (s, t) => [0.17 + 0.06 * s, 0.3 + 0.2 * t], { t: 0.003, n: [3, 5] }),
    );
  }
  return last;
}
