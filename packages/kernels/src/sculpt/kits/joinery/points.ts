import { sampleSpline, type Vec2, type Vec3 } from '../../../math/index.ts';

/** Points of the plane from numbers in a row: x, y, x, y ... Reads better than nested lists for long profiles. */
export function pairs(numbers: readonly number[]): Vec2[] {
  const out: Vec2[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) out.push([numbers[i], numbers[i + 1]]);
  return out;
}

/** Points of space from numbers in a row: x, y, z, x, y, z ... */
export function triples(numbers: readonly number[]): Vec3[] {
  const out: Vec3[] = [];
  for (let i = 0; i + 2 < numbers.length; i += 3) out.push([numbers[i], numbers[i + 1], numbers[i + 2]]);
  return out;
}

/**
 * A smooth closed outline, the same left and right, through half-widths at heights (x, y, x, y ... from bottom to top; the first and last
 * x are 0 or the half-width of a flat end). Counter-clockwise.
 */
export function symmetric(numbers: readonly number[], steps = 4): Vec2[] {
  const right = pairs(numbers);
  const left = [...right].reverse().map(([x, y]): Vec2 => [-x, y]);
  const all = [...right, ...left].filter((p, i, l) => {
    const q = l[(i + l.length - 1) % l.length];
    return Math.hypot(p[0] - q[0], p[1] - q[1]) > 1e-9;
  });
  return sampleSpline(all, steps, true).map(([x, y]): Vec2 => [x, y]);
}

/** A smooth closed outline through the points (x, y, x, y ...), counter-clockwise when they are. */
export function smoothLoop(numbers: readonly number[], steps = 4): Vec2[] {
  return sampleSpline(pairs(numbers), steps, true).map(([x, y]): Vec2 => [x, y]);
}
