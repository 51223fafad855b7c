/** Steps of depth that are told apart: what lies within one is not seen to be out of order. */
const STEPS = 1 << 16;

/** What sorting needs again and again, made once for a number of splats. */
export interface SortRoom {
  keys: Uint32Array;
  counts: Uint32Array;
}

/** Room to sort `count` splats in. */
export function createSortRoom(count: number): SortRoom {
  return { keys: new Uint32Array(count), counts: new Uint32Array(STEPS + 1) };
}

/**
 * Writes the indices of splats from the furthest to the nearest into `order`. `axis`: what is multiplied with x, y, z to tell how near
 * (larger is nearer). Counting sort in two passes: 0.1 million splats take a few milliseconds.
 */
export function sortSplats(
  centres: Float32Array,
  axis: readonly [number, number, number],
  order: Uint32Array,
  { keys, counts }: SortRoom,
): void {
  const count = keys.length;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const depth = centres[3 * i] * axis[0] + centres[3 * i + 1] * axis[1] + centres[3 * i + 2] * axis[2];
    if (depth < low) low = depth;
    if (depth > high) high = depth;
  }
  const scale = high > low ? (STEPS - 1) / (high - low) : 0;
  counts.fill(0);
  for (let i = 0; i < count; i++) {
    const depth = centres[3 * i] * axis[0] + centres[3 * i + 1] * axis[1] + centres[3 * i + 2] * axis[2];
    const key = Math.floor((depth - low) * scale);
    keys[i] = key;
    counts[key + 1]++;
  }
  for (let k = 0; k < STEPS; k++) counts[k + 1] += counts[k];
  for (let i = 0; i < count; i++) order[counts[keys[i]]++] = i;
}
