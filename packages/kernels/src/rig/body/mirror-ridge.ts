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
