import type { Raster } from '../../image/index.ts';
import { GeometryError, shareArray } from '../../math/index.ts';
import { labelComponents, type Mesh } from '../../mesh/index.ts';
import { joinByPosition } from '../../uv/index.ts';
import { materialHints } from '../library.ts';
import type { MaterialSpec } from '../material-spec.ts';
import { findAcross } from './cross-seams.ts';
import { fillInPlace } from './fill.ts';
import { findFlats } from './find-flats.ts';
import { BAND_ROWS, type BakeInput, type BakeJob, type BakeSurface, type KeptShades } from './input.ts';
import { levelSeams } from './level-seams.ts';
import { runRows } from './rows.ts';
import { computeCurvature, computeTangents } from './vertex-data.ts';

export interface BakePart {
  /** With `uvs` in the shared atlas and `normals`; with `tangents` where the normal map is to be made for these. */
  mesh: Mesh;
  material: MaterialSpec;
  seed: number;
  /** Light and dark that stay. */
  shades?: KeptShades;
  /** Diagonal of the whole that it is a piece of, metres: what is mottled goes on from piece to piece. Default its own. */
  size?: number;
}

export interface BakeOptions {
  /** Texels along a side. Default 2048. */
  size?: number;
  /** Occlusion per part and vertex, 1 = open, on shared memory: `planOcclusion`'s. Default all open. */
  occlusion?: readonly Float32Array[];
  /** How much occlusion darkens the base colour. Default 0.3. */
  darken?: number;
  /** Evaluates materials at every other texel, and between them only where neighbours disagree. Default true. */
  interleaved?: boolean;
  /** Jobs of rows to make. Default 8. */
  jobs?: number;
}

/** Work for any number of threads: run all jobs of a stage before the next stage. */
export interface BakePlan {
  /** Plain data on shared memory. */
  input: BakeInput;
  stages: BakeJob[][];
  /** Per part: tangents that the normal map was made for. Put them into the meshes. */
  tangents: Float32Array[];
}

/**
 * Prepares a bake: tangents, curvature, and the list of jobs. Cheap beside the jobs themselves (50 ms at 40k
 * triangles). Throws GeometryError `no_uvs` for a part without texture coordinates or normals.
 */
export function planBake(parts: readonly BakePart[], options: BakeOptions = {}): BakePlan {
  const size = options.size ?? 2048;
  if (parts.some((p) => !p.mesh.uvs || !p.mesh.normals))
    throw new GeometryError('no_uvs', 'A part has no texture coordinates.');
  const surfaces = parts.map((p, i) => makeSurface(p, size, options.occlusion?.[i]));
  const glows = parts.some((p) => isGlowing(p.material));
  const input: BakeInput = {
    size,
    surfaces,
    charts: labelCharts(parts.map((p) => p.mesh)),
    interleaved: options.interleaved ?? true,
    darken: options.darken ?? 0.3,
    baseColor: shareBytes(3 * size * size),
    orm: shareBytes(3 * size * size),
    normal: shareBytes(3 * size * size),
    emissive: glows ? shareBytes(3 * size * size) : undefined,
    coverage: shareBytes(size * size),
  };
  return { input, stages: planStages(input, options.jobs ?? 8), tangents: surfaces.map((s) => s.tangents.slice()) };
}

/** Runs one job on the shared arrays. Pure apart from them; the same bytes however the work is split. */
export function runBakeJob(input: BakeInput, job: BakeJob): void {
  if (job.kind === 'rows') runRows(input, job.from, job.to);
  else if (job.kind === 'level') levelSeams(input, input[job.target] as Uint8Array);
  else fillInPlace(input[job.target] as Uint8Array, input.coverage, input.size);
}

export interface BakeResult {
  baseColor: Raster;
  /** Occlusion, roughness, metallic. */
  orm: Raster;
  /** Tangent space, +Y up. */
  normal: Raster;
  emissive?: Raster;
}

/** The finished pictures of a bake. */
export function bakeResult(input: BakeInput): BakeResult {
  const raster = (data: Uint8Array): Raster => ({ width: input.size, height: input.size, channels: 3, data });
  return {
    baseColor: raster(input.baseColor),
    orm: raster(input.orm),
    normal: raster(input.normal),
    emissive: input.emissive && raster(input.emissive),
  };
}

function planStages(input: BakeInput, jobs: number): BakeJob[][] {
  const rows: BakeJob[] = [];
  const step = Math.ceil(input.size / jobs / BAND_ROWS) * BAND_ROWS;
  for (let from = 0; from < input.size; from += step)
    rows.push({ kind: 'rows', from, to: Math.min(input.size, from + step) });
  const shown = (['baseColor', 'orm', 'emissive'] as const).filter((t) => input[t]);
  const level = shown.map((target): BakeJob => ({ kind: 'level', target }));
  const targets = ['baseColor', 'orm', 'normal', 'emissive'] as const;
  const fill = targets.filter((t) => input[t]).map((target): BakeJob => ({ kind: 'fill', target }));
  return [rows, level, fill];
}

function isGlowing(material: MaterialSpec): boolean {
  const layers = material.layers ?? [];
  const of = (m: Partial<MaterialSpec>): boolean =>
    m.emissive !== undefined || (m.base !== undefined && materialHints({ ...m, base: m.base }).emissive);
  return of(material) || layers.some((l) => of(l.material));
}

function makeSurface(part: BakePart, size: number, occlusion?: Float32Array): BakeSurface {
  const { mesh } = part;
  const diagonal = part.size ?? diagonalOf(mesh.positions);
  const joined = joinByPosition(mesh.positions);
  return {
    positions: shareArray(mesh.positions),
    normals: shareArray(mesh.normals as Float32Array),
    tangents: shareArray(mesh.tangents ?? computeTangents(mesh)),
    uvs: shareArray(mesh.uvs as Float32Array),
    indices: shareArray(mesh.indices),
    occlusion: occlusion ?? shareArray(new Float32Array(mesh.positions.length / 3).fill(1)),
    curvature: shareArray(computeCurvature(mesh, 0.02 * diagonal, joined)),
    flats: shareArray(findFlats(mesh, diagonal, joined)),
    across: shareArray(findAcross(mesh, joined)),
    material: part.material,
    seed: part.seed,
    shades: part.shades,
    size: diagonal,
    round: roundness(mesh),
    footprint: footprint(mesh, size),
  };
}

/** Metres per texel. */
function footprint(mesh: Mesh, size: number): number {
  const uv = mesh.uvs as Float32Array;
  const p = mesh.positions;
  let flat = 0;
  let solid = 0;
  for (let c = 0; c < mesh.indices.length; c += 3) {
    const [a, b, d] = [mesh.indices[c], mesh.indices[c + 1], mesh.indices[c + 2]];
    flat += Math.abs(
      (uv[2 * b] - uv[2 * a]) * (uv[2 * d + 1] - uv[2 * a + 1]) -
        (uv[2 * d] - uv[2 * a]) * (uv[2 * b + 1] - uv[2 * a + 1]),
    );
    const [ux, uy, uz] = [0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]);
    const [vx, vy, vz] = [0, 1, 2].map((k) => p[3 * d + k] - p[3 * a + k]);
    solid += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
  }
  return Math.sqrt(solid / Math.max(flat * size * size, 1e-18));
}

/** Radius of a part whose side walls all face away from its Y axis; 0 if they do not. */
function roundness(mesh: Mesh): number {
  const n = mesh.normals as Float32Array;
  let along = 0;
  let weight = 0;
  let radius = 0;
  for (let v = 0; v < n.length; v += 3) {
    const h = Math.hypot(n[v], n[v + 2]);
    const r = Math.hypot(mesh.positions[v], mesh.positions[v + 2]);
    radius = Math.max(radius, r);
    if (h < 0.3 || r < 1e-6) continue;
    along += (n[v] * mesh.positions[v] + n[v + 2] * mesh.positions[v + 2]) / r;
    weight += h;
  }
  return weight > 0 && Math.abs(along) > 0.97 * weight ? radius : 0;
}

/** Charts share no vertices, so what hangs together by its vertices is one. */
function labelCharts(meshes: readonly Mesh[]): Uint32Array {
  const out = shareArray(new Uint32Array(meshes.reduce((n, m) => n + m.indices.length / 3, 0)));
  let at = 0;
  let charts = 0;
  for (const mesh of meshes) {
    const { count, ofFace } = labelComponents(mesh);
    for (const chart of ofFace) out[at++] = charts + chart;
    charts += count;
  }
  return out;
}

function diagonalOf(positions: Float32Array): number {
  const lo = [1e30, 1e30, 1e30];
  const hi = [-1e30, -1e30, -1e30];
  for (let i = 0; i < positions.length; i++) {
    lo[i % 3] = Math.min(lo[i % 3], positions[i]);
    hi[i % 3] = Math.max(hi[i % 3], positions[i]);
  }
  return Math.max(1e-6, Math.hypot(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]));
}

function shareBytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}
