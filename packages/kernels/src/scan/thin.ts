import type { FloatImage } from '../image/index.ts';

/**
 * Makes what is thinner than a lattice can hold just thick enough, so that rods and blades do not break up. `distance`: signed, to the outline, in place; `least`: half the
 * thickness that everything gets, both in the same unit; `pixel`: size of a pixel in it.
 */
export function thickenInPlace({ width, height, data }: FloatImage, least: number, pixel: number): void {
  const reach = Math.ceil((2 * least) / pixel);
  const from = data.slice();
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const d = from[y * width + x];
      if (d <= 0 || d >= least) continue;
      const i = y * width + x;
      // On the ridge: no neighbour across lies deeper.
      if (!isRidge(from, i, width) || !isThin(from, i, width, reach, least)) continue;
      for (let v = -reach; v <= reach; v++)
        for (let u = -reach; u <= reach; u++) {
          const at = i + v * width + u;
          data[at] = Math.max(data[at], least - Math.hypot(u, v) * pixel);
        }
    }
}

function isRidge(data: Float32Array, i: number, width: number): boolean {
  const d = data[i];
  return (
    (data[i - 1] <= d && data[i + 1] <= d) ||
    (data[i - width] <= d && data[i + width] <= d) ||
    (data[i - width - 1] <= d && data[i + width + 1] <= d) ||
    (data[i - width + 1] <= d && data[i + width - 1] <= d)
  );
}

/** Nothing near lies deeper than the least: corners of thick parts do not count. */
function isThin(data: Float32Array, i: number, width: number, reach: number, least: number): boolean {
  for (let v = -reach; v <= reach; v++)
    for (let u = -reach; u <= reach; u++) if (data[i + v * width + u] >= least) return false;
  return true;
}
