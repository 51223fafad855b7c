import type { FloatImage } from '../image/index.ts';

/** A picture that is sewn together of patches, row by row. */
export interface Quilt {
  width: number;
  height: number;
  /** Three numbers a pixel. */
  detail: Float32Array;
  /** 1 = a patch lies there. */
  laid: Uint8Array;
  patch: number;
  /** By how much patches overlap those to the left and above, pixels. */
  overlap: number;
}

/** Lays a patch with its upper left corner at `left`, `top`, its detail times `strength`; where it overlaps, along the cut on which both differ least. */
export function layPatch(
  quilt: Quilt,
  from: FloatImage,
  corner: number,
  left: number,
  top: number,
  { strength, most }: { strength: number; most: number },
): void {
  const { width, height, detail, laid, patch, overlap } = quilt;
  const read = (at: number): number => most * Math.tanh((strength * from.data[at]) / most);
  const differ = (x: number, y: number): number => {
    const [u, v] = [left + x, top + y];
    if (u < 0 || v < 0 || u >= width || v >= height || !laid[v * width + u]) return 0;
    let sum = 0;
    const a = 3 * (v * width + u);
    const b = 3 * (corner + y * from.width + x);
    for (let c = 0; c < 3; c++) sum += (detail[a + c] - read(b + c)) ** 2;
    return sum;
  };
  const cutLeft = findCut(patch, overlap, (along, across) => differ(across, along));
  const cutTop = findCut(patch, overlap, (along, across) => differ(along, across));
  for (let y = 0; y < patch; y++)
    for (let x = 0; x < patch; x++) {
      const [u, v] = [left + x, top + y];
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const i = v * width + u;
      // Half a pixel to either side of the cut both are mixed.
      const w = laid[i] ? Math.min(1, Math.max(0, Math.min(x - cutLeft[y], y - cutTop[x]) / 3 + 0.5)) : 1;
      for (let c = 0; c < 3; c++)
        detail[3 * i + c] += w * (read(3 * (corner + y * from.width + x) + c) - detail[3 * i + c]);
      laid[i] = 1;
    }
}

/** The cheapest way along an overlap: for every step along it, how far across. */
function findCut(length: number, overlap: number, cost: (along: number, across: number) => number): Int32Array {
  const sums = new Float64Array(length * overlap);
  for (let k = 0; k < length; k++)
    for (let j = 0; j < overlap; j++) {
      let least = 0;
      if (k > 0) {
        const o = (k - 1) * overlap + j;
        least = Math.min(
          sums[o],
          j > 0 ? sums[o - 1] : Number.POSITIVE_INFINITY,
          j < overlap - 1 ? sums[o + 1] : Number.POSITIVE_INFINITY,
        );
      }
      sums[k * overlap + j] = least + cost(k, j);
    }
  const out = new Int32Array(length);
  let at = 0;
  for (let k = length - 1; k >= 0; k--) {
    let best = at;
    const [low, high] = k === length - 1 ? [0, overlap - 1] : [Math.max(0, at - 1), Math.min(overlap - 1, at + 1)];
    best = low;
    for (let j = low; j <= high; j++) if (sums[k * overlap + j] < sums[k * overlap + best]) best = j;
    out[k] = at = best;
  }
  return out;
}
