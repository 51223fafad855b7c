const STEPS = 512;
/** Half width of the filter, pixels. */
const RADIUS = 1.3;

/**
 * Offset from the middle of a pixel by chance, so distributed that plain averaging is a Blackman-Harris filter: smooth edges without ringing, and
 * pixels stay independent of each other. `u`: 0..1; the answer in pixels. Source: Harris 1978; Ernst et al., "Filter importance sampling", 2006.
 */
export function filterOffset(u: number): number {
  const x = u * STEPS;
  const i = Math.min(STEPS - 1, Math.floor(x));
  return OFFSETS[i] + (OFFSETS[i + 1] - OFFSETS[i]) * (x - i);
}

/** The filter's weight at this distance from the middle of a pixel, in pixels along one axis; it sums up to 1. */
export function filterWeight(distance: number): number {
  const x = (Math.abs(distance) / RADIUS) * STEPS;
  const i = Math.floor(x);
  return i >= STEPS ? 0 : WEIGHTS[i] + (WEIGHTS[i + 1] - WEIGHTS[i]) * (x - i);
}

/** `t`: 0..2 pi over the width of the filter. */
function blackmanHarris(t: number): number {
  return 0.35875 - 0.48829 * Math.cos(t) + 0.14128 * Math.cos(2 * t) - 0.01168 * Math.cos(3 * t);
}

const WEIGHTS = Float64Array.from(
  { length: STEPS + 1 },
  (_, i) => blackmanHarris(Math.PI * (1 + i / STEPS)) / (0.35875 * 2 * RADIUS),
);

const OFFSETS = invertFilter();

function invertFilter(): Float32Array {
  const fine = 4096;
  const sums = new Float64Array(fine + 1);
  for (let i = 0; i < fine; i++) {
    sums[i + 1] = sums[i] + blackmanHarris((2 * Math.PI * (i + 0.5)) / fine);
  }
  const offsets = new Float32Array(STEPS + 1);
  let at = 0;
  for (let s = 0; s <= STEPS; s++) {
    const goal = (sums[fine] * s) / STEPS;
    while (at < fine - 1 && sums[at + 1] < goal) at++;
    const share = (goal - sums[at]) / Math.max(1e-30, sums[at + 1] - sums[at]);
    offsets[s] = ((at + Math.min(1, share)) / fine - 0.5) * 2 * RADIUS;
  }
  return offsets;
}
