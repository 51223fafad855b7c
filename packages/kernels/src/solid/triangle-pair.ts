import { sideOfPlane, turnInPlane } from './predicates.ts';

const a = new Int32Array(3);
const b = new Int32Array(3);
const sideA = new Float64Array(3);
const sideB = new Float64Array(3);

/**
 * Whether two triangles of a mesh pass through each other, or lie on each other in one plane. Corners and edges that they share by index
 * do not count, nor do places where they only touch. `f` and `g` are triangle numbers. No allocation.
 * Source: segment against triangle by signs of volumes, Guigue & Devillers, "Fast and robust triangle-triangle overlap test", 2003.
 */
export function trianglesCross(p: ArrayLike<number>, indices: ArrayLike<number>, f: number, g: number): boolean {
  let shared = 0;
  for (let k = 0; k < 3; k++) {
    a[k] = 3 * indices[3 * f + k];
    b[k] = 3 * indices[3 * g + k];
  }
  for (let k = 0; k < 3; k++) if (a[k] === b[0] || a[k] === b[1] || a[k] === b[2]) shared++;
  if (shared === 3) return true;
  if (!sidesCross(p, b, a, sideB) || !sidesCross(p, a, b, sideA)) return isFlatOn() && flatOverlap(p, shared);
  if (shared === 2) return false;
  for (let k = 0; k < 3; k++) {
    const n = k === 2 ? 0 : k + 1;
    if (sideB[k] * sideB[n] < 0 && pierces(p, b[k], b[n], a)) return true;
    if (sideA[k] * sideA[n] < 0 && pierces(p, a[k], a[n], b)) return true;
  }
  return false;
}

/** Sides of the corners of `of` from the plane of `by`; whether they lie on both. */
function sidesCross(p: ArrayLike<number>, of: Int32Array, by: Int32Array, side: Float64Array): boolean {
  let above = false;
  let below = false;
  for (let k = 0; k < 3; k++) {
    const v = of[k];
    side[k] = v === by[0] || v === by[1] || v === by[2] ? 0 : sideOfPlane(p, by[0], by[1], by[2], v);
    if (side[k] > 0) above = true;
    else if (side[k] < 0) below = true;
  }
  return above && below;
}

function isFlatOn(): boolean {
  return sideB[0] === 0 && sideB[1] === 0 && sideB[2] === 0;
}

/** Whether the segment s-e, whose ends lie on both sides of the triangle's plane, runs through it (its edges count). */
function pierces(p: ArrayLike<number>, s: number, e: number, t: Int32Array): boolean {
  const x = sideOfPlane(p, s, e, t[0], t[1]);
  const y = sideOfPlane(p, s, e, t[1], t[2]);
  const z = sideOfPlane(p, s, e, t[2], t[0]);
  const through = (x >= 0 && y >= 0 && z >= 0) || (x <= 0 && y <= 0 && z <= 0);
  return through && (x !== 0 ? 1 : 0) + (y !== 0 ? 1 : 0) + (z !== 0 ? 1 : 0) > 1;
}

/** Triangles in one plane overlap unless a side of one of them has all of the other beyond it. */
function flatOverlap(p: ArrayLike<number>, shared: number): boolean {
  const drop = flatAxis(p);
  if (drop < 0) return false;
  const u = (drop + 1) % 3;
  const v = (drop + 2) % 3;
  return !separates(p, a, b, u, v) && !separates(p, b, a, u, v) && shared < 3;
}

/** The axis along which triangle a has its largest shadow; -1 when it has no area. */
function flatAxis(p: ArrayLike<number>): number {
  let best = 0;
  let axis = -1;
  for (let k = 0; k < 3; k++) {
    const area = Math.abs(turnInPlane(p, a[0], a[1], a[2], (k + 1) % 3, (k + 2) % 3));
    if (area > best) {
      best = area;
      axis = k;
    }
  }
  return axis;
}

function separates(p: ArrayLike<number>, s: Int32Array, t: Int32Array, u: number, v: number): boolean {
  const way = turnInPlane(p, s[0], s[1], s[2], u, v);
  if (way === 0) return true;
  for (let k = 0; k < 3; k++) {
    const from = s[k];
    const to = s[k === 2 ? 0 : k + 1];
    let beyond = true;
    for (let i = 0; i < 3 && beyond; i++) {
      const q = t[i];
      if (q !== from && q !== to && turnInPlane(p, from, to, q, u, v) * way > 0) beyond = false;
    }
    if (beyond) return true;
  }
  return false;
}
