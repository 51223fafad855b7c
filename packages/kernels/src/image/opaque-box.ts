import type { Box } from './crop.ts';

/** The box of what is at least half opaque, pixels; right and bottom are the first beyond it. Empty: left is not before right. */
export function opaqueBox({ width, height, alpha }: { width: number; height: number; alpha: Float32Array }): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (alpha[i] < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  return { left, top, right, bottom };
}
