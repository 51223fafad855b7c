import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';

/** Moves a point of a hat: angle about +Y (0 = front, +Z), radius, height. */
export type Warp = (angle: number, r: number, y: number) => Vec3;

/** Where a point of a round hat is when nothing bends it. */
const round: Warp = (a, r, y) => [r * Math.sin(a), y, r * Math.cos(a)];

/**
 * A hat's shell: `line` is its outer profile [radius, y] from the middle of the crown down and out to the edge of the brim, `t` its
 * thickness. Closed: outside down to the edge, inside back up. `warp` creases, curls and leans it.
 */
function feltShell(line: readonly Vec2[], t: number, warp: Warp = round, n = 44): Shape {
  const inner = line.map((p, i): Vec2 => {
    const a = line[Math.max(0, i - 1)];
    const c = line[Math.min(line.length - 1, i + 1)];
    const l = Math.hypot(c[0] - a[0], c[1] - a[1]) || 1;
    // the line runs outwards and down: its left side is the inside
    return [Math.max(0.0006, p[0] + ((c[1] - a[1]) / l) * t), p[1] - ((c[0] - a[0]) / l) * t];
  });
  const ring = ([r, y]: Vec2): { points: Vec3[] } => ({
    points: Array.from({ length: n }, (_, i) => warp((2 * Math.PI * i) / n, Math.max(r, 0.0006), y)),
  });
  return {
    op: 'loft',
    sections: [...inner.map(ring), ...line.toReversed().map(ring)],
    spline: 'linear',
    smooth: true,
    cap: 'flat',
  };
}

/** A band round the crown between two heights, standing `lift` off the profile radius `r(y)`. */
function bandShell(y0: number, y1: number, r: (y: number) => number, lift: number, warp: Warp = round, n = 44): Shape {
  const mid = (y0 + y1) / 2;
  const line: Vec2[] = [
    [r(y0) - 0.001, y0],
    [r(y0) + lift * 0.8, y0],
    [r(mid) + lift, mid],
    [r(y1) + lift * 0.8, y1],
    [r(y1) - 0.001, y1],
  ];
  const sections = line.map(([k, y]) => ({
    points: Array.from({ length: n }, (_, i) => warp((2 * Math.PI * i) / n, k, y)),
  }));
  return { op: 'loft', sections: [...sections, sections[0]], spline: 'linear', smooth: true, cap: 'flat' };
}

/** A sewn seam or cord along a hat's surface at one angle, over heights given by the profile. */
function seam(line: readonly Vec2[], angle: number, r: number, warp: Warp = round): Shape {
  return {
    op: 'sweep',
    path: line.map(([k, y]) => warp(angle, k + r * 0.4, y)),
    section: { kind: 'circle', r },
    spline: 'linear',
    cap: 'round',
  };
}

/** A cord or welt round the hat at one radius and height. */
function hem(k: number, y: number, r: number, warp: Warp = round, n = 44): Shape {
  const path = Array.from({ length: n }, (_, i) => warp((2 * Math.PI * i) / n, k, y));
  return { op: 'sweep', path, section: { kind: 'circle', r }, closed: true, spline: 'linear' };
}

/** Felt and its sewing: shells, bands, seams and hems of hats. */
export const felt = { bandShell, feltShell, hem, round, seam };
