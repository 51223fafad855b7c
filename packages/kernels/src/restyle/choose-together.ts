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
 * choose otherwise from cell to cell. Whole shades are matched first, those that lie side by side together; then each row weighs what a colour costs it against its neighbours of like source colour that have another (iterated
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
  const steps: number[] = [];
  for (let dz = -1; dz <= 1; dz++)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) if (dx || dy || dz) steps.push((dz * ny + dy) * nx + dx);
  const byShade = matchShades(measureShades({ slot, cells, lab }, shadeOf, steps), costs, count);
  const chosen = Uint8Array.from({ length: rows }, (_, row) => byShade[shadeOf[row]]);
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

/** Rows of each shade, and what it is worth that two shades have one colour: by how often they lie side by side, and how like they are. */
interface Shades {
  rows: Float64Array;
  pulls: Float64Array;
}

function measureShades(
  { slot, cells, lab }: Pick<VoxelColors, 'slot' | 'cells' | 'lab'>,
  shadeOf: ArrayLike<number>,
  steps: readonly number[],
): Shades {
  let n = 0;
  for (let row = 0; row < cells.length; row++) n = Math.max(n, shadeOf[row] + 1);
  const rows = new Float64Array(n);
  const pulls = new Float64Array(n * n);
  const means = new Float64Array(3 * n);
  for (let row = 0; row < cells.length; row++) {
    const shade = shadeOf[row];
    rows[shade]++;
    for (let k = 0; k < 3; k++) means[3 * shade + k] += lab[3 * row + k];
    for (const step of steps) {
      const other = slot[cells[row] + step] ?? -1;
      // Each pair is met from both sides.
      if (other >= 0) pulls[n * shade + shadeOf[other]] += 0.5;
    }
  }
  for (let i = 0; i < means.length; i++) means[i] /= Math.max(1, rows[Math.floor(i / 3)]);
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) {
      const d2 =
        (means[3 * a] - means[3 * b]) ** 2 +
        (means[3 * a + 1] - means[3 * b + 1]) ** 2 +
        (means[3 * a + 2] - means[3 * b + 2]) ** 2;
      pulls[n * a + b] *= d2 > (FAR * REACH) ** 2 ? 0 : PULL * Math.exp(-d2 / REACH ** 2);
    }
  return { rows, pulls };
}

/** A colour for each shade: each its nearest, then all that have one colour go over to another together, as long as that is worth more than it costs. */
function matchShades({ rows, pulls }: Shades, costs: Float32Array, count: number): Uint8Array {
  const n = rows.length;
  const chosen = new Uint8Array(n);
  for (let s = 0; s < n; s++)
    for (let c = 1; c < count; c++) if (costs[count * s + c] < costs[count * s + chosen[s]]) chosen[s] = c;
  for (let round = 0; round < n; round++) {
    let best: [from: number, to: number] | undefined;
    let most = 1e-9;
    const used = [...new Set(chosen)];
    for (const from of used)
      for (const to of used) {
        if (from === to) continue;
        let gain = 0;
        for (let s = 0; s < n; s++) {
          if (chosen[s] !== from) continue;
          gain -= rows[s] * (costs[count * s + to] - costs[count * s + from]);
          for (let o = 0; o < n; o++) if (chosen[o] === to) gain += 2 * pulls[n * s + o];
        }
        if (gain <= most) continue;
        most = gain;
        best = [from, to];
      }
    if (!best) break;
    for (let s = 0; s < n; s++) if (chosen[s] === best[0]) chosen[s] = best[1];
  }
  return chosen;
}
