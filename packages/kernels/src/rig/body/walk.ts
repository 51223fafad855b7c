/**
 * Ways through cells: how far every solid cell is from the nearest start, in tenths of a cell times what its cells cost, and which neighbour leads
 * back. Whole numbers throughout: rounded keys of a heap lose cells. Source: Dial, "Shortest-path forest with topological ordering", 1969.
 */
export interface Walk {
  /** -1 where nothing leads. */
  far: Int32Array;
  /** The cell before; itself at a start. */
  from: Int32Array;
  /** The start that it was reached from. */
  start: Int32Array;
}

const NONE = -1;

/** A walker over one body. `cost`: 1 or more per cell, at most `COST_MAX`. Cost of a walk: 0.2 us per solid cell. */
export function createWalker(solid: Uint8Array, [nx, ny]: readonly [number, number, number]) {
  const steps: number[] = [];
  const lengths: number[] = [];
  for (let z = -1; z <= 1; z++)
    for (let y = -1; y <= 1; y++)
      for (let x = -1; x <= 1; x++)
        if (x || y || z) {
          steps.push((z * ny + y) * nx + x);
          lengths.push([0, 10, 14, 17][Math.abs(x) + Math.abs(y) + Math.abs(z)]);
        }
  const next = new Int32Array(solid.length);
  const before = new Int32Array(solid.length);
  const ring = 17 * COST_MAX + 1;
  const heads = new Int32Array(ring);

  /** Walks from `starts`; with `known`, goes on from there: only cells that come nearer are changed. */
  return (starts: ArrayLike<number>, cost?: Uint8Array, known?: Walk): Walk => {
    const far = known?.far ?? new Int32Array(solid.length).fill(-1);
    const from = known?.from ?? new Int32Array(solid.length).fill(-1);
    const start = known?.start ?? new Int32Array(solid.length).fill(-1);
    heads.fill(NONE);
    let waiting = 0;
    const put = (i: number): void => {
      const slot = far[i] % ring;
      next[i] = heads[slot];
      before[i] = -2 - slot;
      if (heads[slot] !== NONE) before[heads[slot]] = i;
      heads[slot] = i;
      waiting++;
    };
    const queued = new Uint8Array(solid.length);
    for (let k = 0; k < starts.length; k++) {
      const s = starts[k];
      if (queued[s]) continue;
      far[s] = 0;
      from[s] = s;
      start[s] = s;
      queued[s] = 1;
      put(s);
    }
    for (let level = 0; waiting > 0; level++) {
      const slot = level % ring;
      while (heads[slot] !== NONE) {
        const i = heads[slot];
        heads[slot] = next[i];
        if (next[i] !== NONE) before[next[i]] = -2 - slot;
        queued[i] = 0;
        waiting--;
        for (let d = 0; d < 26; d++) {
          const j = i + steps[d];
          if (!solid[j]) continue;
          const reach = level + lengths[d] * (cost ? cost[j] : 1);
          if (far[j] >= 0 && far[j] <= reach) continue;
          if (queued[j]) {
            if (before[j] < NONE) heads[-2 - before[j]] = next[j];
            else next[before[j]] = next[j];
            if (next[j] !== NONE) before[next[j]] = before[j];
            waiting--;
          }
          far[j] = reach;
          from[j] = i;
          start[j] = start[i];
          queued[j] = 1;
          put(j);
        }
      }
    }
    return { far, from, start };
  };
}

/** The most that a cell may cost. */
export const COST_MAX = 60;
