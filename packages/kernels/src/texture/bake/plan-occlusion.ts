import { shareArray } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { buildBvh } from '../../spatial/index.ts';
import { materialHints } from '../library.ts';
import type { MaterialSpec } from '../material-spec.ts';
import type { OcclusionInput, OcclusionJob, OcclusionSurface } from './input.ts';
import { runOcclusion } from './occlusion.ts';
import { findSamples } from './samples.ts';
import { neighbourWeights, smoothOcclusion } from './smooth-occlusion.ts';

export interface OcclusionOptions {
  /** Rays of a vertex that stands alone; those with near neighbours take a quarter. 0 = none. Default 64. */
  rays?: number;
  /** Reach of occlusion as a share of the scene's diagonal. Default 0.14. */
  reach?: number;
  /** Height of the floor, metres. Default the lowest point of the parts; null = no floor. */
  floor?: number | null;
}

/** Occlusion work for any number of threads: run all jobs of a stage before the next stage. */
export interface OcclusionPlan {
  /** Plain data on shared memory. */
  input: OcclusionInput;
  stages: OcclusionJob[][];
}

/** Samples of one job. */
const JOB_SAMPLES = 4096;
/** Faces with an edge longer than this share of the reach are coarse: their corners alone do not tell how light they are. */
const COARSE = 0.3;
/** Of the full rays, where neighbours help; and never fewer than these. */
const SPARED = 4;
const RAYS_MIN = 10;
const NEIGHBOURS = 2;

/**
 * Prepares ambient occlusion per vertex: it needs no texture coordinates, so that it can run while charts are still being packed.
 * `parts` need normals. Cost: 100 ms at 40k triangles.
 */
export function planOcclusion(
  parts: readonly { mesh: Mesh; material: MaterialSpec }[],
  options: OcclusionOptions = {},
): OcclusionPlan {
  const bounds = measure(parts.map((p) => p.mesh));
  const rays = Math.min(255, options.rays ?? 64);
  const reach = (options.reach ?? 0.14) * bounds.diagonal;
  const solid = parts.filter((p) => materialHints(p.material).transmission < 0.5).map((p) => p.mesh);
  const input: OcclusionInput = {
    surfaces: parts.map((p) => makeSurface(p.mesh, rays, reach)),
    occluders: rays > 0 && solid.length > 0 ? buildBvh(mergeMeshes(solid), { shared: true }) : undefined,
    reach,
    floor: options.floor === null ? undefined : (options.floor ?? bounds.low),
  };
  if (!input.occluders) return { input, stages: [] };
  const cast: OcclusionJob[] = input.surfaces.flatMap((s, surface) =>
    Array.from({ length: Math.ceil(s.raw.length / JOB_SAMPLES) }, (_, i) => ({
      kind: 'rays' as const,
      surface,
      from: i * JOB_SAMPLES,
      to: Math.min(s.raw.length, (i + 1) * JOB_SAMPLES),
    })),
  );
  const smooth: OcclusionJob[] = input.surfaces.map((_, surface) => ({ kind: 'smooth', surface }));
  return { input, stages: [cast, smooth] };
}

/** Runs one job on the shared arrays. Pure apart from them; the same bytes however the work is split. */
export function runOcclusionJob(input: OcclusionInput, job: OcclusionJob): void {
  if (job.kind === 'rays') runOcclusion(input, job.surface, job.from, job.to);
  else smoothOcclusion(input.surfaces[job.surface], input.reach);
}

function makeSurface(mesh: Mesh, rays: number, reach: number): OcclusionSurface {
  const normals = mesh.normals as Float32Array;
  const { sampleOf, vertexOf } = findSamples(mesh.positions, normals);
  const shape = { positions: mesh.positions, normals, indices: mesh.indices, sampleOf };
  const middles = coarseMiddles(mesh, sampleOf, vertexOf.length, reach * COARSE);
  const weights = neighbourWeights(shape, vertexOf.length, reach);
  const few = Math.min(rays, Math.max(RAYS_MIN, Math.round(rays / SPARED)));
  const isAlone = (s: number): boolean => weights[s] < NEIGHBOURS || (middles.length > 0 && middles[4 * s + 3] > 0);
  return {
    positions: shareArray(mesh.positions),
    normals: shareArray(normals),
    indices: shareArray(mesh.indices),
    sampleOf: shareArray(sampleOf),
    vertexOf: shareArray(vertexOf),
    rays: shareArray(Uint8Array.from(vertexOf, (_, s) => (isAlone(s) ? rays : few))),
    middles: shareArray(middles),
    raw: shareArray(new Float32Array(vertexOf.length).fill(1)),
    occlusion: shareArray(new Float32Array(sampleOf.length).fill(1)),
  };
}

/** Per sample the area-weighted middle of its faces with an edge longer than `limit`, times the weight, and the weight. */
function coarseMiddles(mesh: Mesh, sampleOf: Uint32Array, samples: number, limit: number): Float32Array {
  const { positions: p, indices } = mesh;
  let out = new Float32Array(0);
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const wx = p[c] - p[a];
    const wy = p[c + 1] - p[a + 1];
    const wz = p[c + 2] - p[a + 2];
    const third = (ux - wx) ** 2 + (uy - wy) ** 2 + (uz - wz) ** 2;
    if (Math.max(ux * ux + uy * uy + uz * uz, wx * wx + wy * wy + wz * wz, third) < limit * limit) continue;
    if (out.length === 0) out = new Float32Array(4 * samples);
    const area = Math.hypot(uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx);
    for (let corner = 0; corner < 3; corner++) {
      const o = 4 * sampleOf[indices[f + corner]];
      for (let k = 0; k < 3; k++) out[o + k] += (area * (p[a + k] + p[b + k] + p[c + k])) / 3;
      out[o + 3] += area;
    }
  }
  return out;
}

function measure(meshes: readonly Mesh[]): { diagonal: number; low: number } {
  const lo = [1e30, 1e30, 1e30];
  const hi = [-1e30, -1e30, -1e30];
  for (const m of meshes) {
    for (let i = 0; i < m.positions.length; i++) {
      lo[i % 3] = Math.min(lo[i % 3], m.positions[i]);
      hi[i % 3] = Math.max(hi[i % 3], m.positions[i]);
    }
  }
  return { diagonal: Math.max(1e-6, Math.hypot(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2])), low: lo[1] };
}
