import { invertQuat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import { createRayHit, intersectRay } from '../../spatial/index.ts';
import { boxOf } from './box.ts';
import type { Spot } from './item.ts';

/** Samples along each side of the grid that is cast. */
const GRID = 13;

const hit = createRayHit();

/** Distance from a scene point along a unit direction to the surface of a placed thing; infinite where it is not met. */
export function castRay(spot: Spot, from: Vec3, direction: Vec3): number {
  const back = invertQuat(spot.rotation);
  const o = rotateVector(back, V3.sub(from, spot.at));
  const d = rotateVector(back, direction);
  const s = 1 / spot.scale;
  return intersectRay(spot.item.surface(), o[0] * s, o[1] * s, o[2] * s, d[0], d[1], d[2], Infinity, hit)
    ? hit.t * spot.scale
    : Infinity;
}

export interface SlideOptions {
  /** Metres about the thing's middle that are sampled: what hangs down on either side of a seat does not rest on it. */
  within?: number;
}

/** How a thing meets others when it slides. */
export interface Contact {
  /** Metres until the first touch. */
  distance: number;
  /** Share of the sampled underside that is then within a twenty-fifth of its extent of what it touches. */
  support: number;
}

/**
 * How far a thing can slide along a unit direction until it touches one of the hosts: from a grid over its side that faces them, rays
 * back onto itself and on to the hosts. Undefined where nothing is in its way. Cost: up to 169 rays for each.
 */
export function slide(
  spot: Spot,
  hosts: readonly Spot[],
  direction: Vec3,
  options: SlideOptions = {},
): Contact | undefined {
  const box = boxOf(spot);
  const right = V3.perpendicular(direction);
  const up = V3.cross(direction, right);
  const middle = V3.lerp(box.min, box.max, 0.5);
  const size = V3.sub(box.max, box.min);
  const along = (axis: Vec3): number =>
    Math.abs(axis[0] * size[0]) + Math.abs(axis[1] * size[1]) + Math.abs(axis[2] * size[2]);
  const [w, h] = [right, up].map((axis) => Math.min(options.within ?? Infinity, 0.49 * along(axis)));
  const far = along(direction) * 2;
  const gaps: number[] = [];
  for (let i = 0; i < GRID; i++)
    for (let k = 0; k < GRID; k++) {
      const u = (2 * i) / (GRID - 1) - 1;
      const v = (2 * k) / (GRID - 1) - 1;
      const ahead = V3.addScaled(V3.addScaled(V3.addScaled(middle, right, u * w), up, v * h), direction, far);
      const own = castRay(spot, ahead, V3.scale(direction, -1));
      if (own === Infinity) continue;
      const face = V3.addScaled(ahead, direction, -own);
      const gap = Math.min(...hosts.map((host) => castRay(host, face, direction)));
      if (gap < Infinity) gaps.push(gap);
      else gaps.push(Number.MAX_VALUE);
    }
  const distance = Math.min(...gaps);
  if (!gaps.length || distance === Number.MAX_VALUE) return undefined;
  const near = distance + along(direction) / 25;
  return { distance, support: gaps.filter((gap) => gap <= near).length / gaps.length };
}
