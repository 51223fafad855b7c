import type { VoxelColors } from './voxel-colors.ts';
import type { Voxels } from './voxels.ts';

/** What a neighbour of the very same source colour is worth that has another colour of the palette: a distance, as `costs` are. */
const PULL = 0.025;
/** OKLab distance over which the pull of a neighbour falls to a third. */
const REACH = 0.045;
/** Neighbours further away than so many reaches do not count. */
const FAR = 2.2;
const ROUNDS = 10;

/**
 * A colour of a palette for every row of a grid's colours, chosen so that what is nearly of one colour gets one colour: where two are about as near, noise would
 * choose otherwise from cell to cell. Each row weighs what a colour costs it against its neighbours of like source colour that have another (iterated
 * conditional modes on a Potts prior whose strength falls with the contrast: Besag, "On the Statistical Analysis of Dirty Pictures", 1986). `costs`: of each
 * of `count` colours for each row's shade. Deterministic; about 5 us a row.
 */
export function chooseTogether(
  { size: [nx, ny] }: Voxels,
  { slot, cells, lab }: VoxelColors,
  shadeOf: ArrayLike<number>,
  costs: Float32Array,
  count: number,
): Uint8Array {
  const rows = cells.length;
  const chosen = Uint8Array.from({ length: rows }, (_, row) => {
    const from = count * shadeOf[row];
    let best = 0;
    for (let c = 1; c < count; c++) if (costs[from + c] < costs[from + best]) best = c;
    return best;
  });
  const steps: number[] = [];
  for (let dz = -1; dz <= 1; dz++)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) if (dx || dy || dz) steps.push((dz * ny + dy) * nx + dx);
  const pull = new Float64Array(count);
  const around: number[] = [];
  const most = (FAR * REACH) ** 2;
  for (let round = 0; round < ROUNDS; round++) {
    let changed = 0;
    for (let row = 0; row < rows; row++) {
      around.length = 0;
      for (const step of steps) {
        const other = slot[cells[row] + step] ?? -1;
        if (other < 0) continue;
        const d2 =
          (lab[3 * row] - lab[3 * other]) ** 2 +
          (lab[3 * row + 1] - lab[3 * other + 1]) ** 2 +
          (lab[3 * row + 2] - lab[3 * other + 2]) ** 2;
        if (d2 > most) continue;
        const color = chosen[other];
        if (pull[color] === 0) around.push(color);
        pull[color] += PULL * Math.exp(-d2 / REACH ** 2);
      }
      const from = count * shadeOf[row];
      let best = chosen[row];
      let least = costs[from + best] - pull[best];
      for (const color of around) {
        const cost = costs[from + color] - pull[color];
        if (cost >= least) continue;
        least = cost;
        best = color;
      }
      for (const color of around) pull[color] = 0;
      if (best === chosen[row]) continue;
      chosen[row] = best;
      changed++;
    }
    if (!changed) break;
  }
  return chosen;
}
