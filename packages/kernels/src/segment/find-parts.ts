import { GeometryError } from '../math/index.ts';
import { type Mesh, surfaceArea } from '../mesh/index.ts';
import { findSymmetry, type MirrorPlane } from '../quads/index.ts';
import { bisect } from '../remesh/index.ts';
import { type Bvh, buildBvh } from '../spatial/index.ts';
import { parting } from './diameter-classes.ts';
import { divideOften } from './divide-often.ts';
import { expandLabels } from './expand-labels.ts';
import { findHollows, flattenHollows } from './find-hollows.ts';
import { growLimbs } from './grow-limbs.ts';
import { joinIslands } from './join-islands.ts';
import { buildPatches, type FineMesh, measureSurface, type PatchGraph } from './patches.ts';
import { PointGrid } from './point-grid.ts';
import { settleParts } from './settle-parts.ts';
import { measureDiameters } from './shape-diameter.ts';
import { splitPairs } from './split-pairs.ts';
import { findWalls } from './walls.ts';

/** How finely a model is divided. */
export type PartGranularity = 'simple' | 'balanced' | 'detailed';

const LIMITS: Record<PartGranularity, { min: number; max: number; costMax: number }> = {
  simple: { min: 3, max: 6, costMax: 0.2 },
  balanced: { min: 6, max: 15, costMax: 0.1 },
  detailed: { min: 15, max: 48, costMax: 0.035 },
};
/** Patches aimed at. */
const PATCHES = 7000;
/** Longest edge of the fine faces, in patches: patches are alike only where they have several faces each. */
const FINE = 0.6;
/** Fine faces, at most, beside the mesh's own. */
const FINE_MAX = 90_000;
/** Walls thinner than this have two sides that belong together, in patches. */
const WALL = 3;

/** Parts on a mesh that was made fine for it. */
export interface FoundParts {
  fine: ReturnType<typeof bisect>;
  graph: PatchGraph;
  /** Part of each patch, 0 the largest. */
  ofPatch: Int32Array;
  count: number;
  /** Thickness of the body at each patch, metres. */
  diameter: Float64Array;
  /** The patch opposite each, -1 for none; undefined where the model is not symmetric. */
  mirror?: Int32Array;
}

/** What else is known of a mesh that is divided. */
export interface FindOptions {
  /** A number per face: faces of different looks part more easily. */
  looks?: ArrayLike<number>;
  /** The looks are names that somebody gave: parts end where they do, as far as the number of parts allows. */
  areNames?: boolean;
  /** So many parts, if the shape has them. */
  count?: number;
}

/** Divides a welded mesh into parts by thickness, valleys and symmetry, the same for coarse and fine triangles. */
export function findMeshParts(
  mesh: Mesh,
  granularity: PartGranularity,
  { looks, areNames = false, count }: FindOptions = {},
): FoundParts {
  const usual = count === undefined ? LIMITS[granularity] : { min: count, max: count, costMax: 0, isExact: true };
  const limits = { ...usual, unlike: areNames ? 2.5 : 1.5 };
  const area = surfaceArea(mesh);
  const cell = Math.sqrt(area / PATCHES) * 1.25;
  const fine = bisect(mesh, mesh.indices.length / 3 + FINE_MAX, FINE * cell);
  const flat: FineMesh = { positions: Float32Array.from(fine.positions), corners: Uint32Array.from(fine.corners) };
  const surface = measureSurface(flat);
  const patches = buildPatches(surface, cell);
  const bvh = buildBvh(mesh);
  const [x0, y0, z0, x1, y1, z1] = bvh.bounds;
  const diagonal = Math.hypot(x1 - x0, y1 - y0, z1 - z0);
  const diameter = measureDiameters(surface, patches, bvh, diagonal);
  const plane = symmetryOf(mesh, bvh);
  const mirror = plane && mirrorPatches(plane, patches, cell);
  const walls = findWalls(patches, WALL * cell);
  const isHollow = findHollows(patches, walls, bvh, diagonal);
  const graph = flattenHollows(patches, isHollow);
  const lookOf = looks && ((face: number): number => looks[fine.source[face]]);
  const divisions = divideOften({ surface, graph, cell, diameter, walls, isHollow, mirror, lookOf, areNames }, limits);
  const settled = settleParts(divisions, graph.area, limits);
  // Who named trousers, or asked for a number of parts, means both legs.
  const isFree = plane && !areNames && count === undefined;
  const smooth = (of: Int32Array): Int32Array => numberParts(joinIslands(graph, straighten(graph, of)), graph.area);
  const parts = smooth(settled);
  const limbs = isFree ? splitPairs(graph, parts, plane, limits.max - countOf(parts)) : parts;
  const ofPatch = smooth(areNames ? limbs : growLimbs(graph, limbs, mirror));
  return { fine, graph, ofPatch, count: countOf(ofPatch), diameter, mirror };
}

const countOf = (part: Int32Array): number => part.reduce((m, p) => Math.max(m, p), -1) + 1;

/** Numbers parts from the largest; of those that lost all they had no number is left. */
function numberParts(part: Int32Array, area: Float64Array): Int32Array {
  const sums = new Map<number, number>();
  for (const [n, p] of part.entries()) sums.set(p, (sums.get(p) ?? 0) + area[n]);
  const order = [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([p]) => p);
  const place = new Map(order.map((p, k) => [p, k]));
  return part.map((p) => place.get(p) as number);
}

/** The patch opposite each patch, -1 where there is none near. */
function mirrorPatches({ normal: n, offset }: MirrorPlane, { centre: c, count }: PatchGraph, cell: number): Int32Array {
  const grid = new PointGrid(c, 1.5 * cell);
  return new Int32Array(count).map((_, i) => {
    const d = 2 * (c[3 * i] * n[0] + c[3 * i + 1] * n[1] + c[3 * i + 2] * n[2] - offset);
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    grid.near(c[3 * i] - d * n[0], c[3 * i + 1] - d * n[1], c[3 * i + 2] - d * n[2], (j, l) => {
      if (l < least || (l === least && j < best)) [least, best] = [l, j];
    });
    return best;
  });
}

function symmetryOf(mesh: Mesh, bvh: Bvh): MirrorPlane | undefined {
  try {
    return findSymmetry(mesh, bvh);
  } catch (cause) {
    if (cause instanceof GeometryError && cause.code === 'no-symmetry') return undefined;
    throw cause;
  }
}

/** Patches from a border that may change sides. */
const BAND = 3;

/** Moves the borders between parts into valleys and makes them short, within a band: one more round of graph cuts. */
function straighten(graph: PatchGraph, part: Int32Array): Int32Array {
  const labels = countOf(part);
  if (labels < 2) return part;
  const near = Array.from({ length: graph.count }, (_, n) => new Set([part[n]]));
  for (let round = 0; round < BAND; round++) {
    const before = near.map((s) => [...s]);
    for (let e = 0; e < graph.a.length; e++) {
      for (const p of before[graph.a[e]]) near[graph.b[e]].add(p);
      for (const p of before[graph.b[e]]) near[graph.a[e]].add(p);
    }
  }
  const mean = Math.sqrt(graph.area.reduce((s, a) => s + a, 0) / graph.count);
  const cost = new Float64Array(graph.count * labels).fill(1e4);
  for (let n = 0; n < graph.count; n++) {
    for (const p of near[n]) cost[n * labels + p] = p === part[n] ? 0 : (0.35 * Math.sqrt(graph.area[n])) / mean;
  }
  const weight = graph.border.map((l, e) => (l / mean) * (0.02 + parting(graph.bend[e])));
  return expandLabels({ nodes: graph.count, labels, cost, a: graph.a, b: graph.b, weight }, part, 2);
}
