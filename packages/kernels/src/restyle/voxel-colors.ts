import { linearToOklab } from '../image/index.ts';
import { buildBvh, isOccluded } from '../spatial/index.ts';
import { eachSample, type StyleSource } from './style-source.ts';
import { eachExposed, type Voxels } from './voxels.ts';

/** Colours of the cells that can be seen. */
export interface VoxelColors {
  /** Cell -> its row below, or -1 where all six neighbours are solid. */
  slot: Int32Array;
  /** Row -> cell. */
  cells: Int32Array;
  /** Linear RGB per row. */
  linear: Float32Array;
  /** OKLab per row. */
  lab: Float32Array;
  /** Part of the source that the colour is of, per row. */
  part: Int32Array;
}

/** Colours that a cell weighs against each other. */
const BINS = 3;
/** OKLab distance within which samples count as one colour. */
const ALIKE = 0.07;
/** What cells around count that have a colour, where all of them do, beside its share of a cell; and rounds of asking them. */
const AGREE = 0.5;
const AGREE_ROUNDS = 2;
/** What samples count that look into something solid: surfaces hidden behind others. */
const HIDDEN = 0.05;

/**
 * Gives every cell that can be seen the colour that covers most of the surface in it: averaged in linear light over samples that are alike,
 * so that borders between colours stay sharp. Cells without any surface take that of their neighbours. About 0.6 us a sample, `spacing` cells
 * apart.
 */
export function colorVoxels(source: StyleSource, voxels: Voxels, spacing: number): VoxelColors {
  const { size, origin, cell } = voxels;
  const [nx, ny, nz] = size;
  const slot = new Int32Array(voxels.solid.length).fill(-1);
  const list: number[] = [];
  eachExposed(voxels, (at) => {
    slot[at] = list.length;
    list.push(at);
  });
  const cells = Int32Array.from(list);
  const rows = cells.length;
  const sums = new Float32Array(3 * BINS * rows);
  const labs = new Float32Array(3 * BINS * rows);
  const weights = new Float32Array(BINS * rows);
  const parts = new Int32Array(BINS * rows);
  const lab = new Float64Array(3);
  const bvh = buildBvh(source.mesh);
  const [lift, reach] = [0.01 * cell[0], 1.6 * cell[0]];
  const clamp = (v: number, n: number): number => Math.min(n - 2, Math.max(1, Math.floor(v)));
  const cellAt = (x: number, y: number, z: number): number => (clamp(z, nz) * ny + clamp(y, ny)) * nx + clamp(x, nx);
  eachSample(source, spacing * cell[0], true, (s) => {
    const [x, y, z] = [(s.x - origin[0]) / cell[0], (s.y - origin[1]) / cell[1], (s.z - origin[2]) / cell[2]];
    let row = -1;
    for (let i = 0; i < 4 && row < 0; i++) {
      const t = [0.01, 0.5, 1, -0.5][i];
      row = slot[cellAt(x - t * s.nx, y - t * s.ny, z - t * s.nz)];
    }
    if (row < 0) return;
    const blocked = isOccluded(bvh, s.x + lift * s.nx, s.y + lift * s.ny, s.z + lift * s.nz, s.nx, s.ny, s.nz, reach);
    linearToOklab(s.r, s.g, s.b, lab, 0);
    let bin = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < BINS; k++) {
      const o = 3 * (BINS * row + k);
      const empty = weights[BINS * row + k] === 0;
      const d = empty
        ? ALIKE * ALIKE
        : (labs[o] - lab[0]) ** 2 + (labs[o + 1] - lab[1]) ** 2 + (labs[o + 2] - lab[2]) ** 2;
      if (d < least) {
        least = d;
        bin = k;
      }
      if (empty) break;
    }
    const w = s.area * (blocked ? HIDDEN : 1);
    const b = BINS * row + bin;
    if (weights[b] === 0) {
      labs.set(lab, 3 * b);
      parts[b] = s.part;
    }
    weights[b] += w;
    sums[3 * b] += w * s.r;
    sums[3 * b + 1] += w * s.g;
    sums[3 * b + 2] += w * s.b;
  });
  const colors: VoxelColors = {
    slot,
    cells,
    linear: new Float32Array(3 * rows),
    lab: new Float32Array(3 * rows),
    part: new Int32Array(rows).fill(-1),
  };
  const chosen = chooseBins(voxels, colors, labs, weights);
  for (let row = 0; row < rows; row++) {
    const b = BINS * row + chosen[row];
    if (!(weights[b] > 0)) continue;
    for (let k = 0; k < 3; k++) colors.linear[3 * row + k] = sums[3 * b + k] / weights[b];
    colors.part[row] = parts[b];
  }
  spread(voxels, colors);
  for (let row = 0; row < rows; row++)
    linearToOklab(colors.linear[3 * row], colors.linear[3 * row + 1], colors.linear[3 * row + 2], colors.lab, 3 * row);
  return colors;
}

/**
 * Which of its colours each cell gets: that which covers most of it, helped by cells around that have it. Lines thinner than a cell would else come and go as
 * the grid happens to cut them.
 */
function chooseBins(
  voxels: Voxels,
  { slot, cells }: Pick<VoxelColors, 'slot' | 'cells'>,
  labs: Float32Array,
  weights: Float32Array,
): Uint8Array {
  const chosen = new Uint8Array(cells.length);
  const mixed: number[] = [];
  for (let row = 0; row < cells.length; row++) {
    const b = BINS * row;
    for (let k = 1; k < BINS; k++) if (weights[b + k] > weights[b + chosen[row]]) chosen[row] = k;
    if (weights[b + 1] > 0) mixed.push(row);
  }
  const steps = stepsAround(voxels.size);
  for (let round = 0; round < AGREE_ROUNDS; round++)
    for (const row of mixed) {
      const b = BINS * row;
      let whole = 0;
      for (let k = 0; k < BINS; k++) whole += weights[b + k];
      let most = Number.NEGATIVE_INFINITY;
      for (let k = 0; k < BINS && weights[b + k] > 0; k++) {
        let alike = 0;
        let around = 0;
        for (const step of steps) {
          const other = slot[cells[row] + step] ?? -1;
          if (other < 0) continue;
          around++;
          if (distance2(labs, b + k, BINS * other + chosen[other]) < (1.5 * ALIKE) ** 2) alike++;
        }
        const score = weights[b + k] / whole + (AGREE * alike) / Math.max(1, around);
        if (score <= most) continue;
        most = score;
        chosen[row] = k;
      }
    }
  return chosen;
}

function distance2(labs: Float32Array, a: number, b: number): number {
  return (
    (labs[3 * a] - labs[3 * b]) ** 2 +
    (labs[3 * a + 1] - labs[3 * b + 1]) ** 2 +
    (labs[3 * a + 2] - labs[3 * b + 2]) ** 2
  );
}

/** From a cell to the 26 around it. */
function stepsAround([nx, ny]: Voxels['size']): number[] {
  const steps: number[] = [];
  for (let dz = -1; dz <= 1; dz++)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) if (dx || dy || dz) steps.push((dz * ny + dy) * nx + dx);
  return steps;
}

/** Passes colours on to rows that have none, nearest first; grey where there is none at all. */
function spread({ size }: Voxels, { slot, cells, linear, part }: VoxelColors): void {
  const steps = stepsAround(size);
  let front = Array.from(cells.keys()).filter((row) => part[row] >= 0);
  while (front.length) {
    const next: number[] = [];
    for (const row of front)
      for (const step of steps) {
        const other = slot[cells[row] + step] ?? -1;
        if (other < 0 || part[other] >= 0) continue;
        for (let k = 0; k < 3; k++) linear[3 * other + k] = linear[3 * row + k];
        part[other] = part[row];
        next.push(other);
      }
    front = next;
  }
  for (let row = 0; row < part.length; row++) {
    if (part[row] >= 0) continue;
    linear.fill(0.4, 3 * row, 3 * row + 3);
    part[row] = 0;
  }
}
