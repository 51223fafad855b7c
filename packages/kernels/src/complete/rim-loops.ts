import { V3, type Vec3 } from '../math/index.ts';
import { borderLoops, nextSide, type Surface } from '../mesh/index.ts';

/** A border of a part, as its filling runs around it: against the faces there. */
export interface RimLoop {
  /** Vertices of the surface, in order. */
  ring: number[];
  /** The side of the surface that runs from ring[i + 1] to ring[i]. */
  sides: number[];
  /** Normal of the mean plane times the area within, by Newell. */
  area: Vec3;
  middle: Vec3;
  /** Largest distance of a vertex from the middle. */
  radius: number;
}

/** Loops in one plane of which the others lie in the first and run against it: the first is filled around them. */
export type RimGroup = RimLoop[];

/** Loops farther from the plane of another than this share of its radius are not in it. */
const OFF_PLANE = 0.2;

/** Every border of the surface. */
export function listRims(s: Surface): RimLoop[] {
  return borderLoops(s).map((loop) => {
    const sides = [...loop].reverse();
    const ring = sides.map((side) => s.vertex[nextSide(side)]);
    return { ring, sides, ...measureRing(s.positions, ring) };
  });
}

function measureRing(p: ArrayLike<number>, ring: readonly number[]): Pick<RimLoop, 'area' | 'middle' | 'radius'> {
  const middle: [number, number, number] = [0, 0, 0];
  let length = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [pointAt(p, ring[i]), pointAt(p, ring[(i + 1) % ring.length])];
    const l = V3.distance(a, b);
    length += l;
    for (let k = 0; k < 3; k++) middle[k] += (l * (a[k] + b[k])) / 2;
  }
  for (let k = 0; k < 3; k++) middle[k] = length > 0 ? middle[k] / length : p[3 * ring[0] + k];
  let area: Vec3 = [0, 0, 0];
  let radius = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = V3.sub(pointAt(p, ring[i]), middle);
    const b = V3.sub(pointAt(p, ring[(i + 1) % ring.length]), middle);
    area = V3.add(area, V3.scale(V3.cross(a, b), 0.5));
    radius = Math.max(radius, V3.length(a));
  }
  return { area, middle, radius };
}

/** A vertex as a point. */
export function pointAt(p: ArrayLike<number>, v: number): Vec3 {
  return [p[3 * v], p[3 * v + 1], p[3 * v + 2]];
}

/** Finds which loops are islands in others: the cut through a pipe is one ring, not two disks. */
export function groupRims(p: ArrayLike<number>, loops: readonly RimLoop[]): RimGroup[] {
  const order = [...loops].sort((a, b) => V3.length(b.area) - V3.length(a.area));
  const groups: RimGroup[] = [];
  for (const loop of order) {
    const around = groups.filter(([outer]) => lies(p, loop, outer));
    // The innermost: groups are sorted by size.
    const parent = around.at(-1);
    if (parent && parent.length < 64) parent.push(loop);
    else groups.push([loop]);
  }
  return groups;
}

function lies(p: ArrayLike<number>, inner: RimLoop, outer: RimLoop): boolean {
  const size = V3.length(outer.area);
  if (size === 0 || V3.dot(inner.area, outer.area) > -0.5 * V3.length(inner.area) * size) return false;
  if (V3.distance(inner.middle, outer.middle) > outer.radius) return false;
  const n = V3.scale(outer.area, 1 / size);
  if (inner.ring.some((v) => Math.abs(V3.dot(V3.sub(pointAt(p, v), outer.middle), n)) > OFF_PLANE * outer.radius))
    return false;
  const flat = outer.ring.map((v) => onPlane(pointAt(p, v), outer.middle, n));
  return inner.ring.every((v) => isWithin(onPlane(pointAt(p, v), outer.middle, n), flat));
}

/** Coordinates in the plane through `origin` with unit normal `n`, seen from its tip. */
export function onPlane(point: Vec3, origin: Vec3, n: Vec3): [number, number] {
  const axis: Vec3 = Math.abs(n[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0];
  const u = V3.normalize(V3.cross(axis, n));
  const d = V3.sub(point, origin);
  return [V3.dot(d, u), V3.dot(d, V3.cross(n, u))];
}

function isWithin([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
