import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline } from './outline.ts';

/** One cross-section of a board: its middle, its thickness along `side` and its height along `up`. */
export interface BoardStation {
  at: Vec3;
  w: number;
  h: number;
  side?: Vec3;
  up?: Vec3;
}

/** A board whose width and height change along its length, corners rounded by `r`: crest rails, blades, brackets. */
function board(stations: readonly BoardStation[], r = 0.004, spline: 'linear' | 'catmull' = 'catmull'): Shape {
  const sections = stations.map(({ at, w, h, side = [0, 0, 1], up = [0, 1, 0] }) => ({
    points: outline
      .roundRect(w, h, r, 0, 0, 2)
      .map(
        ([u, v]): Vec3 => [
          at[0] + side[0] * u + up[0] * v,
          at[1] + side[1] * u + up[1] * v,
          at[2] + side[2] * u + up[2] * v,
        ],
      ),
  }));
  return { op: 'loft', sections, spline, smooth: false, cap: 'flat' };
}

/** Rings of a cushion: [height 0..1 of h, inset 0..1 of the edge radius]. */
const PAD_EDGE: readonly Vec2[] = [
  [0, 1],
  [0.08, 0.45],
  [0.25, 0.1],
  [0.5, 0],
  [0.75, 0.1],
  [0.92, 0.45],
  [1, 1],
];

/**
 * A stuffed cushion lying in the xz plane: the outline (x, z) is its widest line, `h` the height of its edge, `crown` how much the
 * middle stands over it (`base` below it), `edge` the radius of its rounded rim. Bottom of the edge at y = 0.
 */
function pad(points: readonly Vec2[], h: number, o: { crown?: number; base?: number; edge?: number } = {}): Shape {
  const crown = o.crown ?? h * 0.35;
  const base = o.base ?? 0;
  const edge = o.edge ?? h * 0.4;
  let cx = 0;
  let cz = 0;
  for (const p of points) {
    cx += p[0] / points.length;
    cz += p[1] / points.length;
  }
  const reach = Math.min(...points.map((p) => Math.hypot(p[0] - cx, p[1] - cz)));
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: points.map(([x, z]): Vec3 => [cx + (x - cx) * k, y, cz + (z - cz) * k]),
  });
  const inset = (t: number): number => 1 - Math.min(0.6, edge / reach) * t;
  const rim = inset(1);
  const sections: { points: Vec3[] }[] = [];
  const domes = [0.08, 0.35, 0.65, 0.88];
  for (const k of domes) sections.push(ring(k * rim, -base * (1 - k * k)));
  for (const [y, t] of PAD_EDGE) sections.push(ring(inset(t), y * h));
  for (const k of [...domes].reverse()) sections.push(ring(k * rim, h + crown * (1 - k * k)));
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}

/** The cord sewn along a pad's widest line. */
function piping(points: readonly Vec2[], y: number, r = 0.005): Shape {
  return {
    op: 'sweep',
    path: points.map(([x, z]): Vec3 => [x, y, z]),
    section: { kind: 'circle', r },
    closed: true,
    spline: 'linear',
  };
}

/** Things formed rather than cut: boards of changing section, cushions and their piping. Metres. */
export const formed = { board, pad, piping };
