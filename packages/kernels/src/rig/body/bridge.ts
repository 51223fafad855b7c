import type { Voxels } from './voxels.ts';

/** Pieces of fewer cells than this share of the body are no part of it. */
const CRUMB = 0.0005;

/**
 * Joins pieces that do not touch (eyes, hands that float before sleeves) to the largest by lines of cells, the nearest first, in place. Pieces
 * that lie farther than `reach` cells from everything are left out, and so are crumbs. Source: breadth-first waves from what is joined.
 */
export function bridgeInPlace(voxels: Voxels, reach: number): void {
  const { solid, size } = voxels;
  const { label, counts } = labelPieces(solid, size);
  if (counts.length < 2) return;
  let largest = 0;
  counts.forEach((n, k) => {
    if (n > counts[largest]) largest = k;
  });
  const near = neighbours(size);
  const joined = new Uint8Array(counts.length);
  joined[largest] = 1;
  const from = new Int32Array(solid.length).fill(-1);
  const depth = new Int16Array(solid.length);
  const queue = new Int32Array(solid.length);
  let tail = 0;
  const push = (piece: number): void => {
    for (let i = 0; i < solid.length; i++)
      if (label[i] === piece) {
        from[i] = i;
        depth[i] = 0;
        queue[tail++] = i;
      }
  };
  push(largest);
  for (let head = 0; head < tail; head++) {
    const i = queue[head];
    if (depth[i] >= reach) continue;
    for (const d of near) {
      const j = i + d;
      if (j < 0 || j >= solid.length || from[j] >= 0) continue;
      from[j] = i;
      depth[j] = depth[i] + 1;
      const piece = label[j];
      if (piece >= 0 && !joined[piece]) {
        joined[piece] = 1;
        if (counts[piece] >= CRUMB * counts[largest])
          for (let k = i; from[k] !== k && !solid[k]; k = from[k]) solid[k] = 1;
        // Waves go on from here as from what was joined before; its cells are reached as neighbours.
        depth[j] = 0;
      } else if (piece >= 0) depth[j] = 0;
      queue[tail++] = j;
    }
  }
  for (let i = 0; i < solid.length; i++) {
    const piece = label[i];
    if (piece >= 0 && (!joined[piece] || (piece !== largest && counts[piece] < CRUMB * counts[largest]))) solid[i] = 0;
  }
}

/** Steps to the 26 neighbours. */
export function neighbours([nx, ny]: readonly [number, number, number]): number[] {
  const steps: number[] = [];
  for (let z = -1; z <= 1; z++)
    for (let y = -1; y <= 1; y++) for (let x = -1; x <= 1; x++) if (x || y || z) steps.push((z * ny + y) * nx + x);
  return steps;
}

/** Pieces that hang together through corners, and how many cells they have. */
export function labelPieces(
  solid: Uint8Array,
  size: readonly [number, number, number],
): { label: Int32Array; counts: number[] } {
  const near = neighbours(size);
  const label = new Int32Array(solid.length).fill(-1);
  const stack = new Int32Array(solid.length);
  const counts: number[] = [];
  for (let s = 0; s < solid.length; s++) {
    if (!solid[s] || label[s] >= 0) continue;
    let top = 1;
    let count = 0;
    stack[0] = s;
    label[s] = counts.length;
    while (top) {
      const i = stack[--top];
      count++;
      for (const d of near) {
        const j = i + d;
        if (solid[j] && label[j] < 0) {
          label[j] = counts.length;
          stack[top++] = j;
        }
      }
    }
    counts.push(count);
  }
  return { label, counts };
}
