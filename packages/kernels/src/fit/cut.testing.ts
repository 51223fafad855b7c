import type { CutOut } from '../image/index.ts';

/** A square picture of which only the silhouette matters: opacity by pixel, grey throughout. */
export function silhouetteCut(alpha: Float32Array, size: number): CutOut {
  return {
    ...{ width: size, height: size, alpha, colors: new Float32Array(3 * size * size).fill(0.5) },
    ...{ source: 'alpha', coverage: 0.3, cut: [false, false, false, false] },
  };
}
