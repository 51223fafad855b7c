import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';

/** The thickest cell near the mirror plane at a z, between two heights (y of the grid); -1 where there is nothing. */
export function ridgeCell({ radius, size: [nx, ny] }: Body, z: number, low = 0, high = ny - 1): number {
  let [best, most] = [-1, 0];
  for (let y = Math.max(0, Math.round(low)); y <= Math.min(ny - 1, high); y++)
    for (let x = nx / 2 - 1; x <= nx / 2; x++) {
      const i = (Math.round(z) * ny + y) * nx + x;
      if (radius[i] > most) [most, best] = [radius[i], i];
    }
  return best;
}

/** First and last z at which the mirror plane passes through the body. */
export function planeSpan(body: Body): [number, number] {
  let [first, last] = [-1, 0];
  for (let z = 0; z < body.size[2]; z++)
    if (ridgeCell(body, z) >= 0) {
      if (first < 0) first = z;
      last = z;
    }
  return [Math.max(0, first), Math.max(first, last)];
}

/** Half the thickness of a body at a place (x from the mirror plane), cells; 0 outside of it. */
export function radiusAt({ radius, size: [nx, ny, nz] }: Pick<Body, 'radius' | 'size'>, [x, y, z]: Vec3): number {
  const [cx, cy, cz] = [Math.round(x + (nx - 1) / 2), Math.round(y), Math.round(z)];
  return cx < 0 || cy < 0 || cz < 0 || cx >= nx || cy >= ny || cz >= nz ? 0 : radius[(cz * ny + cy) * nx + cx];
}

/** A way's image on the other side of the mirror plane. */
export function mirrorCourse<T extends { points: Vec3[] }>(course: T): T {
  return { ...course, points: course.points.map(([x, y, z]): Vec3 => [-x, y, z]) };
}
