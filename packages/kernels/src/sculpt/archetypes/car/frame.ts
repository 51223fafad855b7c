import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, type Skin, solid } from '../../kits/joinery/index.ts';

const BIG = 6;

/** The part of the skin inside the tools, exactly. */
export function within(skin: Skin, ...tools: readonly Shape[]): Shape {
  return { op: 'clip', of: skin.shape, within: solid.many(tools) };
}

/** An outline grown (or shrunk) by d, corner by corner. */
export function grown(points: readonly Vec2[], d: number): Vec2[] {
  const n = points.length;
  return points.map((p, i): Vec2 => {
    const a = points[(i + n - 1) % n];
    const b = points[(i + 1) % n];
    const e = unit([p[0] - a[0], p[1] - a[1]]);
    const f = unit([b[0] - p[0], b[1] - p[1]]);
    const m = unit([e[1] + f[1], -e[0] - f[0]]);
    const k = d / Math.max(0.35, m[0] * e[1] - m[1] * e[0]);
    return [p[0] + m[0] * k, p[1] + m[1] * k];
  });
}

function unit(v: Vec2): Vec2 {
  const l = Math.hypot(v[0], v[1]) || 1;
  return [v[0] / l, v[1] / l];
}

/** Mirrored in x, still counter-clockwise. */
export function mirrored(points: readonly Vec2[]): Vec2[] {
  return points.map(([x, y]): Vec2 => [-x, y]).reverse();
}

/** A prism across x (outline z, y), y (outline x, -z) or z (outline x, y) from `from` to `to`. */
function prism(
  points: readonly Vec2[],
  axis: 'x' | 'y' | 'z',
  from: number,
  to: number,
  holes?: readonly (readonly Vec2[])[],
): Shape {
  const mid = (from + to) / 2;
  const at: Vec3 = axis === 'x' ? [mid, 0, 0] : axis === 'y' ? [0, mid, 0] : [0, 0, mid];
  return solid.slab(points, Math.abs(to - from), at, axis, { bevel: 0, ...(holes ? { holes } : {}) });
}

/** A groove `gap` wide along the outline. */
function groove(points: readonly Vec2[], gap: number, axis: 'x' | 'y' | 'z', from: number, to: number): Shape {
  return prism(grown(points, gap / 2), axis, from, to, [grown(points, -gap / 2)]);
}

/** Points of the skin seen along an axis under the outline, lifted off by `lift`. */
function drape(skin: Skin, points: readonly Vec2[], axis: 'x' | 'y' | 'z', sign: number, lift: number): Vec3[] {
  const path: Vec3[] = [];
  for (const [u, v] of points) {
    const from: Vec3 = axis === 'x' ? [sign * BIG, v, u] : axis === 'y' ? [u, sign * BIG, -v] : [u, v, sign * BIG];
    const dir: Vec3 = axis === 'x' ? [-sign, 0, 0] : axis === 'y' ? [0, -sign, 0] : [0, 0, -sign];
    const hit = skin.hit(from, dir);
    if (hit)
      path.push([hit.at[0] + hit.normal[0] * lift, hit.at[1] + hit.normal[1] * lift, hit.at[2] + hit.normal[2] * lift]);
  }
  return path;
}

/** A polyline with points no further apart than `step`. */
function dense(points: readonly Vec2[], step: number, closed = true): Vec2[] {
  const out: Vec2[] = [];
  const n = points.length;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = points[i];
    const b = points[(i + 1) % n];
    const m = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let j = 0; j < m; j++) out.push([a[0] + ((b[0] - a[0]) * j) / m, a[1] + ((b[1] - a[1]) * j) / m]);
  }
  if (!closed) out.push([points[n - 1][0], points[n - 1][1]]);
  return out;
}

/** A round-cornered outline. */
const soft = (points: readonly Vec2[], r: number | readonly number[]): Vec2[] => outline.rounded(points, r, 4);

/** Sheet-metal work: prisms to cut with, grooves for panel gaps, trims draped on a skin. */
export const metalwork = { prism, groove, drape, dense, soft };
