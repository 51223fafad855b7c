import type { Shape } from '../../curves/index.ts';
import type { Vec2, Vec3 } from '../../math/index.ts';
import { outline } from './joinery/index.ts';

/** Rings of a pillow from its middle to its seam: share of the outline. */
const RINGS = [0.07, 0.3, 0.55, 0.76, 0.9, 0.975];

/** A pillow's outline in (x, z): sides drawn in, corners pulled out to ears. */
function pillowOutline(w: number, d: number, round = 0.12): Vec2[] {
  const out: Vec2[] = [];
  const n = 12;
  for (let side = 0; side < 4; side++) {
    for (let i = 0; i < n; i++) {
      const t = -1 + (2 * i) / n;
      const belly = 1 - 0.07 * (1 - t * t);
      const ear = 1 - round * 0.35 * Math.max(0, Math.abs(t) - 0.8) * 5;
      const p: Vec2 = [belly * ear, t * ear];
      const [x, y] =
        side === 0 ? [p[0], p[1]] : side === 1 ? [-p[1], p[0]] : side === 2 ? [-p[0], -p[1]] : [p[1], -p[0]];
      out.push([(x * w) / 2, (y * d) / 2]);
    }
  }
  return out;
}

/**
 * A stuffed thing whose two sides meet in a seam at y = 0, lying in xz: pillows, cushions of any outline. `h` is its whole height;
 * `flat` (0..1) sinks the underside. `dent` pulls the middle of the upper side in, as a button or a head does.
 */
function stuffed(points: readonly Vec2[], h: number, o: { flat?: number; dent?: number } = {}): Shape {
  const low = (h / 2) * (1 - (o.flat ?? 0));
  const dent = o.dent ?? 0;
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: points.map(([x, z]): Vec3 => [x * k, y, z * k]),
  });
  const rise = (k: number): number => (1 - k ** 2.6) ** 0.62;
  const sections = [
    ...RINGS.map((k) => ring(k, -low * rise(k))),
    ring(1, 0),
    ...RINGS.toReversed().map((k) => ring(k, (h - low) * rise(k) - dent * h * Math.exp(-((k / 0.28) ** 2)))),
  ];
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}

/** A pillow w wide and d deep, seam at y = 0. */
function pillow(w: number, d: number, h: number, o: { flat?: number; dent?: number } = {}): Shape {
  return stuffed(pillowOutline(w, d), h, o);
}

/** A cloth from u, v in 0..1 to points: `rows` x `cols` of a smooth sheet, closed all round when it has a thickness. */
function cloth(rows: number, cols: number, thickness: number, at: (u: number, v: number) => Vec3): Shape {
  const grid = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: cols + 1 }, (_, i) => at(i / cols, j / rows)),
  );
  return { op: 'sheet', grid, thickness, spline: 'linear' };
}

/**
 * A blanket laid over a box: along z from z0 to z1 on top of y, hanging down by `drop` at both sides of width w, in soft folds.
 * `puff` quilts its top.
 */
function overlay(o: {
  w: number;
  z0: number;
  z1: number;
  y: number;
  drop: number;
  thickness: number;
  puff: number;
  phase: number;
}): Shape {
  const a = o.w / 2;
  const whole = 2 * (a + o.drop);
  return cloth(18, 30, o.thickness, (u, v) => {
    const s = (u - 0.5) * whole;
    const z = o.z0 + (o.z1 - o.z0) * v;
    const over = Math.abs(s) - a;
    const quilt = o.puff * (0.5 + 0.5 * Math.sin(s * 11 + 0.4 * o.phase) * Math.sin(z * 11 + o.phase));
    if (over <= -0.06) return [s, o.y + quilt + 0.004, z];
    const side = Math.sign(s);
    if (over <= 0.06) {
      const t = ((over + 0.06) / 0.12) * (Math.PI / 2);
      return [side * (a - 0.06 + 0.09 * Math.sin(t)), o.y + 0.004 - 0.09 * (1 - Math.cos(t)) + quilt * Math.cos(t), z];
    }
    const k = (over - 0.06) / o.drop;
    const fold = 0.022 * k * Math.sin(z * 19 + o.phase + side);
    return [side * (a + 0.03 + 0.012 * k + fold), o.y - 0.086 - (over - 0.06), z + 0.012 * k * Math.sin(z * 9)];
  });
}

/**
 * A curtain w wide that hangs from y1 to y0 in `folds` pleats `deep` metres deep, about (0, z = 0); `gather` (0..1) draws it in at
 * the height share `tie` as a tie-back does, towards x = side * w / 2.
 */
function hanging(o: {
  w: number;
  y0: number;
  y1: number;
  folds: number;
  deep: number;
  thickness: number;
  gather?: number;
  tie?: number;
  side?: number;
  phase?: number;
}): Shape {
  const gather = o.gather ?? 0;
  const tie = o.tie ?? 0.38;
  return cloth(16, o.folds * 6, o.thickness, (u, v) => {
    const up = 1 - v;
    const pull = gather * Math.exp(-(((up - tie) / (up > tie ? 0.34 : 0.22)) ** 2));
    const wave = Math.sin(u * o.folds * 2 * Math.PI + (o.phase ?? 0));
    const flare = 0.7 + 0.4 * v;
    const x = (u - 0.5) * o.w * (1 - 0.72 * pull) + (o.side ?? 0) * o.w * 0.36 * pull;
    return [x + 0.004 * Math.sin(v * 9 + u * 20), o.y0 + (o.y1 - o.y0) * up, wave * o.deep * flare * (1 - 0.35 * pull)];
  });
}

/** A tassel or fringe strand hanging from `at`, `l` long. */
function tassel(at: Vec3, l: number, r: number): Shape {
  const profile: Vec2[] = outline.pairs([
    0,
    -l,
    r,
    -l,
    r * 0.8,
    -l * 0.45,
    r * 0.42,
    -l * 0.34,
    r * 0.75,
    -l * 0.2,
    r * 0.55,
    -l * 0.04,
    0,
    0,
  ]);
  return { op: 'lathe', profile, spline: 'linear', bevel: r * 0.1, at, segments: 10 };
}

/** Cloth and stuffing: pillows, blankets over beds, hanging curtains, tassels. Metres. */
export const drapery = { pillowOutline, stuffed, pillow, cloth, overlay, hanging, tassel };
