import { type Quat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import type { LayoutItem, LayoutPlacement, Spot } from './item.ts';

/** Turned about +Y, degrees. */
export function yawed(degrees: number): Quat {
  const half = (degrees * Math.PI) / 360;
  return [0, Math.sin(half), 0, Math.cos(half)];
}

/** A point of the item in the scene. */
export function toScene({ at, rotation, scale }: LayoutPlacement, p: Vec3): Vec3 {
  const d = rotateVector(rotation, [p[0] * scale, p[1] * scale, p[2] * scale]);
  return [at[0] + d[0], at[1] + d[1], at[2] + d[2]];
}

/** Where the item goes so that its point `from` lies at `to`. */
export function pinned(item: LayoutItem, from: Vec3, to: Vec3, rotation: Quat, scale = 1): Spot {
  const d = rotateVector(rotation, [from[0] * scale, from[1] * scale, from[2] * scale]);
  return { item, at: [to[0] - d[0], to[1] - d[1], to[2] - d[2]], rotation, scale };
}

/** Somewhere else. */
export function moved(spot: Spot, by: Vec3): Spot {
  return { ...spot, at: V3.add(spot.at, by) };
}
