import { createFloatImage, type FloatImage } from '../float-image.ts';
import { type FillLevel, REACH } from './level.ts';

/**
 * What the matched patches say of the pixels that they cover, the better ones louder: OKLab. `sharp`: share of the patches' unlikeness that counts as good, smaller
 * is sharper. Pixels that no patch covers keep their colour; `everywhere`: the rim outside the hole is voted on as well. Source: Wexler, Shechtman & Irani, "Space-time
 * completion of video", 2007.
 */
export function votePixels(level: FillLevel, sharp: number, everywhere = false): FloatImage {
  const { width, height, lab, hole, targets, match, cost, trust } = level;
  const sums = new Float32Array(4 * width * height);
  const spread = 1 / (2 * Math.max(1e-6, quantile(level, sharp)));
  const { data } = lab;
  for (const i of targets) {
    const from = match[i];
    if (from < 0) continue;
    const w = 1e-6 + trust[i] * Math.exp(-Math.min(60, cost[i] * spread));
    for (let y = -REACH; y <= REACH; y++)
      for (let x = -REACH; x <= REACH; x++) {
        const to = i + y * width + x;
        if (!hole[to] && !everywhere) continue;
        const s = 3 * (from + y * width + x);
        sums[4 * to] += w * data[s];
        sums[4 * to + 1] += w * data[s + 1];
        sums[4 * to + 2] += w * data[s + 2];
        sums[4 * to + 3] += w;
      }
  }
  const out = createFloatImage(width, height, 3);
  for (let i = 0; i < hole.length; i++) {
    const w = sums[4 * i + 3];
    for (let c = 0; c < 3; c++) out.data[3 * i + c] = w > 0 ? sums[4 * i + c] / w : data[3 * i + c];
  }
  return out;
}

/** Unlikeness that this share of the patches stays under. */
function quantile({ targets, cost }: FillLevel, share: number): number {
  const step = Math.max(1, Math.floor(targets.length / 4000));
  const some: number[] = [];
  for (let k = 0; k < targets.length; k += step) some.push(cost[targets[k]]);
  some.sort((a, b) => a - b);
  return some[Math.floor(share * (some.length - 1))] ?? 1;
}
