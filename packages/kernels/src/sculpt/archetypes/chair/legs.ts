import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import type { ChairPlan } from './plan.ts';

const UP: Vec3 = [0, 1, 0];

/** Middle of the front leg at height y (right side has -x). */
export function frontLegAt(p: ChairPlan, y: number): Vec3 {
  const k = 1 - y / p.seatH;
  return [p.w / 2 - p.legSize * 0.75 + p.splay * k, y, p.d / 2 - p.legSize * 0.75 + p.splay * k];
}

/** Middle of the back post at height y: upright to the seat, kicking back below and leaning above. */
export function backPostAt(p: ChairPlan, y: number): Vec3 {
  const under = Math.max(0, 1 - y / p.seatH);
  const over = Math.max(0, y - p.seatH);
  const lean = p.rake * over + 0.25 * p.rake * over * over;
  return [
    p.wBack / 2 - p.legSize * 0.2 + p.splay * under + 0.05 * over,
    y,
    -p.d / 2 + 0.004 - (0.05 + p.splay) * under * under - lean,
  ];
}

/** A turned leg from foot to top: rings, swelling and a slim foot. */
function turnedLeg(a: Vec3, b: Vec3, r: number): Shape {
  const h = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  const marks: readonly Vec2[] = [
    [0.55, 0],
    [0.6, 0.02],
    [0.75, 0.14],
    [0.92, 0.2],
    [0.7, 0.225],
    [0.7, 0.24],
    [0.98, 0.26],
    [0.78, 0.29],
    [1.02, 0.55],
    [0.98, 0.62],
    [0.72, 0.7],
    [0.72, 0.715],
    [1, 0.735],
    [0.76, 0.76],
    [0.9, 0.86],
    [0.8, 1],
  ];
  const profile: Vec2[] = [[0, 0], ...marks.map(([k, t]): Vec2 => [k * r, t * h]), [0, h]];
  const tiltX = (Math.atan2(b[2] - a[2], b[1] - a[1]) * 180) / Math.PI;
  const tiltZ = (-Math.atan2(b[0] - a[0], Math.hypot(b[1] - a[1], b[2] - a[2])) * 180) / Math.PI;
  return solid.put(solid.turned(profile, [0, 0, 0], { bevel: 0.0015 }), a, [tiltX, 0, tiltZ]);
}

function leg(p: ChairPlan, a: Vec3, b: Vec3): Shape {
  if (p.leg === 'turned') return turnedLeg(a, b, p.legSize * 0.56);
  const s = p.legSize;
  const taper = p.leg === 'taper' ? [0.55, 1] : [0.82, 1];
  const section =
    p.leg === 'taper' ? ({ kind: 'circle', r: s / 2 } as const) : ({ kind: 'rect', w: s, h: s, r: 0.004 } as const);
  return solid.bar([a, b], section, { up: [0, 0, 1], taper });
}

function posts(p: ChairPlan, top: number, foot: number): Shape {
  const s = p.legSize;
  const heights = [foot, p.seatH * 0.4, p.seatH * 0.8, p.seatH, p.seatH + 0.14, p.seatH + (top - p.seatH) * 0.6, top];
  const path = heights.map((y) => backPostAt(p, y));
  const section =
    p.leg === 'square'
      ? ({ kind: 'rect', w: s * 0.85, h: s, r: 0.004 } as const)
      : ({ kind: 'circle', r: s * 0.48 } as const);
  return solid.bar(path, section, { up: [0, 0, 1], taper: [0.78, 0.92, 1, 1, 0.95, 0.88, 0.78], spline: 'catmull' });
}

/** A straight stick between two points as round or square as the legs. */
function stretcher(p: ChairPlan, a: Vec3, b: Vec3): Shape {
  const s = p.legSize * 0.62;
  if (p.leg === 'square') return solid.bar([a, b], { kind: 'rect', w: s * 0.75, h: s, r: 0.003 }, { up: UP });
  const m: Vec3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
  return solid.tube([a, m, b], s * 0.5, { taper: [0.72, 1.1, 0.72], cap: 'flat' });
}

/** Front legs, back posts, aprons, stretchers and glides. `foot` is the height the legs end at (over rockers). */
export function addUnderframe(b: Bench, p: ChairPlan, foot: number): void {
  const grain: Vec3 = UP;
  const under = p.seatH - 0.028;
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const flip = (v: Vec3): Vec3 => [v[0] * sx, v[1], v[2]];
    b.add(`${side} front leg`, 'frame', leg(p, flip(frontLegAt(p, foot)), flip(frontLegAt(p, under))), { grain });
    const post = posts(p, p.topH - 0.03, foot);
    b.add(`${side} back post`, 'frame', sx > 0 ? post : flipped(post), { grain });
    if (!p.rockers) {
      b.add(`${side} glides`, 'metal', solid.many([glide(flip(frontLegAt(p, 0))), glide(flip(backPostAt(p, 0)))]));
    }
    const f = flip(frontLegAt(p, under - 0.03));
    const k = flip(backPostAt(p, under - 0.03));
    const apron = { kind: 'rect', w: 0.02, h: 0.058, r: 0.002 } as const;
    b.add(`${side} apron`, 'frame', solid.bar([f, k], apron, { up: UP }), { grain: [0, 0, 1] });
  }
  addRails(b, p);
}

function addRails(b: Bench, p: ChairPlan): void {
  const under = p.seatH - 0.028;
  const across = (at: (y: number) => Vec3, y: number): [Vec3, Vec3] => {
    const v = at(y);
    return [v, [-v[0], v[1], v[2]]];
  };
  const front = (y: number): Vec3 => frontLegAt(p, y);
  const back = (y: number): Vec3 => backPostAt(p, y);
  const apron = { kind: 'rect', w: 0.02, h: 0.058, r: 0.002 } as const;
  const grain: Vec3 = [1, 0, 0];
  b.add('front apron', 'frame', solid.bar(across(front, under - 0.03), apron, { up: UP }), { grain });
  b.add('back apron', 'frame', solid.bar(across(back, under - 0.03), apron, { up: UP }), { grain });
  if (p.stretcher === 'none') return;
  const y = p.seatH * 0.34;
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const f = frontLegAt(p, y);
    const k = backPostAt(p, y);
    b.add(`${side} stretcher`, 'frame', stretcher(p, [f[0] * sx, y, f[2]], [k[0] * sx, y, k[2]]), { grain: [0, 0, 1] });
  }
  if (p.stretcher === 'H') {
    const x = (front(y)[0] + back(y)[0]) / 2;
    const z = (front(y)[2] + back(y)[2]) / 2;
    b.add('middle stretcher', 'frame', stretcher(p, [x, y, z], [-x, y, z]), { grain });
    return;
  }
  b.add('front stretcher', 'frame', stretcher(p, ...across(front, y + 0.05)), { grain });
  b.add('back stretcher', 'frame', stretcher(p, ...across(back, y + 0.05)), { grain });
  if (p.stretcher === 'box')
    b.add('lower front stretcher', 'frame', stretcher(p, ...across(front, y - 0.03)), { grain });
}

function glide(at: Vec3): Shape {
  return solid.cyl(0.009, 0.006, [at[0], 0.003, at[2]], 'y', { bevel: 0.001 });
}

/** The same bar on the other side. */
function flipped(of: Shape): Shape {
  if (of.op !== 'sweep') throw new Error('only sweeps are flipped');
  return { ...of, path: of.path.map(([x, y, z]): Vec3 => [-x, y, z]) };
}
