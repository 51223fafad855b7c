import { meshShape, type Shape } from '../../curves/index.ts';
import { GeometryError } from '../../math/index.ts';
import { computeNormals, type Mesh, measureMesh } from '../../mesh/index.ts';
import { simplify } from '../../remesh/index.ts';
import { type BakeInput, type BakeJob, runBakeJob } from '../../texture/index.ts';
import { type UnwrapResult, unwrap } from '../../uv/index.ts';

/** A piece of a build that depends on nothing but what it is given: plain data, may run on any thread. */
export type SculptJob =
  | { kind: 'mesh'; name: string; shape: Shape; cellsMax: number; detail: number; seed: number; size: number }
  | { kind: 'refine'; mesh: Mesh; faceCount: number; creaseAngleDeg: number; unwrap: boolean }
  /** `input`: which of the build's bakes, see `SculptExecutor.share`. */
  | { kind: 'bake'; input: number; job: BakeJob };

export type SculptResult =
  | { kind: 'mesh'; mesh: Mesh; area: number }
  | { kind: 'refine'; mesh: Mesh; unwrapped?: UnwrapResult }
  | { kind: 'bake' };

/** Runs jobs, here or on other threads. Results in the order of the jobs, whatever the order of work. */
export interface SculptExecutor {
  /** Hands on what bake jobs share (arrays on shared memory), before the first of them. */
  share(inputs: readonly BakeInput[]): void;
  /** Throws what a job throws. `done` is told after each. */
  run(jobs: readonly SculptJob[], done?: (count: number) => void): Promise<SculptResult[]>;
}

/** Runs one job. Throws GeometryError `bad_part` naming a part whose shape cannot be meshed. */
export function runSculptJob(job: SculptJob, inputs: readonly BakeInput[]): SculptResult {
  switch (job.kind) {
    case 'mesh':
      return meshPart(job);
    case 'refine':
      return refinePart(job);
    case 'bake':
      runBakeJob(inputs[job.input], job.job);
      return { kind: 'bake' };
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
  return { kind: 'mesh', mesh, area: measure.area };
}

function refinePart(job: Extract<SculptJob, { kind: 'refine' }>): SculptResult {
  const { mesh, faceCount, creaseAngleDeg } = job;
  const reduced = faceCount < mesh.indices.length / 3 ? simplify(mesh, { faceCount }) : mesh;
  const shaded = computeNormals(reduced, { creaseAngleDeg });
  if (!job.unwrap || reduced.indices.length === 0) return { kind: 'refine', mesh: shaded };
  const unwrapped = unwrap(shaded, { creaseAngleDeg });
  return { kind: 'refine', mesh: unwrapped.mesh, unwrapped };
}
