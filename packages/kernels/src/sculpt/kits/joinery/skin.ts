import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';

/** A point on a skin and the outward direction there. */
export interface SkinHit {
  at: Vec3;
  normal: Vec3;
}

/** A closed body made of rings, which can be asked where its surface is. */
export interface Skin {
  rings: readonly (readonly Vec3[])[];
  shape: Shape;
  /** First point of the surface met from `from` along `dir`, or null. */
  hit(from: Vec3, dir: Vec3): SkinHit | null;
}

/**
 * Wraps rings of equal point counts into a smooth closed loft that can be probed by rays, so that handles, lamps and trims stand on
 * the surface instead of near it. Costs one ray-triangle test per triangle and probe: meant for dozens of probes.
 * Ray test: Möller & Trumbore, "Fast, minimum storage ray/triangle intersection", 1997.
 */
export function createSkin(rings: readonly (readonly Vec3[])[], smooth = true): Skin {
  return {
    rings,
    shape: { op: 'loft', sections: rings.map((points) => ({ points })), spline: 'linear', smooth, cap: 'flat' },
    hit: (from, dir) => probe(rings, from, dir),
  };
}

function probe(rings: readonly (readonly Vec3[])[], from: Vec3, dir: Vec3): SkinHit | null {
  let best = Number.POSITIVE_INFINITY;
  let normal: Vec3 = [0, 1, 0];
  const test = (a: Vec3, b: Vec3, c: Vec3): void => {
    const e1: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const e2: Vec3 = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const p = cross(dir, e2);
    const det = dot(e1, p);
    if (Math.abs(det) < 1e-12) return;
    const s: Vec3 = [from[0] - a[0], from[1] - a[1], from[2] - a[2]];
    const u = dot(s, p) / det;
    if (u < 0 || u > 1) return;
    const q = cross(s, e1);
    const v = dot(dir, q) / det;
    if (v < 0 || u + v > 1) return;
    const t = dot(e2, q) / det;
    if (t <= 0 || t >= best) return;
    best = t;
    normal = cross(e1, e2);
  };
  // rays along an axis are the rule: a quad whose shadow along it lies aside is passed over
  const across = [0, 1, 2].filter((c) => dir[c] === 0);
  const misses = (a: Vec3, b: Vec3, c: Vec3, d: Vec3): boolean => {
    if (across.length < 2) return false;
    for (const n of across) {
      const f = from[n];
      if ((a[n] < f && b[n] < f && c[n] < f && d[n] < f) || (a[n] > f && b[n] > f && c[n] > f && d[n] > f)) return true;
    }
    return false;
  };
  for (let i = 0; i + 1 < rings.length; i++) {
    const r = rings[i];
    const s = rings[i + 1];
    for (let j = 0; j < r.length; j++) {
      const k = (j + 1) % r.length;
      if (misses(r[j], r[k], s[k], s[j])) continue;
      test(r[j], r[k], s[k]);
      test(r[j], s[k], s[j]);
    }
  }
  if (!Number.isFinite(best)) return null;
  const length = Math.hypot(normal[0], normal[1], normal[2]);
  const sign = dot(normal, dir) > 0 ? -1 / length : 1 / length;
  return {
    at: [from[0] + dir[0] * best, from[1] + dir[1] * best, from[2] + dir[2] * best],
    normal: [normal[0] * sign, normal[1] * sign, normal[2] * sign],
  };
}

function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
