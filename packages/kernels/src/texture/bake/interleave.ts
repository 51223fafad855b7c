import { SAMPLE_STRIDE } from '../recipe.ts';
import type { Band } from './band.ts';
import type { BakeInput } from './input.ts';

/** Where one direction changes this much less than the other, only its neighbours are taken: edges stay sharp. */
const EDGE = 0.25;

/**
 * Makes texel `i` from its neighbours left, right, above and below, as far as they lie in its chart: from the pair that differs less, or
 * from all four. False when it has no such pair: it must be evaluated. Half the evaluations for what a finest texel cannot
 * show anyway. Source: after Hamilton & Adams, "Adaptive color plan interpolation", 1997 (how cameras make green).
 */
export function fillBetween(input: BakeInput, band: Band, i: number, x: number): boolean {
  const { size, triangle, samples, occlusion } = band;
  const { charts } = input;
  const chart = charts[triangle[i]];
  const has = (j: number): boolean => triangle[j] >= 0 && charts[triangle[j]] === chart;
  const across = x > 0 && x < size - 1 && has(i - 1) && has(i + 1);
  const along = has(i - size) && has(i + size);
  if (!across && !along) return false;
  let a = across ? 1 : 0;
  if (across && along) {
    const dx = difference(samples, i - 1, i + 1);
    const dy = difference(samples, i - size, i + size);
    a = dx < EDGE * dy ? 1 : dy < EDGE * dx ? 0 : 0.5;
  }
  const l = a > 0 ? i - 1 : i - size;
  const r = a > 0 ? i + 1 : i + size;
  const t = a < 1 ? i - size : i - 1;
  const b = a < 1 ? i + size : i + 1;
  const o = i * SAMPLE_STRIDE;
  const p = l * SAMPLE_STRIDE;
  const q = r * SAMPLE_STRIDE;
  const u = t * SAMPLE_STRIDE;
  const v = b * SAMPLE_STRIDE;
  for (let c = 0; c < SAMPLE_STRIDE; c++)
    samples[o + c] = 0.25 * (samples[p + c] + samples[q + c] + samples[u + c] + samples[v + c]);
  occlusion[i] = 0.25 * (occlusion[l] + occlusion[r] + occlusion[t] + occlusion[b]);
  return true;
}

function difference(samples: Float32Array, i: number, j: number): number {
  let sum = 0;
  for (let c = 0; c < 4; c++) sum += Math.abs(samples[i * SAMPLE_STRIDE + c] - samples[j * SAMPLE_STRIDE + c]);
  return sum;
}
