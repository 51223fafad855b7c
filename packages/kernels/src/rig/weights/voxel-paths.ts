import { AROUND } from './around.ts';
import { type BodyVoxels, GAP, OUTSIDE } from './body-voxels.ts';
import type { Bone } from './bones.ts';

/** Steps to the 26 cells around: edge, diagonal of a face, diagonal of a cell; whole numbers, so that no rounding loses a cell. */
const COST = [0, 10, 14, 17];
/** What a way pays for leaving or entering through a surface, or for passing between two that face each other, in cells. */
const CROSSING = 60;

/** The longest way that is told, tenths of a cell. */
const LONGEST = 0xfffe;
/** Distances that wait at once are less than this apart. */
const SPAN = 10 * CROSSING * 2 + 20;
/** Most cells that one cell lets wait. */
const STEPS = 26;

/** Shortest ways through a body, from cell to cell. One instance serves one body. */
export class VoxelPaths {
  /** Of `searchAll`: to the nearest bone, -1 where none is. */
  readonly nearest: Int32Array;
  private readonly offsets: Int32Array;
  private readonly costs: Int32Array;
  /** Per cell a bit for each step that goes through a surface. */
  private readonly crossings: Int32Array;
  /** The cells of the body, and which bone is nearest to each. */
  private readonly cells: Int32Array;
  private readonly owner: Int16Array;
  /** Per cell one more than the distance beyond which it is not reached; 0 for what is outside. */
  private readonly limit: Uint16Array;
  /** Per cell the distance, or its limit: one look tells whether a way is worth going. */
  private readonly distance: Uint16Array;
  /** What waits at distances less than SPAN apart: lists in a pool, whose places are used again. */
  private cell = new Int32Array(1 << 14);
  private next = new Int32Array(1 << 14);
  private readonly head = new Int32Array(SPAN).fill(-1);

  constructor(voxels: BodyVoxels) {
    const { kind, size } = voxels;
    const [nx, ny] = size;
    this.offsets = Int32Array.from(AROUND, ([x, y, z]) => (z * ny + y) * nx + x);
    this.costs = Int32Array.from(AROUND, (d) => COST[d[0] * d[0] + d[1] * d[1] + d[2] * d[2]]);
    this.crossings = findCrossings(voxels, this.offsets);
    this.cells = listCells(kind);
    this.owner = new Int16Array(kind.length).fill(-1);
    this.limit = new Uint16Array(kind.length);
    this.distance = new Uint16Array(kind.length);
    this.nearest = new Int32Array(kind.length).fill(-1);
  }

  /** From all bones at once: fills `nearest`. */
  searchAll(bones: readonly (readonly Seed[])[]): void {
    const { nearest, distance, limit, cells, owner } = this;
    for (const at of cells) distance[at] = limit[at] = LONGEST;
    bones.forEach((seeds, bone) => {
      for (const { at, distance: d } of seeds) if (d < distance[at]) [distance[at], owner[at]] = [d, bone];
    });
    for (const at of cells) distance[at] = LONGEST;
    this.search(bones.flat(), true);
    for (const at of cells) nearest[at] = distance[at] === LONGEST ? -1 : distance[at];
  }

  /** From one bone. `ratios` tell by the nearest bone how many times as far as that is a cell is still reached; `spare` is on top, tenths of a cell. */
  searchOne(seeds: readonly Seed[], ratios: Float64Array, spare: number): void {
    const { nearest, distance, limit, cells, owner } = this;
    for (let i = 0; i < cells.length; i++) {
      const at = cells[i];
      const far = nearest[at] < 0 ? 0 : Math.floor(ratios[owner[at]] * nearest[at] + spare) + 1;
      distance[at] = limit[at] = Math.min(LONGEST, far);
    }
    this.search(seeds, false);
  }

  /** Of the last search: tenths of a cell; -1 where it did not come. */
  distanceAt(at: number): number {
    return this.distance[at] === this.limit[at] ? -1 : this.distance[at];
  }

  private search(seeds: readonly Seed[], own: boolean): void {
    const { distance, offsets, costs, crossings, head, owner } = this;
    let { cell, next } = this;
    let [free, used, waiting] = [-1, 0, 0];
    for (const { at, distance: given } of seeds) {
      const d = Math.min(SPAN - 1, given);
      if (d >= distance[at]) continue;
      if (used + STEPS > cell.length) [cell, next] = [grown(cell), grown(next)];
      distance[at] = d;
      cell[used] = at;
      next[used] = head[d];
      head[d] = used++;
      waiting++;
    }
    for (let d = 0; waiting > 0; d++) {
      let entry = head[d % SPAN];
      head[d % SPAN] = -1;
      while (entry >= 0) {
        const at = cell[entry];
        const rest = next[entry];
        next[entry] = free;
        free = entry;
        entry = rest;
        waiting--;
        if (distance[at] !== d) continue;
        if (used + STEPS > cell.length) [cell, next] = [grown(cell), grown(next)];
        const through = crossings[at];
        for (let k = 0; k < STEPS; k++) {
          const to = at + offsets[k];
          const far = d + costs[k] + ((through >> k) & 1) * 10 * CROSSING;
          if (far >= distance[to]) continue;
          distance[to] = far;
          if (own) owner[to] = owner[at];
          let place = free;
          if (place >= 0) free = next[place];
          else place = used++;
          cell[place] = to;
          next[place] = head[far % SPAN];
          head[far % SPAN] = place;
          waiting++;
        }
      }
    }
    [this.cell, this.next] = [cell, next];
  }
}

function listCells(kind: Uint8Array): Int32Array {
  let count = 0;
  for (let at = 0; at < kind.length; at++) if (kind[at] !== OUTSIDE) count++;
  const out = new Int32Array(count);
  for (let at = 0, i = 0; at < kind.length; at++) if (kind[at] !== OUTSIDE) out[i++] = at;
  return out;
}

function grown(list: Int32Array): Int32Array<ArrayBuffer> {
  const out = new Int32Array(2 * list.length);
  out.set(list);
  return out;
}

/** Which steps from each cell go through a surface: found once, every bone's search passes here. */
function findCrossings({ kind, slot, normals, open }: BodyVoxels, offsets: Int32Array): Int32Array {
  const ways = AROUND.map((d) => d.map((x) => x / Math.hypot(...d)));
  const out = new Int32Array(kind.length);
  const isThrough = (from: number, to: number, way: number): boolean => {
    if (kind[from] === GAP || kind[to] === GAP) return true;
    const [a, b] = [slot[from], slot[to]];
    // both sides: out of one layer of material and into another
    if (a >= 0 && b >= 0) return ((open[a] >> way) & 1) === 1 && ((open[b] >> (25 - way)) & 1) === 1;
    const [x, y, z] = ways[way];
    if (a >= 0 && normals[3 * a] * x + normals[3 * a + 1] * y + normals[3 * a + 2] * z > 0.4) return true;
    return b >= 0 && normals[3 * b] * x + normals[3 * b + 1] * y + normals[3 * b + 2] * z < -0.4;
  };
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] === OUTSIDE) continue;
    let bits = 0;
    for (let k = 0; k < offsets.length; k++) {
      const to = at + offsets[k];
      if (kind[to] !== OUTSIDE && (slot[at] >= 0 || slot[to] >= 0) && isThrough(at, to, k)) bits |= 1 << k;
    }
    out[at] = bits;
  }
  return out;
}

/** A cell that a search begins at, and the distance it has there already. */
export interface Seed {
  at: number;
  distance: number;
}

/** The cells that a bone passes; where none of them is of the body, the nearest cell of the body. */
export function seedBone({ segments }: Bone, voxels: BodyVoxels): Seed[] {
  const { cell, kind } = voxels;
  const cells = new Set<number>();
  for (const [a, b] of segments) {
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / (0.5 * cell)));
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const at = cellAt(voxels, a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2]));
      if (at >= 0 && kind[at] !== OUTSIDE) cells.add(at);
    }
  }
  if (cells.size) return [...cells].map((at) => ({ at, distance: 0 }));
  const [a, b] = segments[0];
  return [nearestCell(voxels, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2)];
}

/** Index of the cell at a place; -1 outside of the grid. */
export function cellAt({ origin, size, cell }: BodyVoxels, x: number, y: number, z: number): number {
  const i = Math.floor((x - origin[0]) / cell);
  const j = Math.floor((y - origin[1]) / cell);
  const k = Math.floor((z - origin[2]) / cell);
  if (i < 0 || j < 0 || k < 0 || i >= size[0] || j >= size[1] || k >= size[2]) return -1;
  return (k * size[1] + j) * size[0] + i;
}

function nearestCell({ origin, size, cell, kind }: BodyVoxels, x: number, y: number, z: number): Seed {
  let best = 0;
  let least = Infinity;
  const [px, py, pz] = [(x - origin[0]) / cell - 0.5, (y - origin[1]) / cell - 0.5, (z - origin[2]) / cell - 0.5];
  for (let k = 0, at = 0; k < size[2]; k++)
    for (let j = 0; j < size[1]; j++) {
      const row = (k - pz) ** 2 + (j - py) ** 2;
      if (row >= least) {
        at += size[0];
        continue;
      }
      for (let i = 0; i < size[0]; i++, at++) {
        if (kind[at] === OUTSIDE) continue;
        const d = row + (i - px) ** 2;
        if (d >= least) continue;
        least = d;
        best = at;
      }
    }
  return { at: best, distance: Math.round(10 * Math.sqrt(least)) };
}
