import { gradientNoise } from '../../math/index.ts';
import { smoothstep } from './types.ts';

/**
 * One layer of hatching: how much ink a place has, 0..1, for a darkness 0..1. `u`, `v` in thousandths of the shorter side, lines `period` of them apart at
 * `angle` radians. Lines swell with darkness, waver, and stop and start again as a hand does.
 */
export function hatch(u: number, v: number, dark: number, angle: number, period: number, seed: number): number {
  if (dark <= 0.01) return 0;
  const across = -u * Math.sin(angle) + v * Math.cos(angle);
  const along = u * Math.cos(angle) + v * Math.sin(angle);
  const waver = 0.32 * gradientNoise(along * 0.016, across * 0.05, 1.5, seed);
  const phase = across / period + waver;
  const line = Math.floor(phase);
  // Every line has its own beginning, pressure and length.
  const own = gradientNoise(line * 7.31 + 0.5, along * 0.012, 4.5, seed + line);
  const pressure = 0.8 + 0.5 * own;
  const from = Math.abs(phase - line - 0.5) * 2;
  const half = Math.min(0.92, dark * pressure);
  return 1 - smoothstep(half - 0.16, half + 0.16, from);
}
