import type { Flat } from './arap.ts';
import type { Chart } from './chart.ts';
import { outlineOf } from './outline.ts';

/** Indices of the corners of the convex hull of points (2 per point) along a border, in turn (Andrew's monotone chain). Flipped triangles never reach beyond the border's hull. */
export function convexHull(p: Float64Array, border: Uint32Array): Uint32Array {
  const order = [...new Set(border)].sort((a, b) => p[2 * a] - p[2 * b] || p[2 * a + 1] - p[2 * b + 1] || a - b);
  if (order.length < 3) return Uint32Array.from(order);
  const cross = (a: number, b: number, c: number): number =>
    (p[2 * b] - p[2 * a]) * (p[2 * c + 1] - p[2 * a + 1]) - (p[2 * b + 1] - p[2 * a + 1]) * (p[2 * c] - p[2 * a]);
  const half = (list: readonly number[]): number[] => {
    const out: number[] = [];
    for (const v of list) {
      while (out.length > 1 && cross(out[out.length - 2], out[out.length - 1], v) <= 0) out.pop();
      out.push(v);
    }
    out.pop();
    return out;
  };
  return Uint32Array.from([...half(order), ...half(order.reverse())]);
}

/** Area within a ring of points, 2 per point. */
export function polygonArea(p: Float64Array, ring: Uint32Array): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [2 * ring[i], 2 * ring[(i + 1) % ring.length]];
    sum += p[a] * p[b + 1] - p[b] * p[a + 1];
  }
  return Math.abs(sum) / 2;
}

/** A chart that fills less of its hull than this is no half of anything: an end of a tube with walls that spread from it like legs. */
const HULL_FILL_MIN = 0.4;

/** Whether a chart fills a good part of its convex hull. */
export function isCompact({ chart, flat }: { chart: Chart; flat: Flat }): boolean {
  const { uv, corners } = flat;
  let area = 0;
  for (let c = 0; c < corners.length; c += 3) {
    const [i, j, k] = [2 * corners[c], 2 * corners[c + 1], 2 * corners[c + 2]];
    area += ((uv[j] - uv[i]) * (uv[k + 1] - uv[i + 1]) - (uv[k] - uv[i]) * (uv[j + 1] - uv[i + 1])) / 2;
  }
  const border = Uint32Array.from(outlineOf(chart, uv).ends);
  return Math.abs(area) >= HULL_FILL_MIN * polygonArea(uv, convexHull(uv, border));
}
