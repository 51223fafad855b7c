import { type CutOut, opaqueBox } from '../image/index.ts';
import type { ScanPicture, ViewName } from './register.ts';

/** Rows that outlines are compared by. */
const ROWS = 64;
/** Opposite outlines are mirror images of each other; that they are the same instead must be this much clearer, as a share, and per row as a share of the width. */
const BETTER = 0.5;
const CLEARLY = 0.02;

/**
 * Turns a picture round that shows its side mirrored: opposite outlines, such as left and right, are mirror images; where two are the same instead, one of them is wrong way
 * round. `cost` says how badly colours fit where sides meet, and so which.
 */
export function turnMirrored(
  pictures: readonly ScanPicture[],
  pair: readonly [ViewName, ViewName],
  cost: (pictures: readonly ScanPicture[]) => number,
): ScanPicture[] {
  const found = pair.map((name) => pictures.find((picture) => picture.name === name));
  if (!found[0] || !found[1]) return [...pictures];
  const [a, b] = [profileOf(found[0].cut), profileOf(found[1].cut)];
  const [same, mirrored] = [difference(a, b, false), difference(a, b, true)];
  if (!(same < BETTER * mirrored && mirrored - same > CLEARLY)) return [...pictures];
  const turned = pair.map((name) => pictures.map((p) => (p.name === name ? { ...p, cut: mirror(p.cut) } : p)));
  return cost(turned[0]) < cost(turned[1]) ? turned[0] : turned[1];
}

/** Where the outline begins and ends in each row, as shares of its box's width; NaN where nothing is. */
function profileOf(cut: CutOut): Float32Array {
  const box = opaqueBox(cut);
  const out = new Float32Array(2 * ROWS).fill(Number.NaN);
  for (let r = 0; r < ROWS; r++) {
    const y = Math.min(box.bottom - 1, Math.floor(box.top + ((r + 0.5) / ROWS) * (box.bottom - box.top)));
    for (let x = box.left; x < box.right; x++) {
      if (cut.alpha[y * cut.width + x] < 0.5) continue;
      const share = (x + 0.5 - box.left) / (box.right - box.left);
      if (Number.isNaN(out[2 * r])) out[2 * r] = share;
      out[2 * r + 1] = share;
    }
  }
  return out;
}

function difference(a: Float32Array, b: Float32Array, mirrored: boolean): number {
  let sum = 0;
  let count = 0;
  for (let r = 0; r < 2 * ROWS; r += 2) {
    const from = mirrored ? 1 - b[r + 1] : b[r];
    const to = mirrored ? 1 - b[r] : b[r + 1];
    const off = Math.abs(a[r] - from) + Math.abs(a[r + 1] - to);
    if (Number.isNaN(off)) continue;
    sum += off;
    count++;
  }
  return count ? sum / count : 0;
}

function mirror(cut: CutOut): CutOut {
  const { width, height } = cut;
  const alpha = new Float32Array(cut.alpha.length);
  const colors = new Float32Array(cut.colors.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [i, j] = [y * width + x, y * width + width - 1 - x];
      alpha[i] = cut.alpha[j];
      for (let c = 0; c < 3; c++) colors[3 * i + c] = cut.colors[3 * j + c];
    }
  const [left, top, right, bottom] = cut.cut;
  return { ...cut, alpha, colors, cut: [right, top, left, bottom] };
}
