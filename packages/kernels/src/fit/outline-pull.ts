import type { Target } from './target.ts';

/** Told of a pull: point `k` of the drawn outline is `off` pixels too far along the direction (gx, gy), and how much that counts. */
export type Pull = (k: number, gx: number, gy: number, off: number, weight: number) => void;

/** Points of the target's outline that pull, at most. */
const POINTS = 160;

/**
 * What draws an outline to the target's, one round of iterated closest points: every drawn point (x, y of every three numbers of `at`, pixels) goes to where the target's
 * distance is nought, every point of the target's outline draws the nearest drawn one. What is further off than `doubt` pixels counts less than half.
 */
export function pullOutline(target: Target, at: Float32Array, doubt: number, pull: Pull): void {
  attract(target, at, doubt, pull);
  claim(target, at, doubt, pull);
}

/** Drawn points go to where the distance to the target's outline is nought. */
function attract({ distance, size }: Target, at: Float32Array, doubt: number, pull: Pull): void {
  for (let i = 0; i < at.length; i += 3) {
    const x = Math.max(1, Math.min(size - 2, Math.floor(at[i])));
    const y = Math.max(1, Math.min(size - 2, Math.floor(at[i + 1])));
    const o = y * size + x;
    const [gx, gy] = [(distance[o + 1] - distance[o - 1]) / 2, (distance[o + size] - distance[o - size]) / 2];
    const slope = Math.hypot(gx, gy);
    // In the middle between two rims there is no way to go.
    if (slope < 0.3) continue;
    // A rim pixel's own middle lies half a pixel inside.
    const off = distance[o] - 0.5;
    pull(i / 3, gx / slope, gy / slope, off, 1 / (1 + (off / doubt) ** 2));
  }
}

/** Every point of the target's outline draws the nearest drawn one. */
function claim({ outline, size }: Target, at: Float32Array, doubt: number, pull: Pull): void {
  const step = Math.max(1, outline.length / POINTS);
  for (let s = 0; s < outline.length; s += step) {
    const t = outline[Math.floor(s)];
    const [x, y] = [(t % size) + 0.5, Math.floor(t / size) + 0.5];
    let [nearest, least] = [0, Infinity];
    for (let i = 0; i < at.length; i += 3) {
      const d = (at[i] - x) ** 2 + (at[i + 1] - y) ** 2;
      if (d < least) [nearest, least] = [i, d];
    }
    const weight = 1 / (1 + least / doubt ** 2);
    pull(nearest / 3, 1, 0, at[nearest] - x, weight);
    pull(nearest / 3, 0, 1, at[nearest + 1] - y, weight);
  }
}
