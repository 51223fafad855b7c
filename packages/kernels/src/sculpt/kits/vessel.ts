import type { Shape } from '../../curves/index.ts';
import { sampleSpline, type Vec2, type Vec3 } from '../../math/index.ts';

/** A thrown, blown or pressed vessel about +Y. Metres. */
export interface Vessel {
  /** Outside from the foot to the lip, [radius, y]. */
  outer: readonly Vec2[];
  wall: number;
  /** Thickness of the bottom. Default 1.6 walls. */
  floor?: number;
  /** Corners of the outside stay corners. */
  straight?: boolean;
  /** Height below which the vessel is solid: stems, heavy feet. Default: the floor. */
  solidBelow?: number;
}

/** A smooth curve through profile points, `n` pieces per span. */
function smoothProfile(points: readonly Vec2[], n: number): Vec2[] {
  return sampleSpline(points, n).map(([r, y]): Vec2 => [Math.max(0.0002, r), y]);
}

/** Outer radius at a height. */
function radiusAt(outer: readonly Vec2[], y: number): number {
  for (let i = 0; i + 1 < outer.length; i++) {
    const [a, b] = [outer[i], outer[i + 1]];
    if (y <= b[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / Math.max(1e-6, b[1] - a[1]);
  }
  return outer[outer.length - 1][0];
}

/** The hollow, from the middle of the floor up to just under the lip. */
function hollow(v: Vessel, inset: number): Vec2[] {
  const outer = v.straight ? [...v.outer] : smoothProfile(v.outer, 5);
  const top = outer[outer.length - 1];
  const floor = outer[0][1] + Math.max(v.floor ?? v.wall * 1.6, (v.solidBelow ?? 0) - outer[0][1]);
  const rise = outer.filter(([, y]) => y > floor + v.wall * 0.3 && y < top[1] - v.wall * 0.2);
  const wall = v.wall + inset;
  const r0 = Math.max(v.wall * 0.3, radiusAt(outer, floor) - wall);
  const line: Vec2[] = [
    [0, floor + inset],
    [r0 * 0.86, floor + inset],
    [r0, floor + inset + v.wall * 0.6],
  ];
  for (const [r, y] of rise) if (y > floor + inset + v.wall) line.push([Math.max(v.wall * 0.3, r - wall), y]);
  line.push([Math.max(v.wall * 0.3, top[0] - wall), top[1]]);
  return line;
}

/** Up the outside, over the rounded lip, down the inside: one closed wall. */
function vesselShape(v: Vessel, segments?: number): Shape {
  const outer = v.straight ? [...v.outer] : smoothProfile(v.outer, 5);
  const inside = hollow(v, 0).reverse();
  const profile: Vec2[] = [[0, outer[0][1]], ...outer, ...inside];
  return { op: 'lathe', profile, spline: 'linear', bevel: v.wall * 0.45, ...(segments ? { segments } : {}) };
}

/** What fills a vessel up to the height `level`, a hair off the wall so that both are seen through each other. */
function fillShape(v: Vessel, level: number): Shape {
  const line = hollow(v, v.wall * 0.12);
  const below = line.filter(([, y]) => y < level);
  const r = radiusAt(line, level);
  return {
    op: 'lathe',
    profile: [...below, [r, level], [r * 0.97, level - v.wall * 0.15], [0, level - v.wall * 0.2]],
    spline: 'linear',
    bevel: 0,
  };
}

/** Inner radius at a height. */
function boreAt(v: Vessel, y: number): number {
  return radiusAt(hollow(v, 0), y);
}

/** An ear: out of the wall at `top`, round, and back in at `low`; in the plane x, y, on the side of +X (or -X). */
function earHandle(
  outer: readonly Vec2[],
  o: { top: number; low: number; reach: number; thick: number; wide?: number; side?: 1 | -1; square?: number },
): Shape {
  const s = o.side ?? 1;
  const [r0, r1] = [radiusAt(outer, o.top), radiusAt(outer, o.low)];
  const out = Math.max(r0, r1) + o.reach;
  const h = o.top - o.low;
  const q = o.square ?? 0.5;
  const path: Vec3[] = [
    [s * (r0 - o.thick * 0.7), o.top, 0],
    [s * (r0 + o.reach * 0.45), o.top + h * 0.07 * q, 0],
    [s * (out - o.reach * 0.12), o.top - h * (0.22 - 0.14 * q), 0],
    [s * out, o.top - h * 0.45, 0],
    [s * (out - o.reach * 0.2), o.low + h * 0.2 * (1.4 - q), 0],
    [s * (r1 + o.reach * 0.4), o.low + h * 0.02, 0],
    [s * (r1 - o.thick * 0.7), o.low - h * 0.02, 0],
  ];
  return {
    op: 'sweep',
    path,
    section: { kind: 'ellipse', rx: (o.wide ?? o.thick * 1.5) / 2, ry: o.thick / 2 },
    spline: 'catmull',
    cap: 'round',
    taper: [1.25, 0.98, 0.9, 0.88, 0.9, 0.98, 1.3],
    up: [0, 1, 0],
  };
}

/** Outside of a cocktail glass from its foot up: radius and height as shares of the height. */
export const COCKTAIL_OUTLINE: readonly Vec2[] = [
  [0.2, 0],
  [0.205, 0.014],
  [0.07, 0.04],
  [0.022, 0.09],
  [0.02, 0.5],
  [0.035, 0.555],
  [0.2, 0.76],
  [0.34, 0.99],
  [0.345, 1],
];

/** Vessels: wall, filling, bore and outer radius at a height, ear-shaped handles, the smooth curve through a profile. */
export const vessel = {
  shape: vesselShape,
  fill: fillShape,
  bore: boreAt,
  radius: radiusAt,
  ear: earHandle,
  smooth: smoothProfile,
} as const;
