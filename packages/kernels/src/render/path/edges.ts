import type { Frame } from './frame.ts';

/**
 * Whether a neighbour shows another part, another side, another colour, or something behind: where depth bends, as slopes alone are no edge. Glass
 * always counts: it shows two things.
 */
export function showsEdge(tile: Frame, x: number, y: number): boolean {
  const { width, height, mirror } = tile;
  const i = y * width + x;
  if (mirror[3 * i] >= 0.999) return true;
  const [inX, inY] = [x > 0 && x < width - 1, y > 0 && y < height - 1];
  return (
    (x > 0 && differ(tile, i, i - 1)) ||
    (x < width - 1 && differ(tile, i, i + 1)) ||
    (y > 0 && differ(tile, i, i - width)) ||
    (y < height - 1 && differ(tile, i, i + width)) ||
    (inX && bends(tile.shape, 8 * i + 3, 8)) ||
    (inY && bends(tile.shape, 8 * i + 3, 8 * width))
  );
}

function bends(shape: Float32Array, at: number, step: number): boolean {
  return Math.abs(shape[at - step] + shape[at + step] - 2 * shape[at]) > 0.01 * shape[at];
}

function differ({ part, shape, albedo, mirror, direct }: Frame, i: number, j: number): boolean {
  if (part[i] !== part[j]) return true;
  const o = 3 * i;
  const n = 3 * j;
  let colour = 0;
  for (let k = 0; k < 3; k++) {
    colour += Math.abs(albedo[o + k] - albedo[n + k]) + Math.abs(mirror[o + k] - mirror[n + k]);
    colour += Math.min(1, Math.abs(direct[o + k] - direct[n + k]));
  }
  if (colour > 0.35 || shades(direct, o, n)) return true;
  const p = 8 * i;
  const q = 8 * j;
  return part[i] >= 0 && shape[p] * shape[q] + shape[p + 1] * shape[q + 1] + shape[p + 2] * shape[q + 2] < 0.7;
}

/** Whether light that is no coarse pixel's (the sun's, a glow) is half as bright or less beside: the edge of a shadow. */
function shades(direct: Float32Array, o: number, n: number): boolean {
  const here = 0.3 * direct[o] + 0.6 * direct[o + 1] + 0.1 * direct[o + 2];
  const there = 0.3 * direct[n] + 0.6 * direct[n + 1] + 0.1 * direct[n + 2];
  return Math.abs(here - there) > 0.5 * Math.max(here, there) + 0.01;
}
