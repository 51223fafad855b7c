import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid, triples } from '../../kits/joinery/index.ts';
import { addGrip } from './grip.ts';

/** A strung racket: half axes of its head, where its middle is, strings across and along, how thick its frame is. */
interface RacketPlan {
  a: number;
  b: number;
  cy: number;
  mains: number;
  crosses: number;
  frame: number;
  grip: number;
  gripR: number;
  throat: boolean;
  string: number;
}

const PLANS: Readonly<Record<string, RacketPlan>> = {
  tennis: {
    a: 0.128,
    b: 0.168,
    cy: 0.51,
    mains: 16,
    crosses: 19,
    frame: 0.0115,
    grip: 0.19,
    gripR: 0.0168,
    throat: true,
    string: 0.0011,
  },
  squash: {
    a: 0.102,
    b: 0.156,
    cy: 0.525,
    mains: 14,
    crosses: 18,
    frame: 0.009,
    grip: 0.19,
    gripR: 0.0152,
    throat: true,
    string: 0.001,
  },
  badminton: {
    a: 0.1,
    b: 0.128,
    cy: 0.542,
    mains: 16,
    crosses: 18,
    frame: 0.006,
    grip: 0.165,
    gripR: 0.0138,
    throat: false,
    string: 0.0009,
  },
};

function buildStrung(b: Bench, kind: string): void {
  const p = PLANS[kind];
  const oval = (k = 1): Vec3[] =>
    Array.from({ length: 64 }, (_, i): Vec3 => {
      const t = (2 * Math.PI * i) / 64;
      // a little fuller above than an ellipse
      const fat = 1 + 0.035 * Math.sin(2 * t) ** 2;
      return [p.a * k * fat * Math.cos(t), p.cy + p.b * k * fat * Math.sin(t), 0];
    });
  const half = (v: number, n: number, m: number): number => m * Math.sqrt(Math.max(0, 1 - (v / n) ** 2)) * 1.02;
  const hoop = (k: number, w: number, h: number, r: number): Shape =>
    solid.bar(oval(k), { kind: 'rect', w, h, r }, { closed: true, up: [1, 0, 0] });
  b.add('frame', 'frame', hoop(1, p.frame * 1.9, p.frame * 1.05, p.frame * 0.45), { detail: 1.6 });
  b.add(
    'bumper',
    'grip',
    solid.bar(
      oval(1 + (p.frame * 0.45) / p.a).slice(5, 28),
      { kind: 'rect', w: p.frame * 1.2, h: p.frame * 0.5, r: p.frame * 0.15 },
      { up: [1, 0, 0], cap: 'round' },
    ),
  );
  const dx = (2 * p.a * 0.86) / (p.mains - 1);
  const dy = (2 * p.b * 0.86) / (p.crosses - 1);
  const mains = Array.from({ length: p.mains }, (_, i): Shape => {
    const x = -p.a * 0.86 + i * dx;
    const y = half(x, p.a, p.b);
    return solid.rod([x, p.cy - y, 0.0006], [x, p.cy + y, 0.0006], p.string);
  });
  const crosses = Array.from({ length: p.crosses }, (_, i): Shape => {
    const y = -p.b * 0.86 + i * dy;
    const x = half(y, p.b, p.a);
    return solid.rod([-x, p.cy + y, -0.0006], [x, p.cy + y, -0.0006], p.string);
  });
  b.add('main strings', 'strings', solid.many(mains), { detail: 0.6 });
  b.add('cross strings', 'strings', solid.many(crosses), { detail: 0.6 });
  const low = p.cy - p.b;
  const shaftTop = p.throat ? low - 0.085 : low;
  if (p.throat) {
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      b.add(
        `${name} throat`,
        'frame',
        solid.bar(
          [
            [s * 0.006, shaftTop - 0.03, 0],
            [s * 0.012, shaftTop, 0],
            [s * 0.04, low - 0.03, 0],
            [s * p.a * 0.56, low + 0.026, 0],
          ],
          { kind: 'rect', w: p.frame * 1.75, h: p.frame * 0.95, r: p.frame * 0.4 },
          { spline: 'catmull', up: [1, 0, 0] },
        ),
        { detail: 1.2 },
      );
      b.add(
        `${name} stripe`,
        'accent',
        solid.bar(
          oval(1.0015).slice(s > 0 ? 55 : 33, s > 0 ? 64 : 42),
          { kind: 'rect', w: p.frame * 1.95, h: p.frame * 0.9, r: p.frame * 0.4 },
          { up: [1, 0, 0] },
        ),
      );
    }
    b.add('dampener', 'accent', solid.cyl(0.008, 0.007, [0, low + 0.022, 0], 'z', { segments: 24 }));
  } else b.add('joint', 'accent', solid.cyl(0.0062, 0.04, [0, low - 0.014, 0], 'y', { top: 0.008 }));
  b.add(
    'shaft',
    'frame',
    p.throat
      ? solid.box([0.026, 0.07, p.frame * 1.8], [0, p.grip + 0.05, 0], 0.006)
      : solid.rod([0, p.grip, 0], [0, low + 0.002, 0], 0.0042),
  );
  addGrip(b, p.gripR, 0.01, p.grip + 0.004, 9);
  b.add(
    'butt cap',
    'accent',
    solid.slab(outline.ngon(p.gripR * 1.2, 8, 22.5), 0.016, [0, 0.008, 0], 'y', { bevel: 0.004 }),
  );
  b.add('collar', 'accent', solid.cyl(p.gripR * 1.06, 0.012, [0, p.grip + 0.004, 0], 'y', { top: p.gripR * 0.98 }));
}

/** A paddle: table tennis in two rubbers, pickleball's larger face with its edge guard. */
function buildPaddle(b: Bench, pickle: boolean): void {
  const [rx, ry, cy] = pickle ? [0.1, 0.132, 0.268] : [0.075, 0.08, 0.178];
  const face = outline.superellipse(rx, ry, pickle ? 3.4 : 2.15, 56).map(([x, y]): Vec2 => [x, y + cy]);
  const th = pickle ? 0.012 : 0.006;
  b.add('blade', 'head', solid.slab(face, th, [0, 0, 0], 'z', { bevel: 0.001 }), { grain: [0, 1, 0], detail: 1.2 });
  const cut = cy - ry * (pickle ? 0.9 : 0.66);
  const rubber = face.map(([x, y]): Vec2 => [x * 0.985, cy + (y - cy) * 0.985]).filter(([, y]) => y > cut);
  const lowest = rubber.reduce((m, q) => Math.min(m, q[1]), 9);
  const sorted = [...rubber].sort((p, q) => Math.atan2(p[1] - cy, p[0]) - Math.atan2(q[1] - cy, q[0]));
  const sheet = pickle ? face.map(([x, y]): Vec2 => [x * 0.97, cy + (y - cy) * 0.975]) : sorted;
  b.add('front rubber', 'face', solid.slab(sheet, 0.0035, [0, 0, th / 2 + 0.0016], 'z', { bevel: 0.0006 }), {
    detail: 1.2,
  });
  b.add('back rubber', 'back', solid.slab(sheet, 0.0035, [0, 0, -th / 2 - 0.0016], 'z', { bevel: 0.0006 }));
  if (pickle) {
    b.add(
      'edge guard',
      'grip',
      solid.bar(
        face.map(([x, y]): Vec3 => [x, y, 0]),
        { kind: 'rect', w: 0.0175, h: 0.004, r: 0.001 },
        { closed: true, up: [1, 0, 0] },
      ),
    );
    b.add(
      'emblem',
      'accent',
      solid.slab(
        outline.pairs([-0.06, cy - 0.06, -0.02, cy - 0.06, 0.06, cy + 0.07, 0.02, cy + 0.07]),
        0.001,
        [0, 0, th / 2 + 0.0036],
        'z',
        { bevel: 0 },
      ),
    );
    addGrip(b, 0.0165, 0.012, 0.134, 7);
    b.add('butt cap', 'accent', solid.cyl(0.0192, 0.014, [0, 0.007, 0], 'y', { bevel: 0.003 }));
    return;
  }
  const handle = outline.rounded(
    pairs([
      -0.0165,
      0,
      0.0165,
      0,
      0.0125,
      0.05,
      0.0135,
      0.085,
      0.022,
      lowest,
      -0.022,
      lowest,
      -0.0135,
      0.085,
      -0.0125,
      0.05,
    ]),
    0.004,
  );
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(
      `${name} scale`,
      'handle',
      solid.slab(handle, 0.0095, [0, 0, s * (th / 2 + 0.0042)], 'z', { bevel: 0.0032 }),
      { grain: [0, 1, 0] },
    );
  b.add('core', 'head', solid.slab(handle, th + 0.001, [0, 0, 0], 'z', { bevel: 0.0006 }), { grain: [0, 1, 0] });
  b.add('badge', 'accent', solid.cyl(0.007, 0.003, [0, 0.07, th / 2 + 0.009], 'z'));
  b.add('ring', 'accent', solid.box([0.0285, 0.003, th + 0.0195], [0, 0.03, 0], 0.001));
  const stripe = (z: number): Shape => solid.box([0.0035, 0.09, 0.0012], [0, 0.048, z], 0.0004);
  b.add('stripe', 'accent', solid.many([stripe(th / 2 + 0.0088), stripe(-th / 2 - 0.0088)]));
}

/** A lacrosse stick: netted head on a metal shaft. */
function buildLacrosse(b: Bench): void {
  b.add('shaft', 'frame', solid.slab(outline.ngon(0.0145, 8, 22.5), 0.72, [0, 0.37, 0], 'y', { bevel: 0.001 }));
  addGrip(b, 0.0148, 0.02, 0.2, 12);
  b.add('butt cap', 'grip', { op: 'ball', r: [0.019, 0.014, 0.019], at: [0, 0.013, 0] });
  const rail = triples([
    0.012, 0.7, 0, 0.026, 0.76, 0, 0.03, 0.82, 0, 0.05, 0.9, 0, 0.078, 0.97, 0, 0.08, 1.01, 0, 0.05, 1.045, 0, 0, 1.052,
    0,
  ]);
  const left = rail
    .slice(0, -1)
    .reverse()
    .map(([x, y, z]): Vec3 => [-x, y, z]);
  b.add(
    'head',
    'accent',
    solid.bar([...rail, ...left], { kind: 'rect', w: 0.032, h: 0.009, r: 0.003 }, { spline: 'catmull', up: [1, 0, 0] }),
    { detail: 1.4 },
  );
  b.add('neck', 'accent', solid.cyl(0.019, 0.08, [0, 0.705, 0], 'y', { top: 0.016 }));
  const width = (y: number): number =>
    y < 0.82
      ? 0.028
      : y < 0.97
        ? 0.03 + (y - 0.82) * 0.32
        : 0.078 * Math.sqrt(Math.max(0.05, 1 - ((y - 0.97) / 0.085) ** 2));
  const cross = Array.from({ length: 13 }, (_, i): Shape => {
    const y = 0.79 + i * 0.019;
    const w = width(y);
    const deep = -0.034 * Math.sin((Math.PI * (y - 0.74)) / 0.33);
    return solid.tube(
      [
        [-w, y, -0.008],
        [-w * 0.5, y + 0.004, deep - 0.006],
        [0, y, deep - 0.012],
        [w * 0.5, y + 0.004, deep - 0.006],
        [w, y, -0.008],
      ],
      0.0016,
    );
  });
  b.add('mesh', 'strings', solid.many(cross), { detail: 0.5 });
  const lengthwise = [-0.66, -0.33, 0, 0.33, 0.66].map(
    (k): Shape =>
      solid.tube(
        [0.762, 0.84, 0.92, 0.99, 1.044 - 0.035 * k * k].map(
          (y): Vec3 => [
            k * width(y),
            y,
            y < 0.77 || y > 1.02 ? -0.006 : -0.014 - 0.03 * Math.sin((Math.PI * (y - 0.74)) / 0.33),
          ],
        ),
        0.0018,
      ),
  );
  b.add('thongs', 'grip', solid.many(lengthwise), { detail: 0.5 });
}

/** What is strung or covered with rubber, upright, the handle below: metres. */
export const rackets = { buildStrung, buildPaddle, buildLacrosse };
