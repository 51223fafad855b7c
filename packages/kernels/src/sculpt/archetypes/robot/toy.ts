import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { type RobotFrame, robotFrame, sideOf } from './frame.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** A corrugated hose between two points. */
function hose(a: Vec3, c: Vec3, r: number, n: number, sag: Vec3 = [0, 0, 0]): Shape {
  const at = (t: number): Vec3 => {
    const k = 4 * t * (1 - t);
    return [
      a[0] + (c[0] - a[0]) * t + sag[0] * k,
      a[1] + (c[1] - a[1]) * t + sag[1] * k,
      a[2] + (c[2] - a[2]) * t + sag[2] * k,
    ];
  };
  const path: Vec3[] = [];
  const taper: number[] = [];
  for (let i = 0; i <= n * 4; i++) {
    path.push(at(i / (n * 4)));
    taper.push([1, 1, 0.76, 0.76][i % 4]);
  }
  return { op: 'sweep', path, section: { kind: 'circle', r }, taper, spline: 'linear', cap: 'flat' };
}

/** A tin robot of the fifties: box body with a gauge panel, box or dome head with lamp eyes, hose arms with claws, big boots. */
export function buildToy(b: Bench, rng: Rng): RobotFrame {
  const t = rng.fork('toy');
  const f = robotFrame({ height: 1.5, shoulderW: 0.74, hipW: 0.3, armOut: 13, legShare: 0.36, headH: 0.4 });
  const w = 0.56 * t.range(0.95, 1.08);
  const h = f.neck[1] - f.hips[1];
  const y = f.hips[1] + h / 2;
  const d = 0.4;
  const chest = { joint: 'chest' };
  b.add('body', 'body', solid.box([w, h - 0.05, d], [0, y, 0], 0.035), { ...chest, detail: 1.2 });
  b.add(
    'body rims',
    'trim',
    solid.many([
      solid.box([w + 0.02, 0.035, d + 0.02], [0, y + h / 2 - 0.045, 0], 0.012),
      solid.box([w + 0.02, 0.045, d + 0.02], [0, y - h / 2 + 0.06, 0], 0.012),
    ]),
    chest,
  );
  addPanel(b, t, y, h, w, d);
  addHead(b, t, f);
  b.add('waist', 'joints', solid.cyl(0.17, 0.09, [0, f.hips[1] + 0.0, 0], 'y', { bevel: 0.012 }), { joint: 'spine' });
  b.add('pelvis', 'body', solid.box([0.42, 0.13, 0.3], [0, f.hips[1] - 0.06, 0], 0.03), { joint: 'hips' });
  addKey(b, y, d);
  for (const [side, s] of SIDES) {
    addArm(b, f, side, s, w);
    addLeg(b, f, side, s);
  }
  const rivets: Vec3[] = [];
  for (const sx of [-1, 1])
    for (let i = 0; i < 7; i++) rivets.push([sx * (w / 2 - 0.022), y - h / 2 + 0.12 + ((h - 0.24) * i) / 6, d / 2]);
  b.add(
    'body rivets',
    'metal',
    solid.at(
      { op: 'ball', r: [0.009, 0.009, 0.005] },
      rivets.map((at) => ({ at })),
    ),
    { ...chest, detail: 0.4 },
  );
  return f;
}

function addPanel(b: Bench, t: Rng, y: number, h: number, w: number, d: number): void {
  const z = d / 2;
  const c = { joint: 'chest' };
  b.add(
    'panel',
    'trim',
    solid.slab(outline.roundRect(w * 0.72, h * 0.62, 0.03, 0, y + 0.03), 0.016, [0, 0, z + 0.006], 'z', {
      bevel: 0.005,
    }),
    c,
  );
  const top = y + 0.03 + h * 0.16;
  for (const [i, x] of [-0.11, 0.11].entries()) {
    b.add(`gauge ${i + 1}`, 'dials', solid.cyl(0.068, 0.014, [x, top, z + 0.018], 'z', { bevel: 0.003 }), c);
    b.add(
      `gauge rim ${i + 1}`,
      'metal',
      solid.hoop(0.068, { kind: 'circle', r: 0.009 }, [x, top, z + 0.022], 'z', 40),
      c,
    );
    const a = t.range(-60, 60);
    b.add(
      `gauge needle ${i + 1}`,
      'accent',
      solid.put(solid.box([0.007, 0.055, 0.004], [0, 0.02, 0], 0.001), [x, top, z + 0.027], [0, 0, a]),
      c,
    );
    const ticks: Shape = {
      op: 'arrayed',
      n: 9,
      around: 'z',
      arc: 240,
      of: solid.box([0.004, 0.012, 0.003], [0, 0.052, 0], 0.0005),
    };
    b.add(`gauge ticks ${i + 1}`, 'trim', solid.put(ticks, [x, top, z + 0.0255], [0, 0, -120]), { ...c, detail: 0.3 });
  }
  const colors = ['#d83a2e', '#f0b429', '#3fae5a', '#3d7fd6', '#e8e4da'];
  const shift = t.int(5);
  for (let i = 0; i < 5; i++) {
    const lamp = b.tint('eyes', {
      color: colors[(i + shift) % 5],
      emissive: colors[(i + shift) % 5],
      emissiveStrength: 0.35,
    });
    b.add(
      `button ${i + 1}`,
      lamp,
      solid.turned(
        [
          [0, 0],
          [0.021, 0],
          [0.021, 0.008],
          [0.015, 0.018],
          [0, 0.021],
        ],
        [(i - 2) * 0.066, y - h * 0.05, z + 0.012],
        { axis: 'z', bevel: 0.002 },
      ),
      c,
    );
  }
  const slots: Shape[] = [];
  for (let i = 0; i < 6; i++)
    slots.push(solid.box([w * 0.5, 0.008, 0.012], [0, y - h * 0.15 - i * 0.016, z + 0.012], 0.003));
  b.add('speaker', 'joints', solid.many(slots), { ...c, detail: 0.5 });
}

function addHead(b: Bench, t: Rng, f: RobotFrame): void {
  const dome = t.next() < 0.45;
  const y = f.neck[1];
  const j = { joint: 'head' };
  b.add('neck', 'joints', hose([0, y - 0.04, 0], [0, y + 0.08, 0], 0.1, 4), { joint: 'neck' });
  const hw = 0.36;
  const hd = 0.3;
  const hh = 0.25;
  const cy = y + 0.07 + hh / 2;
  if (dome) {
    b.add(
      'head',
      'body',
      solid.turned(
        [
          [0, 0],
          [0.17, 0],
          [0.185, 0.02],
          [0.185, 0.14],
          [0.17, 0.2],
          [0.13, 0.25],
          [0.07, 0.28],
          [0, 0.287],
        ],
        [0, y + 0.06, 0],
        { bevel: 0.006 },
      ),
      { ...j, detail: 1.3 },
    );
    b.add(
      'head band',
      'trim',
      solid.hoop(0.186, { kind: 'rect', w: 0.03, h: 0.012, r: 0.004 }, [0, y + 0.085, 0], 'y', 56),
      j,
    );
  } else b.add('head', 'body', solid.box([hw, hh, hd], [0, cy, 0], 0.045), { ...j, detail: 1.3 });
  const z = dome ? 0.172 : hd / 2;
  const visor = outline.roundRect(0.29, 0.115, 0.05, 0, cy + 0.03);
  b.add('visor', 'trim', solid.slab(visor, 0.05, [0, 0, z - 0.014], 'z', { bevel: 0.008 }), j);
  for (const [side, s] of SIDES) {
    const at: Vec3 = [s * 0.072, cy + 0.03, z + 0.012];
    b.add(`${side} eye`, 'eyes', { op: 'ball', r: [0.04, 0.04, 0.02], at: [at[0], at[1], at[2] + 0.002] }, j);
    b.add(`${side} eye rim`, 'metal', solid.hoop(0.043, { kind: 'circle', r: 0.0085 }, at, 'z', 36), j);
    b.add(`${side} pupil`, 'joints', { op: 'ball', r: [0.013, 0.013, 0.006], at: [at[0], at[1], at[2] + 0.02] }, j);
    const ex = dome ? 0.185 : hw / 2;
    b.add(
      `${side} ear`,
      'metal',
      solid.turned(
        [
          [0, 0],
          [0.06, 0],
          [0.06, 0.02],
          [0.045, 0.034],
          [0.02, 0.036],
          [0.016, 0.06],
          [0, 0.062],
        ],
        [s * (ex - 0.006), cy, 0],
        { axis: 'x' },
      ),
      j,
    );
    if (s < 0)
      b.parts[b.parts.length - 1] = {
        ...b.parts[b.parts.length - 1],
        shape: solid.put(
          solid.turned(
            [
              [0, 0],
              [0.06, 0],
              [0.06, 0.02],
              [0.045, 0.034],
              [0.02, 0.036],
              [0.016, 0.06],
              [0, 0.062],
            ],
            [0, 0, 0],
            { axis: 'x' },
          ),
          [-(ex - 0.006), cy, 0],
          [0, 180, 0],
        ),
      };
    b.add(`${side} ear lamp`, 'accent', { op: 'ball', r: 0.018, at: [s * (ex + 0.062), cy, 0] }, j);
  }
  const grille: Shape[] = [];
  for (let i = 0; i < 7; i++)
    grille.push(solid.box([0.011, 0.05, 0.014], [(i - 3) * 0.026, cy - 0.075, z + 0.002], 0.003));
  b.add('mouth grille', 'joints', solid.many(grille), j);
  b.add(
    'mouth frame',
    'metal',
    solid.tube(
      outline.roundRect(0.2, 0.066, 0.025, 0, cy - 0.075).map(([x, v]): Vec3 => [x, v, z + 0.004]),
      0.006,
      { closed: true, spline: 'linear' },
    ),
    j,
  );
  const top = dome ? y + 0.343 : cy + hh / 2;
  const coil: Vec3[] = [];
  for (let i = 0; i <= 40; i++)
    coil.push([0.028 * Math.cos(i * 0.785), top + 0.01 + i * 0.0022, 0.028 * Math.sin(i * 0.785)]);
  b.add('antenna coil', 'metal', solid.tube(coil, 0.0055, { spline: 'linear', cap: 'flat' }), j);
  b.add(
    'antenna',
    'metal',
    solid.many([
      solid.cyl(0.045, 0.018, [0, top + 0.004, 0], 'y', { bevel: 0.004 }),
      solid.rod([0, top, 0], [0, top + 0.17, 0], 0.008, 0.005),
    ]),
    j,
  );
  b.add('antenna tip', 'accent', { op: 'ball', r: 0.03, at: [0, top + 0.185, 0] }, j);
}

/** The key in the back. */
function addKey(b: Bench, y: number, d: number): void {
  const j = { joint: 'chest' };
  b.add('key shaft', 'metal', solid.cyl(0.016, 0.13, [0, y, -d / 2 - 0.05], 'z'), j);
  const ring = outline.ngon(0.058, 28);
  const hole = outline.ngon(0.03, 24);
  const wing = (s: number): Shape =>
    solid.slab(ring, 0.016, [s * 0.062, y, -d / 2 - 0.125], 'z', { holes: [hole], bevel: 0.004 });
  b.add(
    'key',
    'metal',
    solid.many([wing(1), wing(-1), solid.box([0.04, 0.03, 0.014], [0, y, -d / 2 - 0.125], 0.003)]),
    j,
  );
  const vents: Shape[] = [];
  for (let i = 0; i < 5; i++)
    vents.push(solid.box([0.3, 0.012, 0.012], [0, y + 0.13 + i * 0.026, -d / 2 - 0.002], 0.003));
  b.add('back vents', 'joints', solid.many(vents), { ...j, detail: 0.5 });
}

function addArm(b: Bench, f: RobotFrame, side: string, s: number, w: number): void {
  const { shoulder: sh, elbow: el, wrist: wr } = sideOf(f, side, s);
  b.add(
    `${side} shoulder`,
    'metal',
    { op: 'ball', r: 0.085, at: [s * (w / 2 + 0.03), sh[1], 0] },
    { joint: `${side} upper arm` },
  );
  b.add(`${side} upper arm`, 'joints', hose([s * (w / 2 + 0.05), sh[1] - 0.02, 0], el, 0.058, 7), {
    joint: `${side} upper arm`,
  });
  b.add(`${side} elbow`, 'metal', { op: 'ball', r: 0.068, at: el }, { joint: `${side} forearm` });
  const cuff = (k0: number, k1: number, r0: number, r1: number): Shape =>
    solid.rod(mix(el, wr, k0), mix(el, wr, k1), r0, r1);
  b.add(`${side} forearm`, 'body', cuff(0.14, 0.94, 0.066, 0.092), { joint: `${side} forearm` });
  b.add(`${side} cuff`, 'trim', cuff(0.86, 1.0, 0.096, 0.1), { joint: `${side} forearm` });
  b.add(`${side} wrist`, 'joints', cuff(0.99, 1.1, 0.05, 0.05), { joint: `${side} hand` });
  addClaw(b, side, wr, f.finger[1] - 0.03, s);
}

const mix = (a: Vec3, c: Vec3, t: number): Vec3 => [
  a[0] + (c[0] - a[0]) * t,
  a[1] + (c[1] - a[1]) * t,
  a[2] + (c[2] - a[2]) * t,
];

function addClaw(b: Bench, side: string, at: Vec3, low: number, s: number): void {
  const j = { joint: `${side} hand` };
  const y = at[1] - 0.04;
  b.add(`${side} palm`, 'metal', solid.cyl(0.05, 0.05, [at[0] + s * 0.01, y - 0.015, at[2]], 'y', { bevel: 0.01 }), j);
  for (const [name, k] of [
    ['inner', -1],
    ['outer', 1],
  ] as const) {
    const x = at[0] + s * 0.01;
    const path: Vec3[] = [
      [x + k * 0.02, y - 0.03, at[2]],
      [x + k * 0.078, y - 0.065, at[2]],
      [x + k * 0.082, y - 0.12, at[2]],
      [x + k * 0.035, Math.min(low, y - 0.165), at[2]],
    ];
    b.add(
      `${side} ${name} claw`,
      'metal',
      solid.bar(
        path,
        { kind: 'rect', w: 0.055, h: 0.026, r: 0.009 },
        { spline: 'catmull', up: [1, 0, 0], taper: [0.9, 1, 1, 0.7] },
      ),
      j,
    );
    b.add(
      `${side} ${name} claw bolt`,
      'trim',
      solid.cyl(0.014, 0.068, [x + k * 0.03, y - 0.036, at[2]], 'z', { bevel: 0.003, segments: 6 }),
      j,
    );
  }
}

function addLeg(b: Bench, f: RobotFrame, side: string, s: number): void {
  const x = f.hip[0] * s;
  const y0 = f.hips[1] - 0.1;
  const knee = f.knee[1];
  b.add(`${side} thigh`, 'joints', hose([x, y0 + 0.02, 0], [x, knee + 0.03, 0], 0.075, 5), { joint: `${side} thigh` });
  b.add(`${side} knee`, 'metal', solid.cyl(0.088, 0.05, [x, knee + 0.01, 0], 'y', { bevel: 0.012 }), {
    joint: `${side} shin`,
  });
  const boot: Vec2[] = [
    [0, 0.1],
    [0.125, 0.1],
    [0.118, 0.16],
    [0.098, knee - 0.03],
    [0.104, knee - 0.02],
    [0.104, knee],
    [0, knee],
  ];
  b.add(`${side} shin`, 'body', solid.turned(boot, [x, 0, 0], { bevel: 0.006 }), { joint: `${side} shin` });
  b.add(
    `${side} shin rings`,
    'trim',
    solid.many(
      [0.2, knee - 0.07].map((y) =>
        solid.hoop(0.122 - (y - 0.1) * 0.085, { kind: 'circle', r: 0.007 }, [x, y, 0], 'y', 40),
      ),
    ),
    { joint: `${side} shin` },
  );
  const sole = outline
    .rounded(
      [
        [-0.125, -0.15],
        [0.125, -0.15],
        [0.135, 0.1],
        [0.105, 0.24],
        [-0.105, 0.24],
        [-0.135, 0.1],
      ],
      0.05,
      5,
    )
    .map(([u, v]): Vec2 => [u + x, -v])
    .reverse();
  b.add(`${side} foot`, 'body', solid.slab(sole, 0.1, [0, 0.075, 0.02], 'y', { bevel: 0.03 }), {
    joint: `${side} foot`,
  });
  b.add(`${side} sole`, 'joints', solid.slab(sole, 0.035, [0, 0.0175, 0.02], 'y', { bevel: 0.006 }), {
    joint: `${side} foot`,
  });
  b.add(
    `${side} toe rivets`,
    'metal',
    solid.at(
      { op: 'ball', r: [0.012, 0.007, 0.012] },
      [-0.06, 0, 0.06].map((dx) => ({ at: [x + dx, 0.124, 0.2] as Vec3 })),
    ),
    { joint: `${side} foot`, detail: 0.4 },
  );
}
