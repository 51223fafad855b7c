import { V3, type Vec3 } from '../math/index.ts';
import type { Field } from './compile.ts';

/** Unit outward direction of the field at a point, by central differences over a thousandth of the solid's size. */
export function fieldNormal(field: Field, p: Vec3): Vec3 {
  const { min, max } = field.bounds;
  const e = Math.max(1e-7, V3.distance(min, max) * 3e-4);
  const g: Vec3 = [
    field.distance(p[0] + e, p[1], p[2]) - field.distance(p[0] - e, p[1], p[2]),
    field.distance(p[0], p[1] + e, p[2]) - field.distance(p[0], p[1] - e, p[2]),
    field.distance(p[0], p[1], p[2] + e) - field.distance(p[0], p[1], p[2] - e),
  ];
  return V3.normalize(g);
}

/**
 * Where a ray first meets the surface, moved out along the surface normal by `offset` (metres, negative sinks): how parts are
 * put on a host without ending up buried. A ray that starts inside leaves through the first wall. Undefined when it misses.
 * Cost: some tens of evaluations. Source: Hart, "Sphere tracing", 1996, with bisection at the end.
 */
export function snapToSurface(field: Field, from: Vec3, direction: Vec3, offset = 0): Vec3 | undefined {
  const dir = V3.normalize(direction);
  const { min, max } = field.bounds;
  const size = V3.distance(min, max);
  const reach = size + V3.distance(from, V3.lerp(min, max, 0.5));
  const sign = field.distance(...from) < 0 ? -1 : 1;
  const safe = 0.7 / Math.max(1, field.program.lipschitz);
  const least = size * 2e-5;
  let t = 0;
  for (let i = 0; i < 4000 && t <= reach; i++) {
    const d = sign * field.distance(...V3.addScaled(from, dir, t));
    if (d <= 0) return finish(field, from, dir, t, sign, least, offset);
    t += Math.max(least * 4, d * safe);
  }
  return undefined;
}

function finish(field: Field, from: Vec3, dir: Vec3, hit: number, sign: number, least: number, offset: number): Vec3 {
  let lo = Math.max(0, hit - least * 8);
  while (lo > 0 && sign * field.distance(...V3.addScaled(from, dir, lo)) <= 0) lo = Math.max(0, lo - (hit - lo));
  let hi = hit;
  for (let i = 0; i < 30; i++) {
    const mid = (lo + hi) / 2;
    if (sign * field.distance(...V3.addScaled(from, dir, mid)) > 0) lo = mid;
    else hi = mid;
  }
  const at = V3.addScaled(from, dir, hi);
  return offset === 0 ? at : V3.addScaled(at, fieldNormal(field, at), offset);
}

/** The surface point nearest to p (to first order, by descent along the gradient) and the outward normal there. */
export function closestOnSurface(field: Field, p: Vec3): { at: Vec3; normal: Vec3 } {
  const size = V3.distance(field.bounds.min, field.bounds.max);
  let at = p;
  for (let i = 0; i < 40; i++) {
    const d = field.distance(...at);
    if (Math.abs(d) < size * 1e-6) break;
    // full steps overshoot where the field is steeper than a distance: damp them after the first few
    at = V3.addScaled(at, fieldNormal(field, at), -d * (i < 8 ? 1 : 0.5));
  }
  return { at, normal: fieldNormal(field, at) };
}
