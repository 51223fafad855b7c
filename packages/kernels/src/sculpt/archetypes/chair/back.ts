import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, type BoardStation, formed, outline, solid } from '../../kits/joinery/index.ts';
import { backPostAt } from './legs.ts';
import type { ChairPlan } from './plan.ts';

const UP: Vec3 = [0, 1, 0];

/** A point of the curved back surface: u -1..1 across, y height. */
function backAt(p: ChairPlan, u: number, y: number): Vec3 {
  const post = backPostAt(p, y);
  return [post[0] * u, y, post[2] - p.bow * (1 - u * u)];
}

/** A rail across the back, higher in the middle by `arch`. */
function rail(
  p: ChairPlan,
  y: number,
  h: number,
  arch: number,
  thick = 0.018,
  over = 0,
): ReturnType<typeof formed.board> {
  const stations: BoardStation[] = [];
  for (let i = 0; i <= 10; i++) {
    const u = -1 + i / 5;
    const v = backAt(p, u * (1 + over), y);
    const hump = arch * (1 - u * u);
    stations.push({ at: [v[0], y + hump / 2, v[2]], w: thick, h: h + hump });
  }
  return formed.board(stations, 0.005);
}

function addCrest(b: Bench, p: ChairPlan): void {
  const grain: Vec3 = [1, 0, 0];
  const y = p.topH - 0.045;
  if (p.crest === 'straight') b.add('crest rail', 'back', rail(p, y, 0.075, 0, 0.022), { grain });
  else if (p.crest === 'arched') b.add('crest rail', 'back', rail(p, y, 0.07, 0.045, 0.02), { grain });
  else b.add('crest rail', 'back', rail(p, y + 0.02, 0.065, 0.02, 0.026, 0.1), { grain });
  if (!p.finials) return;
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const v = backPostAt(p, p.topH - 0.03);
    const profile: Vec2[] = [
      [0, -0.02],
      [0.014, -0.02],
      [0.012, 0],
      [0.008, 0.008],
      [0.016, 0.022],
      [0.017, 0.034],
      [0.01, 0.05],
      [0, 0.056],
    ];
    b.add(`${side} finial`, 'frame', solid.turned(profile, [v[0] * sx, v[1], v[2]], { smooth: true }));
  }
}

/** Slats, ladder rungs, spindles, a cross, a splat or an upholstered panel between the posts, and the crest rail. */
export function addBack(b: Bench, p: ChairPlan): void {
  const low = p.seatH + (p.back === 'spindles' ? 0.005 : 0.12);
  const high = p.topH - 0.06;
  addCrest(b, p);
  if (p.back === 'ladder') {
    const n = p.topH > 1.1 ? 5 : 4;
    for (let i = 0; i < n - 1; i++) {
      const y = low + 0.02 + ((high - 0.06 - low) * i) / (n - 1);
      b.add('back rung', 'back', rail(p, y, 0.05, 0.018, 0.014), { grain: [1, 0, 0] });
    }
    return;
  }
  if (p.back !== 'spindles') b.add('lower back rail', 'back', rail(p, low, 0.045, 0, 0.018), { grain: [1, 0, 0] });
  if (p.back === 'slats' || p.back === 'spindles') addUprights(b, p, low, high);
  if (p.back === 'cross') addCross(b, p, low + 0.02, high + 0.02);
  if (p.back === 'splat') addSplat(b, p, low, high);
  if (p.back === 'panel') addPanel(b, p, low, high);
}

function addUprights(b: Bench, p: ChairPlan, low: number, high: number): void {
  const spindles = p.back === 'spindles';
  const n = spindles ? 7 : 5;
  for (let i = 0; i < n; i++) {
    const u = (-1 + (2 * (i + 1)) / (n + 1)) * (spindles ? 1.02 : 0.96);
    const path: Vec3[] = [0, 0.33, 0.66, 1].map((t) => {
      const v = backAt(p, u * (spindles ? 0.82 + 0.18 * t : 1), low + (high + 0.02 - low) * t);
      return spindles ? [v[0], v[1], v[2] + 0.035 * (1 - t)] : v;
    });
    const shape = spindles
      ? solid.tube(path, 0.0075, { taper: [0.9, 1.3, 0.95, 0.7], cap: 'flat' })
      : solid.bar(path, { kind: 'rect', w: 0.032, h: 0.011, r: 0.003 }, { up: [0, 0, 1], spline: 'catmull' });
    b.add(spindles ? 'spindle' : 'slat', 'back', shape, { grain: UP });
  }
}

function addCross(b: Bench, p: ChairPlan, low: number, high: number): void {
  for (const [name, s, dz] of [
    ['cross brace', 1, 0.0055],
    ['cross brace', -1, -0.0055],
  ] as const) {
    const path: Vec3[] = [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const v = backAt(p, s * (2 * t - 1) * 0.9, low + (high - low) * t);
      return [v[0], v[1], v[2] + dz];
    });
    b.add(
      name,
      'back',
      solid.bar(path, { kind: 'rect', w: 0.036, h: 0.013, r: 0.003 }, { up: [0, 0, 1], spline: 'catmull' }),
    );
  }
  const m = backAt(p, 0, (low + high) / 2);
  b.add('cross pin', 'metal', solid.cyl(0.008, 0.034, m, 'z'));
}

function addSplat(b: Bench, p: ChairPlan, low: number, high: number): void {
  const widths = [0.09, 0.07, 0.12, 0.17, 0.15, 0.08, 0.1, 0.16];
  const stations: BoardStation[] = widths.map((h, i) => {
    const t = i / (widths.length - 1);
    const v = backAt(p, 0, low + (high + 0.01 - low) * t);
    return { at: [0, v[1], v[2]], w: 0.012, h, side: [0, 0.15, 1], up: [1, 0, 0] };
  });
  b.add('splat', 'back', formed.board(stations, 0.004), { grain: UP });
}

function addPanel(b: Bench, p: ChairPlan, low: number, high: number): void {
  const w = backPostAt(p, (low + high) / 2)[0] * 2 - 0.05;
  const h = high - low + 0.035;
  const mid = backAt(p, 0, (low + high) / 2);
  const tilt = 90 - (Math.atan2(backPostAt(p, low)[2] - backPostAt(p, high)[2], high - low) * 180) / Math.PI;
  const cushion = outline.roundRect(w, h, 0.05, 0, 0, 5);
  const at: Vec3 = [0, mid[1], mid[2] + p.bow * 0.4];
  b.add('back cushion', 'seat', solid.put(formed.pad(cushion, 0.035, { crown: 0.02, base: 0.012 }), at, [tilt, 0, 0]));
  b.add(
    'back piping',
    b.tint('seat', { relief: 0.4 }),
    solid.put(formed.piping(cushion, 0.0175, 0.004), at, [tilt, 0, 0]),
  );
}
