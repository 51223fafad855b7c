import { computeFaceNormals, type Mesh, splitComponents } from '../mesh/index.ts';
import { type Bvh, buildBvh, createRayHit, intersectRay } from '../spatial/index.ts';
import { leaned, placeOn } from './facing.ts';

/** How thick a solid is, against the least wall that counts. Lengths in metres. */
export interface WallMeasure {
  /** Share of the surface over thin walls, 0 to 1. */
  share: number;
  /** Thinnest wall found; undefined where nothing is thin. */
  thinnest?: number;
  /** Where that is. */
  at?: [number, number, number];
  /** Places with thin walls: thin points nearer than a twentieth of the diagonal are one place. */
  places: number;
  /** Bodies that are thin all over: nothing of them would be printed. By a face (in the mesh given) of each. */
  lostFaces: number[];
}

/** Points on the whole surface, and at least on each body. */
const POINTS = 6000;
const POINTS_BODY = 12;
/** Rays that leave at a smaller cosine to the surface there have met the side of an edge, not the other side of a wall. */
const FACING = 0.55;
/** A body with this share of thin points is lost. */
const LOST = 0.95;
/** Rays of the cone: how far each leans, and where to, in turns. */
const CONE = [
  [0, 0],
  [0.15, 0.2],
  [0.15, 0.53],
  [0.15, 0.87],
  [0.35, 0.03],
  [0.35, 0.37],
  [0.35, 0.7],
] as const;

/**
 * Measures walls by the shape diameter: from points spread over the surface, rays run inwards in a cone, and the middle one of their lengths,
 * each along the normal, is the thickness there. Counts what is thinner than `wallMin` (metres). Cost: about 0.3 s.
 * Source: Shapira, Shamir & Cohen-Or, "Consistent mesh partitioning and skeletonisation using the shape diameter function", 2008.
 */
export function measureWalls(mesh: Mesh, wallMin: number): WallMeasure {
  const bodies = splitComponents({
    ...mesh,
    faceGroups: Uint32Array.from({ length: mesh.indices.length / 3 }, (_, f) => f),
  });
  const bvh = buildBvh(mesh);
  const area = surfaceOf(mesh);
  const spacing = area / POINTS;
  const thin: number[] = [];
  let thinArea = 0;
  let thinnest = Number.POSITIVE_INFINITY;
  let at: [number, number, number] | undefined;
  const lostFaces: number[] = [];
  const c = new Float64Array(3);
  const n = new Float64Array(3);
  const measure = createProbe(bvh, computeFaceNormals(mesh.positions, mesh.indices));
  for (const body of bodies) {
    const own = surfaceOf(body);
    const step = Math.min(spacing, own / POINTS_BODY);
    let next = step / 2;
    let seen = 0;
    let count = 0;
    let below = 0;
    for (let f = 0; 3 * f < body.indices.length; f++) {
      seen += placeOn(body, f, c, n);
      for (; next < seen; next += step) {
        scatter(body, f, count++, c);
        const thickness = measure(c, n);
        if (!(thickness < wallMin)) continue;
        below++;
        thinArea += step;
        thin.push(c[0], c[1], c[2]);
        if (thickness >= thinnest) continue;
        thinnest = thickness;
        at = [c[0], c[1], c[2]];
      }
    }
    if (below >= LOST * count) lostFaces.push((body.faceGroups as Uint32Array)[0]);
  }
  const share = area > 0 ? Math.min(1, thinArea / area) : 0;
  if (!at) return { share, places: 0, lostFaces };
  return { share, thinnest, at, places: countPlaces(thin, mesh), lostFaces };
}

function surfaceOf(mesh: Mesh): number {
  const c = new Float64Array(3);
  const n = new Float64Array(3);
  let sum = 0;
  for (let f = 0; 3 * f < mesh.indices.length; f++) sum += placeOn(mesh, f, c, n);
  return sum;
}

/** The i-th point of an even sequence in the triangle. */
function scatter(mesh: Mesh, f: number, i: number, out: Float64Array): void {
  let u = (0.5 + 0.7548776662 * i) % 1;
  let v = (0.5 + 0.5698402909 * i) % 1;
  if (u + v > 1) {
    u = 1 - u;
    v = 1 - v;
  }
  const p = mesh.positions;
  const [a, b, d] = [3 * mesh.indices[3 * f], 3 * mesh.indices[3 * f + 1], 3 * mesh.indices[3 * f + 2]];
  for (let k = 0; k < 3; k++) out[k] = p[a + k] + u * (p[b + k] - p[a + k]) + v * (p[d + k] - p[a + k]);
}

/** Thickness at a point under its normal; NaN where no ray leaves through the other side. */
function createProbe(bvh: Bvh, normals: Float64Array): (c: Float64Array, n: Float64Array) => number {
  const hit = createRayHit();
  const size = Math.hypot(...[0, 1, 2].map((k) => bvh.bounds[3 + k] - bvh.bounds[k]));
  const lift = 1e-7 * size;
  const lengths: number[] = [];
  return (c, n) => {
    lengths.length = 0;
    for (const [lean, turn] of CONE) {
      const [x, y, z] = leaned(n, -1, lean, turn);
      const [ox, oy, oz] = [c[0] - lift * n[0], c[1] - lift * n[1], c[2] - lift * n[2]];
      if (!intersectRay(bvh, ox, oy, oz, x, y, z, 2 * size, hit) || hit.front) continue;
      const o = 3 * hit.triangle;
      if (x * normals[o] + y * normals[o + 1] + z * normals[o + 2] < FACING) continue;
      lengths.push(hit.t * Math.sqrt(1 - lean * lean));
    }
    if (!lengths.length) return Number.NaN;
    lengths.sort((a, b) => a - b);
    return lengths[lengths.length >> 1];
  };
}

function countPlaces(points: readonly number[], mesh: Mesh): number {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < mesh.positions.length; i++) {
    min[i % 3] = Math.min(min[i % 3], mesh.positions[i]);
    max[i % 3] = Math.max(max[i % 3], mesh.positions[i]);
  }
  const cell = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 20;
  const cells = new Set<string>();
  for (let i = 0; i < points.length; i += 3)
    cells.add([0, 1, 2].map((k) => Math.floor((points[i + k] - min[k]) / cell)).join(','));
  let places = 0;
  while (cells.size) {
    places++;
    const queue = [cells.values().next().value as string];
    cells.delete(queue[0]);
    for (const key of queue) {
      const [x, y, z] = key.split(',').map(Number);
      for (let k = 0; k < 27; k++) {
        const near = `${x + (k % 3) - 1},${y + (Math.floor(k / 3) % 3) - 1},${z + Math.floor(k / 9) - 1}`;
        if (cells.delete(near)) queue.push(near);
      }
    }
  }
  return places;
}
