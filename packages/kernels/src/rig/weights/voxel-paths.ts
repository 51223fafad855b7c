import { AROUND } from './around.ts';
import { type BodyVoxels, GAP, OUTSIDE } from './body-voxels.ts';
import type { Bone } from './bones.ts';

/** Steps to the 26 cells around: edge, diagonal of a face, diagonal of a cell; whole numbers, so that no rounding loses a cell. */
const COST = [0, 10, 14, 17];
/** What a way pays for leaving or entering through a surface, or for passing between two that face each other, in cells. */
const CROSSING = 60;

/** Distance of cells that no search has come to. */
const FAR = 0x7fffffff;
/** Tenths of a cell that a bone is looked for beyond its share of the way to the nearest one. */
const SPARE = 40;
/** Distances that wait at once are less than this apart. */
const SPAN = 10 * CROSSING * 2 + 20;

/** Shortest ways through a body, from cell to cell. One instance serves one body. */
export class VoxelPaths {
  /** Of `searchAll`: to the nearest bone, -1 where none is. */
  readonly nearest: Int32Array;
  private readonly distance: Int32Array;
  private readonly voxels: BodyVoxels;
  private readonly offsets: Int32Array;
  private readonly costs: Int32Array;
  /** Per cell a bit for each step that goes through a surface. */
  private readonly crossings: Int32Array;
  /** Per cell the distance beyond which it is not reached: none for what is outside. */
  private readonly limit: Int32Array;
  private ratio = 0;
  private touched: number[] = [];
  private readonly buckets: number[][] = Array.from({ length: SPAN }, () => []);

  constructor(voxels: BodyVoxels) {
    this.voxels = voxels;
    const [nx, ny] = voxels.size;
    this.offsets = Int32Array.from(AROUND, ([x, y, z]) => (z * ny + y) * nx + x);
    this.costs = Int32Array.from(AROUND, (d) => COST[d[0] * d[0] + d[1] * d[1] + d[2] * d[2]]);
    this.crossings = findCrossings(voxels, this.offsets);
    this.distance = new Int32Array(voxels.kind.length).fill(FAR);
    this.nearest = new Int32Array(voxels.kind.length).fill(-1);
    this.limit = new Int32Array(voxels.kind.length);
  }

  /** From all bones at once: fills `nearest`. */
  searchAll(seeds: readonly (readonly Seed[])[]): void {
    const { limit, nearest, distance } = this;
    const { kind } = this.voxels;
    this.ratio = 0;
    for (let at = 0; at < kind.length; at++) limit[at] = kind[at] === OUTSIDE ? -1 : FAR - 1;
    this.search(seeds.flat());
    for (let at = 0; at < kind.length; at++) nearest[at] = distance[at] === FAR ? -1 : distance[at];
  }

  /** From one bone, as far as it is within `ratio` times of the nearest bone (and some cells). */
  searchOne(seeds: readonly Seed[], ratio: number): void {
    const { limit, nearest } = this;
    const { kind } = this.voxels;
    if (ratio !== this.ratio)
      for (let at = 0; at < kind.length; at++)
        limit[at] = kind[at] === OUTSIDE ? -1 : Math.floor(ratio * nearest[at] + SPARE);
    this.ratio = ratio;
    this.search(seeds);
  }

  /** Of the last search: tenths of a cell; -1 where it did not come. */
  distanceAt(at: number): number {
    return this.distance[at] === FAR ? -1 : this.distance[at];
  }

  private search(seeds: readonly Seed[]): void {
    const { distance, limit, offsets, costs, crossings, buckets } = this;
    for (const at of this.touched) distance[at] = FAR;
    const touched: number[] = [];
    this.touched = touched;
    let waiting = 0;
    for (const { at, distance: given } of seeds) {
      const d = Math.min(SPAN - 1, given);
      if (d >= distance[at] || d > limit[at]) continue;
      if (distance[at] === FAR) touched.push(at);
      distance[at] = d;
      buckets[d].push(at);
      waiting++;
    }
    for (let d = 0; waiting > 0; d++) {
      const bucket = buckets[d % SPAN];
      waiting -= bucket.length;
      for (let i = 0; i < bucket.length; i++) {
        const at = bucket[i];
        if (distance[at] !== d) continue;
        const through = crossings[at];
        for (let k = 0; k < 26; k++) {
          const to = at + offsets[k];
          const far = d + costs[k] + ((through >> k) & 1) * 10 * CROSSING;
          const known = distance[to];
          if (far >= known || far > limit[to]) continue;
          if (known === FAR) touched.push(to);
          distance[to] = far;
          buckets[far % SPAN].push(to);
          waiting++;
        }
      }
      bucket.length = 0;
    }
  }
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
