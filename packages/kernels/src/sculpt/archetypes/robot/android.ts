import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { type RobotFrame, robotFrame, sideOf } from './frame.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** A smooth shell along y through ellipses [half width, half depth, y, z shift]; its ends are domed. */
function shell(rings: readonly (readonly [number, number, number, number])[], at: Vec3, e = 2.5, dome = 0.16): Shape {
  const ring = (
    [a, c, y, dz]: readonly [number, number, number, number],
    k: number,
    up: number,
  ): { points: Vec3[] } => ({
    points: outline
      .superellipse(a * k, c * k, e, 28)
      .map(([x, z]): Vec3 => [at[0] + x, at[1] + y + up, at[2] - z + dz]),
  });
  const cap = (r: readonly [number, number, number, number], sign: number): { points: Vec3[] }[] =>
    [0.94, 0.8, 0.55, 0.25].map((k) => ring(r, k, sign * dome * Math.min(r[0], r[1]) * Math.sqrt(1 - k * k)));
  const sections = [
    ...cap(rings[0], -1).reverse(),
    ...rings.map((r) => ring(r, 1, 0)),
    ...cap(rings[rings.length - 1], 1),
  ];
  return { op: 'loft', sections, spline: 'catmull', cap: 'flat' };
}

/** A smooth shell along a limb from a to c: [share of the length, radius]. */
function limb(a: Vec3, c: Vec3, rings: readonly (readonly [number, number])[]): Shape {
  const path = rings.map(([t]): Vec3 => [a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t, a[2] + (c[2] - a[2]) * t]);
  const r = rings[0][1];
  return {
    op: 'sweep',
    path,
    section: { kind: 'circle', r },
    taper: rings.map(([, k]) => k / r),
    spline: 'catmull',
    cap: 'round',
  };
}

/** A slender helper robot: white shells over a dark frame, glossy face with light eyes, five-fingered hands. */
export function buildAndroid(b: Bench, rng: Rng): RobotFrame {
  const t = rng.fork('android');
  const f = robotFrame({ height: 1.72, shoulderW: 0.4, hipW: 0.18, armOut: 10, legShare: 0.51, headH: 0.26 });
  const c = { joint: 'chest' };
  const cy = f.chest[1];
  b.add(
    'chest',
    'body',
    shell(
      [
        [0.11, 0.085, -0.12, 0],
        [0.145, 0.105, -0.04, 0.004],
        [0.168, 0.12, 0.08, 0.008],
        [0.165, 0.115, 0.17, 0],
        [0.12, 0.085, 0.235, -0.012],
        [0.07, 0.055, 0.255, -0.014],
      ],
      [0, cy, 0],
      2.6,
    ),
    { ...c, detail: 1.3 },
  );
  b.add(
    'chest panel',
    'trim',
    solid.put(
      solid.slab(
        outline.rounded(
          [
            [-0.07, -0.06],
            [0.07, -0.06],
            [0.1, 0.06],
            [-0.1, 0.06],
          ],
          0.03,
          4,
        ),
        0.02,
        [0, 0, 0],
        'z',
        { bevel: 0.006 },
      ),
      [0, cy + 0.1, 0.12],
      [-4, 0, 0],
    ),
    c,
  );
  b.add('heart light', 'eyes', solid.cyl(0.022, 0.012, [0, cy + 0.1, 0.132], 'z', { bevel: 0.003 }), c);
  b.add('heart ring', 'metal', solid.hoop(0.027, { kind: 'circle', r: 0.005 }, [0, cy + 0.1, 0.131], 'z', 36), c);
  b.add(
    'back plate',
    'trim',
    shell(
      [
        [0.06, 0.02, -0.1, 0],
        [0.095, 0.03, 0, 0],
        [0.1, 0.03, 0.12, 0],
        [0.07, 0.02, 0.2, 0],
      ],
      [0, cy, -0.1],
    ),
    c,
  );
  const waist: Shape[] = [];
  for (let i = 0; i < 5; i++)
    waist.push(
      solid.put(
        solid.hoop(0.082 + 0.004 * Math.abs(i - 2), { kind: 'ellipse', rx: 0.012, ry: 0.014 }, [0, 0, 0], 'y', 40),
        [0, f.hips[1] + 0.065 + i * 0.028, 0],
      ),
    );
  b.add(
    'waist bellows',
    'joints',
    solid.many([...waist, solid.cyl(0.08, cy - f.hips[1] - 0.06, [0, (f.hips[1] + cy) / 2 - 0.03, 0])]),
    { joint: 'spine' },
  );
  b.add(
    'pelvis',
    'body',
    shell(
      [
        [0.05, 0.06, -0.12, 0],
        [0.1, 0.09, -0.06, 0],
        [0.135, 0.1, 0.01, 0],
        [0.11, 0.085, 0.06, 0],
      ],
      f.hips,
    ),
    { joint: 'hips' },
  );
  b.add(
    'belt',
    'accent',
    solid.put(
      solid.bar(
        outline.superellipse(0.131, 0.099, 2.5, 48).map(([x, z]): Vec3 => [x, 0, z]),
        { kind: 'rect', w: 0.006, h: 0.014, r: 0.002 },
        { closed: true, up: [0, 1, 0] },
      ),
      [0, f.hips[1] + 0.022, 0],
    ),
    { joint: 'hips' },
  );
  addHead(b, f, t);
  for (const [side, s] of SIDES) {
    addArm(b, f, side, s);
    addLeg(b, f, side, s);
  }
  return f;
}

function addHead(b: Bench, f: RobotFrame, t: Rng): void {
  const j = { joint: 'head' };
  const y = f.neck[1];
  b.add(
    'neck',
    'joints',
    solid.many([
      solid.cyl(0.042, 0.1, [0, y + 0.01, -0.012]),
      ...[0, 1, 2].map((i) =>
        solid.hoop(0.045, { kind: 'circle', r: 0.007 }, [0, y - 0.02 + i * 0.022, -0.012], 'y', 32),
      ),
    ]),
    { joint: 'neck' },
  );
  b.add(
    'collar',
    'metal',
    solid.hoop(0.062, { kind: 'ellipse', rx: 0.014, ry: 0.012 }, [0, y - 0.018, -0.012], 'y', 40),
    { joint: 'chest' },
  );
  b.add(
    'head',
    'body',
    shell(
      [
        [0.045, 0.06, 0, 0.012],
        [0.075, 0.088, 0.045, 0.008],
        [0.09, 0.105, 0.11, 0],
        [0.084, 0.1, 0.17, -0.004],
        [0.05, 0.06, 0.212, -0.008],
      ],
      [0, y + 0.035, 0],
      2.3,
    ),
    { ...j, detail: 1.5 },
  );
  b.add(
    'face',
    'face',
    shell(
      [
        [0.03, 0.03, 0.0, 0.02],
        [0.062, 0.05, 0.03, 0.012],
        [0.075, 0.058, 0.09, 0.0],
        [0.066, 0.052, 0.145, -0.006],
        [0.035, 0.03, 0.172, -0.018],
      ],
      [0, y + 0.05, 0.058],
      2.4,
    ),
    { ...j, detail: 1.3 },
  );
  const round = t.next() < 0.6;
  for (const [side, s] of SIDES) {
    const at: Vec3 = [s * 0.03, y + 0.15, 0.1145];
    const eye: Shape = round
      ? { op: 'ball', r: [0.0135, 0.0155, 0.006], at }
      : { op: 'ball', r: [0.02, 0.008, 0.006], at };
    b.add(`${side} eye`, 'eyes', eye, j);
    b.add(`${side} ear`, 'accent', solid.cyl(0.034, 0.022, [s * 0.093, y + 0.14, -0.005], 'x', { bevel: 0.006 }), j);
    b.add(`${side} ear cap`, 'metal', solid.cyl(0.02, 0.03, [s * 0.096, y + 0.14, -0.005], 'x', { bevel: 0.005 }), j);
  }
  b.add(
    'mouth light',
    'eyes',
    solid.tube(
      [
        [-0.02, y + 0.088, 0.119],
        [0, y + 0.084, 0.123],
        [0.02, y + 0.088, 0.119],
      ],
      0.0036,
    ),
    j,
  );
  if (t.next() < 0.5)
    b.add(
      'antenna',
      'metal',
      solid.many([
        solid.rod([-0.1, y + 0.15, -0.01], [-0.112, y + 0.3, -0.03], 0.004, 0.0025),
        { op: 'ball', r: 0.008, at: [-0.112, y + 0.302, -0.03] },
      ]),
      j,
    );
}

function addArm(b: Bench, f: RobotFrame, side: string, s: number): void {
  const { shoulder: sh, elbow: el, wrist: wr, upperArm: up, forearm: low } = sideOf(f, side, s);
  b.add(
    `${side} shoulder joint`,
    'joints',
    solid.cyl(0.042, 0.09, [sh[0] - s * 0.03, sh[1], 0], 'x', { bevel: 0.01 }),
    up,
  );
  b.add(`${side} shoulder`, 'body', { op: 'ball', r: [0.066, 0.07, 0.068], at: [sh[0] + s * 0.012, sh[1], 0] }, up);
  b.add(
    `${side} shoulder ring`,
    'accent',
    solid.hoop(0.05, { kind: 'circle', r: 0.005 }, [sh[0] + s * 0.056, sh[1], 0], 'x', 36),
    up,
  );
  b.add(
    `${side} upper arm`,
    'body',
    limb(sh, el, [
      [0.2, 0.046],
      [0.4, 0.05],
      [0.65, 0.045],
      [0.84, 0.037],
    ]),
    up,
  );
  b.add(`${side} elbow`, 'joints', solid.cyl(0.036, 0.078, el, 'x', { bevel: 0.008 }), low);
  b.add(`${side} elbow caps`, 'metal', solid.cyl(0.022, 0.088, el, 'x', { bevel: 0.005 }), low);
  b.add(
    `${side} forearm`,
    'body',
    limb(el, wr, [
      [0.14, 0.036],
      [0.35, 0.049],
      [0.6, 0.044],
      [0.9, 0.032],
    ]),
    { ...low, detail: 1.1 },
  );
  b.add(
    `${side} wrist`,
    'joints',
    limb(el, wr, [
      [0.88, 0.024],
      [1.08, 0.024],
    ]),
    { joint: `${side} hand` },
  );
  addHand(b, side, s, wr);
}

function addHand(b: Bench, side: string, s: number, at: Vec3): void {
  const j = { joint: `${side} hand` };
  const [x, y, z] = [at[0] + s * 0.008, at[1] - 0.05, at[2] + 0.004];
  b.add(
    `${side} palm`,
    'body',
    shell(
      [
        [0.012, 0.026, -0.055, 0],
        [0.017, 0.04, -0.03, 0],
        [0.019, 0.042, 0.01, 0],
        [0.014, 0.026, 0.04, 0],
      ],
      [x, y, z],
    ),
    j,
  );
  for (let i = 0; i < 4; i++) {
    const dz = 0.033 - i * 0.022;
    const len = [0.062, 0.072, 0.067, 0.052][i];
    const path: Vec3[] = [
      [x, y - 0.048, z + dz],
      [x + s * 0.004, y - 0.048 - len * 0.5, z + dz * 1.06],
      [x - s * 0.008, y - 0.048 - len, z + dz * 1.04],
    ];
    b.add(`${side} finger ${i + 1}`, 'joints', solid.tube(path, 0.0085, { taper: [1, 0.95, 0.75] }), {
      ...j,
      detail: 0.6,
    });
  }
  b.add(
    `${side} thumb`,
    'joints',
    solid.tube(
      [
        [x - s * 0.004, y - 0.005, z + 0.036],
        [x - s * 0.012, y - 0.035, z + 0.062],
        [x - s * 0.016, y - 0.066, z + 0.06],
      ],
      0.0095,
      { taper: [1, 0.95, 0.75] },
    ),
    { ...j, detail: 0.6 },
  );
}

function addLeg(b: Bench, f: RobotFrame, side: string, s: number): void {
  const { hip, knee, ankle, thigh: th, shin: sh } = sideOf(f, side, s);
  b.add(`${side} hip joint`, 'joints', { op: 'ball', r: 0.06, at: hip }, th);
  b.add(
    `${side} thigh`,
    'body',
    limb(hip, knee, [
      [0.1, 0.07],
      [0.3, 0.079],
      [0.6, 0.07],
      [0.87, 0.052],
    ]),
    { ...th, detail: 1.1 },
  );
  b.add(
    `${side} thigh stripe`,
    'accent',
    solid.hoop(
      0.0745,
      { kind: 'ellipse', rx: 0.008, ry: 0.004 },
      [hip[0] + (knee[0] - hip[0]) * 0.5, hip[1] + (knee[1] - hip[1]) * 0.5, 0.004],
      'y',
      40,
    ),
    th,
  );
  b.add(`${side} knee`, 'joints', solid.cyl(0.05, 0.1, knee, 'x', { bevel: 0.01 }), sh);
  b.add(
    `${side} knee cap`,
    'metal',
    { op: 'ball', r: [0.036, 0.048, 0.026], at: [knee[0], knee[1], knee[2] + 0.04] },
    sh,
  );
  b.add(
    `${side} shin`,
    'body',
    limb(knee, ankle, [
      [0.12, 0.05],
      [0.34, 0.066],
      [0.6, 0.057],
      [0.9, 0.04],
    ]),
    { ...sh, detail: 1.1 },
  );
  b.add(`${side} ankle`, 'joints', { op: 'ball', r: 0.042, at: ankle }, { joint: `${side} foot` });
  b.add(
    `${side} foot`,
    'body',
    shell(
      [
        [0.052, 0.13, 0.014, 0.045],
        [0.054, 0.132, 0.03, 0.045],
        [0.046, 0.09, 0.065, 0.02],
        [0.036, 0.05, 0.095, 0],
      ],
      [ankle[0], 0, ankle[2]],
      2.8,
      0.02,
    ),
    { joint: `${side} foot` },
  );
  const sole = outline.superellipse(0.056, 0.138, 2.8, 32).map(([u, v]): [number, number] => [u + ankle[0], v]);
  b.add(`${side} sole`, 'joints', solid.slab(sole, 0.02, [0, 0.01, ankle[2] + 0.045], 'y', { bevel: 0.004 }), {
    joint: `${side} foot`,
  });
}
