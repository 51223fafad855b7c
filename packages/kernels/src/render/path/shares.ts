import { filterWeight } from './pixel-filter.ts';

/** What pixels get of samples of their own and of their neighbours': sums of weight, radiance, opacity and share of parts, 6 a pixel. */
export interface Shares {
  width: number;
  height: number;
  sums: Float64Array;
}

/** Nothing yet. */
export function createShares(width: number, height: number): Shares {
  return { width, height, sums: new Float64Array(6 * width * height) };
}

const across = new Float64Array(3);
const down = new Float64Array(3);

/**
 * Adds a sample, `value` (radiance, opacity, share of parts), at (dx, dy) from the middle of pixel (x, y) to that pixel and its neighbours, each by the
 * pixel filter; it stands for a share of `area` of its pixel.
 */
export function shareSample(
  shares: Shares,
  x: number,
  y: number,
  dx: number,
  dy: number,
  area: number,
  value: Float64Array,
): void {
  for (let k = 0; k < 3; k++) {
    across[k] = filterWeight(dx + 1 - k);
    down[k] = filterWeight(dy + 1 - k);
  }
  spread(shares, x, y, area, value);
}

/** Adds a pixel that shows the same all over. */
export function sharePixel(shares: Shares, x: number, y: number, value: Float64Array): void {
  across.set(PIXEL);
  down.set(PIXEL);
  spread(shares, x, y, 1, value);
}

/** Shares of the filter that lie over the pixel before, the pixel and the one after. */
const PIXEL = [1, 0, -1].map((to) => (filterWeight(to - 0.25) + filterWeight(to + 0.25)) / 2);

function spread({ width, height, sums }: Shares, x: number, y: number, area: number, value: Float64Array): void {
  for (let j = y > 0 ? 0 : 1; j < 3 && y + j - 1 < height; j++) {
    for (let i = x > 0 ? 0 : 1; i < 3 && x + i - 1 < width; i++) {
      const weight = area * across[i] * down[j];
      if (weight <= 0) continue;
      const at = 6 * ((y + j - 1) * width + x + i - 1);
      sums[at] += weight;
      for (let k = 0; k < 5; k++) sums[at + 1 + k] += weight * value[k];
    }
  }
}
