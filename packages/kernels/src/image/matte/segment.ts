import { type FlowEdges, minCut } from '../../math/index.ts';
import type { FloatImage } from '../float-image.ts';

/** How much neighbours of one colour want to be on one side, in units of log likelihood. */
const TOGETHER = 14;
/** No pixel is surer than this of what it is by colour. */
const SUREST = 9;

/** Edges between neighbouring pixels, dearer to cut where colours are alike. Made once a picture. */
export function pixelEdges({ width, height, data }: FloatImage): FlowEdges {
  const n = width * height;
  const a = new Int32Array(4 * n);
  const b = new Int32Array(4 * n);
  const d2 = new Float32Array(4 * n);
  let m = 0;
  let sum = 0;
  const STEPS = [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ] as const;
  const far = new Float32Array(4 * n);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const [dx, dy] of STEPS) {
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || u >= width || v >= height) continue;
        const i = y * width + x;
        const j = v * width + u;
        const d =
          (data[3 * i] - data[3 * j]) ** 2 +
          (data[3 * i + 1] - data[3 * j + 1]) ** 2 +
          (data[3 * i + 2] - data[3 * j + 2]) ** 2;
        a[m] = i;
        b[m] = j;
        d2[m] = d;
        far[m++] = dx && dy ? Math.SQRT1_2 : 1;
        sum += d;
      }
  const beta = 1 / Math.max(2e-5, (2 * sum) / Math.max(1, m));
  const forth = new Float32Array(m);
  for (let e = 0; e < m; e++) forth[e] = TOGETHER * far[e] * (0.02 + 0.98 * Math.exp(-beta * d2[e]));
  return { a: a.subarray(0, m), b: b.subarray(0, m), forth, back: forth };
}

/**
 * Divides a picture in two. `favour` per pixel: log likelihood of subject over ground, positive = subject; infinite where it is settled. 1 = subject.
 * Source: Boykov & Jolly, "Interactive graph cuts", 2001; Rother et al., "GrabCut", 2004.
 */
export function cutPixels(edges: FlowEdges, favour: Float32Array): Uint8Array {
  const terminals = new Float32Array(favour.length);
  for (let i = 0; i < favour.length; i++) {
    const f = favour[i];
    terminals[i] =
      f === Number.POSITIVE_INFINITY
        ? 1e4
        : f === Number.NEGATIVE_INFINITY
          ? -1e4
          : Math.max(-SUREST, Math.min(SUREST, f));
  }
  return minCut(favour.length, edges, terminals);
}
