import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { along, buckle, offSurface, panel, stitches } from '../../kits/leatherwork/index.ts';
import { addHeelBlock } from './bottom.ts';
import { addOverlay, addUpper } from './fit.ts';
import { addLaces } from './lacing.ts';
import { createLast, type Last } from './last.ts';
import { addTongue } from './sneaker.ts';

const rows = (...n: number[]): Vec2[] => Array.from({ length: n.length / 2 }, (_, i): Vec2 => [n[2 * i], n[2 * i + 1]]);
const steps = (n: number, from = 0.05, to = 0.95): number[] =>
  Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (n - 1));

/** An oxford or a loafer: leather sole, stacked heel, cap toe or moccasin seam with its saddle strap. */
export function buildDress(b: Bench, loafer: boolean, rng: Rng): Last {
  const last = createLast({
    length: 0.29,
    width: 0.09,
    heel: 0.024,
    spring: 0.011,
    sole: 0.008,
    toe: 1.95,
    box: 0.038,
    collar: loafer
      ? { z: -0.062, rx: 0.034, rz: 0.066, front: 0.092, side: 0.076, back: 0.094 }
      : { z: -0.07, rx: 0.033, rz: 0.058, front: 0.112, side: 0.08, back: 0.094 },
    vamp: [0.06, 0.026],
  });
  addUpper(b, last, { t: 0.003, rim: 0.0026, rimSlot: 'upper' });
  b.add('sole', 'sole', last.layer(rows(0, 0.003, 0.001, 0.0042, 0.0055, 0.0042)));
  b.add('welt', 'trim', last.layer(rows(0.005, 0.0046, 0.0088, 0.004)));
  const line = last.outline(0.0028, 60).map(([x, z]): Vec3 => [x, last.ground(z) + 0.009, z]);
  b.add('welt stitching', 'thread', stitches(line, 0.0007, 0.006, true), { detail: 0.3 });
  addHeelBlock(b, last, -0.062, 0.96);
  addOverlay(
    b,
    last,
    'heel counter',
    'upper',
    (s, t) => [0.38 + 0.24 * s, 0.02 + (0.3 + 0.4 * (1 - (2 * s - 1) ** 2)) * t],
    {
      n: [7, 14],
      t: 0.0022,
      thread: steps(12).map((s): Vec2 => [0.38 + 0.24 * s, 0.02 + 0.93 * (0.3 + 0.4 * (1 - (2 * s - 1) ** 2))]),
    },
  );
  if (loafer) {
    const plug = Array.from({ length: 27 }, (_, i): Vec2 => {
      const t = i / 26;
      return [-0.14 + 0.28 * t, 0.9 - 0.52 * Math.sin(Math.PI * t) ** 0.7];
    });
    b.add('moccasin seam', 'upper', solid.tube(along(last.surface, plug, 0.0004), 0.0022));
    b.add(
      'moccasin stitching',
      'thread',
      stitches(
        along(
          last.surface,
          plug.map(([u, v]): Vec2 => [u, v - 0.02]),
          0.0006,
        ),
        0.0008,
        0.007,
      ),
      { detail: 0.3 },
    );
    b.add(
      'saddle strap',
      'trim',
      panel(last.surface, (s, t) => [-0.15 + 0.3 * s, 0.64 + 0.17 * t + 0.06 * (2 * s - 1) ** 2], {
        t: 0.003,
        lift: 0.0024,
        n: [4, 18],
      }),
    );
    b.add(
      'strap keeper',
      'metal',
      panel(last.surface, (s, t) => [-0.045 + 0.09 * s, 0.66 + 0.13 * t], { t: 0.0024, lift: 0.0046, n: [3, 8] }),
    );
    return last;
  }
  const wing = rng.fork('oxford').next() < 0.5;
  const cap = (s: number, t: number): Vec2 => {
    const k = 1 - Math.abs(2 * s - 1);
    return wing
      ? [-0.19 + 0.38 * s, 0.02 + (0.08 + 0.3 * k + 0.1 * k ** 6) * t]
      : [-0.15 + 0.3 * s, 0.02 + (0.1 + 0.3 * (1 - (1 - k) ** 2)) * t];
  };
  addOverlay(b, last, wing ? 'wing tip' : 'toe cap', 'upper', cap, {
    n: [7, 24],
    t: 0.0024,
    thread: steps(21).map((s) => cap(s, 0.93)),
  });
  if (wing)
    b.add(
      'brogueing',
      'lining',
      solid.many(
        steps(15, 0.08, 0.92).map(
          (s): Shape => ({ op: 'ball', r: 0.0012, at: offSurface(last.surface, ...cap(s, 0.84), 0.0012) }),
        ),
      ),
      { detail: 0.3 },
    );
  for (const [name, side] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    const quarter = (s: number, t: number): Vec2 => [
      side * (0.03 + 0.05 * t + 0.1 * s),
      0.62 + 0.36 * t - 0.1 * s * (1 - t),
    ];
    addOverlay(b, last, `${name} facing`, 'upper', quarter, {
      n: [8, 6],
      t: 0.0026,
      thread: steps(10).map((t) => quarter(0.9, t)),
    });
  }
  addTongue(b, last, 0.016, 'upper', 'upper');
  addLaces(b, last, { from: 0.68, to: 0.96, rows: 5, gap: (t) => 0.046 + 0.045 * t, lift: 0.0022, r: 0.0017 });
  return last;
}

/** A pump: arched sole, slim or wedge or block heel, low topline; `straps` over the instep, a bow where it is a flat. */
export function buildPump(
  b: Bench,
  o: {
    heel: number;
    shape: 'stiletto' | 'block' | 'wedge';
    strap: boolean;
    platform: number;
    bow: boolean;
    toe: number;
  },
): Last {
  const { heel } = o;
  const last = createLast({
    length: 0.25 - Math.min(0.02, heel * 0.2),
    width: 0.08,
    heel: heel + o.platform,
    spring: 0.005,
    sole: 0.005,
    toe: o.toe,
    box: 0.026,
    collar: {
      z: -0.022,
      rx: 0.031,
      rz: 0.085,
      front: 0.034 + heel * 0.04,
      side: 0.04 + heel * 0.5,
      back: 0.056 + heel,
    },
    vamp: [0.02, -0.002],
  });
  const ground = last.ground;
  const lifted: Last = { ...last, ground };
  addUpper(b, lifted, { t: 0.0022, rim: 0.0018, rimSlot: 'upper' });
  b.add('sole', 'sole', last.layer(rows(0, -0.0015, 0.001, 0.0008, 0.0052, 0.0006)));
  b.add(
    'topline stitching',
    'thread',
    stitches(
      along(
        last.surface,
        Array.from({ length: 48 }, (_, i): Vec2 => [i / 48, 0.93]),
        0.0003,
      ),
      0.0005,
      0.005,
      true,
    ),
    { detail: 0.3 },
  );
  b.add(
    'back seam',
    'upper',
    panel(last.surface, (s, t) => [0.488 + 0.024 * s, 0.03 + 0.93 * t], { t: 0.0018, n: [8, 3] }),
  );
  if (o.shape === 'stiletto') addStiletto(b, last);
  else if (o.shape === 'block') addHeelBlock(b, last, -0.066, 0.86, 'upper');
  else addHeelBlock(b, last, 0.02, 0.98, 'trim');
  if (o.strap) {
    const [outer, inner] = [0.35, 0.65].map((u) => offSurface(last.surface, u, 0.86, 0.001));
    const loop = Array.from({ length: 19 }, (_, i): Vec3 => {
      const a = Math.PI * (i / 18);
      const k = (1 - Math.cos(a)) / 2;
      return [
        outer[0] + (inner[0] - outer[0]) * k,
        outer[1] + 0.036 * Math.sin(a) ** 0.8,
        outer[2] + 0.045 * Math.sin(a),
      ];
    });
    b.add(
      'instep strap',
      'upper',
      solid.bar(loop, { kind: 'rect', w: 0.011, h: 0.0022, r: 0.0008 }, { spline: 'catmull', up: [1, 0.2, 0] }),
    );
    const at: Vec3 = [loop[2][0] + 0.002, loop[2][1], loop[2][2]];
    const { frame, prong } = buckle(0.013, 0.012, 0.0018);
    b.add('buckle', 'metal', solid.put(frame, at, [0, 0, -90]));
    b.add('buckle prong', 'metal', solid.put(prong, at, [0, 0, -90]));
  }
  if (o.bow) addBow(b, last);
  return last;
}

/** A slim heel that curves forward from the seat to its tip. */
function addStiletto(b: Bench, last: Last): void {
  const { length, heel } = last.plan;
  const back = -length / 2;
  const section = (t: number): { points: Vec3[] } => {
    const k = (1 - t) ** 3.6;
    const w = 0.0056 + 0.021 * k;
    const d = 0.0062 + 0.028 * k;
    const z = back + 0.012 + d * 0.72 - 0.006 * t + 0.008 * t * t;
    return {
      points: Array.from({ length: 20 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 20;
        const y = t > 0.001 ? heel * (1 - t) : last.ground(z + d * Math.cos(a)) + 0.0016;
        return [w * Math.sin(a), Math.max(0.004, y * 0.999), z + d * Math.cos(a)];
      }),
    };
  };
  b.add(
    'heel',
    'upper',
    {
      op: 'loft',
      sections: [0, 0.1, 0.2, 0.34, 0.5, 0.68, 0.85, 0.955].map(section),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  const tip = section(0.99).points;
  b.add('heel tip', 'rubber', {
    op: 'loft',
    sections: [0.0, 0.005].map((y) => ({ points: tip.map(([x, , z]): Vec3 => [x * 1.04, y, z]) })),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
}

/** A flat ribbon bow on the toe. */
function addBow(b: Bench, last: Last): void {
  const at = offSurface(last.surface, 0, 0.9, 0.002);
  const loop = (s: number): Vec3[] => [
    at,
    [at[0] + s * 0.012, at[1] + 0.006, at[2] - 0.004],
    [at[0] + s * 0.02, at[1] + 0.002, at[2] + 0.001],
    [at[0] + s * 0.012, at[1] - 0.001, at[2] + 0.006],
    at,
  ];
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `bow ${name}`,
      'accent',
      solid.bar(loop(s), { kind: 'rect', w: 0.006, h: 0.0014, r: 0.0005 }, { spline: 'catmull', up: [0, 1, 0] }),
    );
  b.add('bow knot', 'accent', { op: 'ball', r: [0.004, 0.003, 0.004], at: [at[0], at[1] + 0.001, at[2]] });
}
