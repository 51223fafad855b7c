/** Cells over which an end is drawn out, and by how many of them at most: what is missing beyond that was no tip. */
const BAND = 8;
const MOST = 3;

/**
 * Draws the ends of a surface out to its box: a lattice rounds tips and spikes off, and a thing that lost the tip of its tail is no longer as long as its pictures say.
 * `positions`: in place, on y = 0, in the middle of x and z; `size`, `cell`: metres.
 */
export function reachInPlace(positions: Float32Array, size: readonly number[], cell: number): void {
  for (let axis = 0; axis < 3; axis++) {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = axis; i < positions.length; i += 3) {
      if (positions[i] < low) low = positions[i];
      if (positions[i] > high) high = positions[i];
    }
    const from = axis === 1 ? 0 : -size[axis] / 2;
    const band = Math.min(BAND * cell, (high - low) / 3);
    const move = [from - low, from + size[axis] - high].map((d) => (Math.abs(d) < MOST * cell ? d : 0));
    for (let i = axis; i < positions.length; i += 3) {
      const down = Math.max(0, 1 - (positions[i] - low) / band);
      const up = Math.max(0, 1 - (high - positions[i]) / band);
      positions[i] += move[0] * down * down + move[1] * up * up;
    }
  }
}
