import { fbm, gradientNoise } from '../math/index.ts';

/**
 * The tooth of paper or the weave of canvas at a place, about -1..1. `x`, `y` in thousandths of the picture's shorter side, so that it has the same
 * size at every resolution. About 100 ns.
 */
export function paperGrain(x: number, y: number, seed: number): number {
  return (
    0.6 * gradientNoise(x * 0.42, y * 0.42, 3.3, seed) +
    0.45 * gradientNoise(x * 0.95, y * 0.95, 7.7, seed + 1) +
    0.25 * gradientNoise(x * 0.06, y * 0.06, 1.1, seed + 2)
  );
}

/** The weave of canvas, about -1..1; the same units. */
export function canvasGrain(x: number, y: number, seed: number): number {
  const wobble = 0.6 * gradientNoise(x * 0.05, y * 0.05, 0.5, seed);
  const over = Math.sin(1.35 * x + wobble) * Math.cos(0.675 * y);
  const under = Math.cos(1.35 * y - wobble) * Math.sin(0.675 * x);
  return 0.55 * (over + under) + 0.3 * gradientNoise(x * 0.8, y * 0.8, 2.2, seed + 1);
}

/** Clouds of pigment or soot: broad, about -1..1; the same units. */
export function washes(x: number, y: number, seed: number): number {
  return fbm(x * 0.0085, y * 0.0085, 4.4, 4, seed);
}
