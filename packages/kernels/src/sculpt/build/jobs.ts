import { meshShape, type Shape } from '../../curves/index.ts';
import { GeometryError } from '../../math/index.ts';
import { computeNormals, type Mesh, measureMesh } from '../../mesh/index.ts';
import { densify, type SimplifyTrace, simplify, traceSimplify } from '../../remesh/index.ts';
import {
  type BakeInput,
  type BakeJob,
  type OcclusionInput,
  type OcclusionJob,
  runBakeJob,
  runOcclusionJob,
} from '../../texture/index.ts';
import {
  cutCharts,
  evenTexels,
  type PackItem,
  packCharts,
  spareTexels,
  type UnwrapResult,
  unwrap,
} from '../../uv/index.ts';

/** A piece of a build that depends on nothing but what it is given: plain data, may run on any thread. */
export type SculptJob =
  | { kind: 'mesh'; name: string; shape: Shape; cellsMax: number; detail: number; seed: number; size: number }
  /** What a reduction of the mesh would do, step by step. */
  | { kind: 'trace'; mesh: Mesh }
  | { kind: 'refine'; mesh: Mesh; faceCount: number; creaseAngleDeg: number; unwrap: boolean; edgeMax?: number }
  /** The charts of a mesh as it is. */
  | { kind: 'unwrap'; mesh: Mesh }
  | { kind: 'pack'; items: readonly PackItem[]; size: number }
  /** `input`: which of the build's models, see `SculptExecutor.share`. */
  | { kind: 'occlusion'; input: number; job: OcclusionJob }
  | { kind: 'bake'; input: number; job: BakeJob };

/** What occlusion and bake jobs read and write: arrays on shared memory, by model. */
export interface SculptShared {
  occlusion: readonly OcclusionInput[];
  bakes: readonly BakeInput[];
}

export type SculptResult =
  | { kind: 'mesh'; mesh: Mesh; area: number; shells: number }
  | { kind: 'trace'; trace: SimplifyTrace }
  | { kind: 'refine'; mesh: Mesh; unwrapped?: UnwrapResult }
  /** `cut`: by item, its charts where some had to be cut. */
  | { kind: 'pack'; cut: (UnwrapResult | undefined)[]; uvs: Float32Array[] }
  /** What was made stands in the shared arrays. */
  | { kind: 'shared' };

/** Runs jobs, here or on other threads. Results in the order of the jobs, whatever the order of work. */
export interface SculptExecutor {
  /** Hands on what jobs share, before the first of them. */
  share(shared: SculptShared): void;
  /** Throws what a job throws. `done` is told after each. */
  run(jobs: readonly SculptJob[], done?: (count: number) => void): Promise<SculptResult[]>;
}

/** Runs one job. Throws GeometryError `bad_part` naming a part whose shape cannot be meshed. */
export function runSculptJob(job: SculptJob, shared: SculptShared): SculptResult {
  switch (job.kind) {
    case 'mesh':
      return meshPart(job);
    case 'trace':
      return { kind: 'trace', trace: traceSimplify(job.mesh) };
    case 'refine':
      return refinePart(job);
    case 'unwrap':
      return unwrapPart(job.mesh);
    case 'pack':
      return packAtlas(job);
    case 'occlusion':
      runOcclusionJob(shared.occlusion[job.input], job.job);
      return { kind: 'shared' };
    case 'bake':
      runBakeJob(shared.bakes[job.input], job.job);
      return { kind: 'shared' };
  }
}

function meshPart({ name, shape, cellsMax, detail, seed, size }: Extract<SculptJob, { kind: 'mesh' }>): SculptResult {
  let mesh: Mesh;
  try {
    mesh = meshShape(shape, { cellsMax, detail, seed, size });
  } catch (cause) {
    if (!(cause instanceof GeometryError)) throw cause;
    throw new GeometryError('bad_part', `The part "${name}" could not be made: ${cause.message}`);
  }
  const measure = measureMesh(mesh);
  if (measure.hasNaN) throw new GeometryError('bad_part', `The part "${name}" has points that are no numbers.`);
  return { kind: 'mesh', mesh, area: measure.area, shells: measure.components };
}

function refinePart(job: Extract<SculptJob, { kind: 'refine' }>): SculptResult {
  const { mesh, faceCount, creaseAngleDeg } = job;
  const have = mesh.indices.length / 3;
  const reduced =
    faceCount < have
      ? simplify(mesh, { faceCount, dropShells: true })
      : faceCount > have
        ? densify(mesh, faceCount)
        : mesh;
  // Rods of few long faces could not be cut into charts that fill the atlas.
  const cuttable = job.edgeMax ? densify(reduced, 2 * reduced.indices.length, job.edgeMax) : reduced;
  const shaded = computeNormals(cuttable, { creaseAngleDeg });
  if (!job.unwrap || reduced.indices.length === 0) return { kind: 'refine', mesh: shaded };
  const unwrapped = unwrap(shaded, { creaseAngleDeg });
  return { kind: 'refine', mesh: unwrapped.mesh, unwrapped };
}

function unwrapPart(mesh: Mesh): SculptResult {
  const unwrapped = unwrap(mesh);
  return { kind: 'refine', mesh: unwrapped.mesh, unwrapped };
}

function packAtlas({ items, size }: Extract<SculptJob, { kind: 'pack' }>): SculptResult {
  const all = evenTexels(spareTexels(cutCharts(items)));
  const cut = all.map(({ unwrapped }, i) => (unwrapped === items[i].unwrapped ? undefined : unwrapped));
  return { kind: 'pack', cut, uvs: packCharts(all, { size }).uvs };
}
