import type { FloatImage } from '../../image/index.ts';

/** The median lightness where the mask is. */
export function middleLight(lab: FloatImage, mask: FloatImage): number {
  const counts = new Float64Array(512);
  let total = 0;
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] < 0.5) continue;
    counts[Math.min(511, Math.max(0, Math.floor(512 * lab.data[3 * i])))]++;
    total++;
  }
  let sum = 0;
  let level = 0;
  while (level < 511 && sum + counts[level] < 0.5 * total) sum += counts[level++];
  return (level + 0.5) / 512;
}
