import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { drapery } from '../drapery.ts';
import { solid } from '../joinery/index.ts';
import { felt, type Warp } from './felt.ts';

/** Round a head that is longer than wide. */
const head: Warp = (a, r, y) => [r * Math.sin(a), y, r * Math.cos(a) * 1.14];

/** The radius of a profile (from the crown down) at a height. */
function radiusAt(line: readonly Vec2[], y: number): number {
  for (let i = 0; i + 1 < line.length; i++) {
    const [p, q] = [line[i], line[i + 1]];
    if (p[1] >= y && q[1] <= y) return p[0] + ((q[0] - p[0]) * (p[1] - y)) / (p[1] - q[1] || 1);
  }
  return line[line.length - 1][0];
}

/** A curved plate over a profile between two angles and two heights, `lift` off it; `shape` adds to radius and height by u and v in 0..1. */
function plate(
  line: readonly Vec2[],
  a: readonly [number, number],
  y: readonly [number, number],
  lift: number,
  shape: (u: number, v: number) => Vec2 = () => [0, 0],
  warp: Warp = head,
  thickness = 0.003,
): Shape {
  return drapery.cloth(10, 18, thickness, (u, v) => {
    const [dr, dy] = shape(u, v);
    const at = y[0] + (y[1] - y[0]) * v;
    return warp(a[0] + (a[1] - a[0]) * u, radiusAt(line, at) + lift + dr, at + dy);
  });
}

/** Rivets on a profile at [angle, height] pairs. */
function rivets(line: readonly Vec2[], spots: readonly Vec2[], lift: number, r = 0.0038, warp: Warp = head): Shape {
  return solid.at(
    { op: 'ball', r },
    spots.map(([a, y]) => ({ at: warp(a, radiusAt(line, y) + lift, y) })),
  );
}

/** A ridge or bow over the crown from front to back, as a strip of section w x h. */
function comb(line: readonly Vec2[], angle: number, w: number, h: number, warp: Warp = head, down = 0.02): Shape {
  const half = line.filter((p) => p[1] > down && p[0] > 0.002);
  const path: Vec3[] = [
    ...half.toReversed().map(([r, y]) => warp(angle, r, y)),
    warp(angle, 0.0006, line[0][1]),
    ...half.map(([r, y]) => warp(angle + Math.PI, r, y)),
  ];
  return {
    op: 'sweep',
    path,
    section: { kind: 'rect', w, h, r: Math.min(w, h) * 0.3 },
    spline: 'linear',
    up: warp(angle, 1, 0),
    cap: 'round',
  };
}

/** Plumes standing in a row over the crown from front to back: a brush that is `tall`, thick `wide`. */
function brush(
  line: readonly Vec2[],
  angle: number,
  tall: number,
  wide: number,
  warp: Warp = head,
  down = 0.03,
): Shape {
  const n = 22;
  const half = line.filter((p) => p[1] > down);
  const row: Vec2[] = [];
  for (const [r, y] of half.toReversed()) row.push([r, y]);
  for (const [r, y] of half.slice(1)) row.push([-r, y]);
  const at = (t: number): Vec2 => {
    const k = t * (row.length - 1);
    const i = Math.min(row.length - 2, Math.floor(k));
    return [row[i][0] + (row[i + 1][0] - row[i][0]) * (k - i), row[i][1] + (row[i + 1][1] - row[i][1]) * (k - i)];
  };
  const sections = Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1);
    const [r, y] = at(t);
    const l = Math.hypot(r, y);
    const k = tall * (0.7 + 0.3 * Math.sin(Math.PI * t)) * (1 + (i % 2 ? 0.035 : -0.035));
    const ring = [
      [-0.5, -0.1],
      [0.5, -0.1],
      [0.62, 0.4],
      [0.45, 0.9],
      [0, 1],
      [-0.45, 0.9],
      [-0.62, 0.4],
    ];
    return {
      points: ring.map(([s, h]): Vec3 => {
        const out = 1 + (Math.max(0, h) * k) / l + (h < 0 ? -0.004 / l : 0);
        const p = warp(angle, r * out, y * out);
        const side = warp(angle + Math.PI / 2, 1, 0);
        return [p[0] + side[0] * s * wide, p[1], p[2] + side[2] * s * wide];
      }),
    };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}

/** A bowl or whole shell over a profile. */
const bowl = (line: readonly Vec2[], t = 0.004, warp: Warp = head, n = 52): Shape =>
  felt.feltShell(rounded(line), t, warp, n);

/** Twice the points of a profile, on its Catmull-Rom curve where it turns gently; corners stay. */
function rounded(line: readonly Vec2[]): Vec2[] {
  const out: Vec2[] = [];
  const at = (i: number): Vec2 => line[Math.max(0, Math.min(line.length - 1, i))];
  line.forEach((p, i) => {
    out.push(p);
    if (i + 1 === line.length) return;
    const q = at(i + 1);
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (l < 0.012) return;
    const [o, r] = [at(i - 1), at(i + 2)];
    const mid = (k: 0 | 1): number => (9 * (p[k] + q[k]) - o[k] - r[k]) / 16;
    out.push([Math.max(0.0006, mid(0)), mid(1)]);
  });
  return out;
}

/** Armourer's work round a head: shells, plates, rivets, combs, crests. */
export const plates = { head, radiusAt, plate, rivets, comb, brush, bowl };
