import type { Flat } from './arap.ts';
import { signedArea } from './flatten.ts';
import { visitTriangle } from './raster.ts';

/** How good a flattened chart is. */
export interface Verdict {
  /** 95th percentile by area of max(r, 1/r), r = flat area over true area after scaling to equal totals. */
  stretchP95: number;
  /** Share of the flattened area that lies on its face. */
  overturned: number;
  /** Pixel centres owned by two triangles. */
  overlaps: number;
}

/**
 * Judges a chart: area stretch, overturned area, and overlap on a raster of `pixels` along its longer side. Slivers turned over by
 * less than a pixel do no harm; overturned area is what counts.
 */
export function judge(flat: Flat, pixels: number): Verdict {
  const overturned = measureOverturned(flat);
  const stretchP95 = measureStretch(flat);
  return { stretchP95, overturned, overlaps: overturned > 0.004 ? 1 : countOverlaps(flat, pixels) };
}

/** Overturned area over all area. */
function measureOverturned(flat: Flat): number {
  let bad = 0;
  let all = 0;
  for (let c = 0; c < flat.corners.length; c += 3) {
    const a = signedArea(flat, c);
    all += Math.abs(a);
    if (a < 0) bad -= a;
  }
  return bad / Math.max(all, 1e-18);
}

/** Area stretch, 95th percentile weighted by area. */
function measureStretch(flat: Flat): number {
  const n = flat.corners.length / 3;
  const area = new Float64Array(n);
  const ratio = new Float64Array(n);
  let total = 0;
  let flatTotal = 0;
  for (let f = 0; f < n; f++) {
    area[f] = flat.rest[6 * f + 2] * flat.rest[6 * f + 5];
    ratio[f] = Math.abs(signedArea(flat, 3 * f));
    total += area[f];
    flatTotal += ratio[f];
  }
  for (let f = 0; f < n; f++) {
    const r = ((ratio[f] / Math.max(area[f], 1e-18)) * total) / Math.max(flatTotal, 1e-18);
    ratio[f] = Math.max(r, 1 / Math.max(r, 1e-6));
  }
  const order = Array.from(ratio.keys()).sort((a, b) => ratio[a] - ratio[b]);
  let sum = 0;
  for (const f of order) {
    sum += area[f];
    if (sum >= 0.95 * total) return ratio[f];
  }
  return 1;
}

function countOverlaps(flat: Flat, pixels: number): number {
  const { uv, corners } = flat;
  let [x0, y0, x1, y1] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (let i = 0; i < uv.length; i += 2) {
    x0 = Math.min(x0, uv[i]);
    x1 = Math.max(x1, uv[i]);
    y0 = Math.min(y0, uv[i + 1]);
    y1 = Math.max(y1, uv[i + 1]);
  }
  const s = (pixels - 1) / Math.max(x1 - x0, y1 - y0, 1e-12);
  const w = Math.ceil((x1 - x0) * s) + 1;
  const h = Math.ceil((y1 - y0) * s) + 1;
  const taken = new Uint8Array(w * h);
  let overlaps = 0;
  const visit = (y: number, from: number, to: number): void => {
    for (let i = y * w + from; i < y * w + to; i++) if (taken[i]++ > 0) overlaps++;
  };
  for (let c = 0; c < corners.length; c += 3) {
    const [a, b, d] = [2 * corners[c], 2 * corners[c + 1], 2 * corners[c + 2]];
    visitTriangle(
      (uv[a] - x0) * s,
      (uv[a + 1] - y0) * s,
      (uv[b] - x0) * s,
      (uv[b + 1] - y0) * s,
      (uv[d] - x0) * s,
      (uv[d + 1] - y0) * s,
      w,
      h,
      visit,
    );
  }
  return overlaps;
}
