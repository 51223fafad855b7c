import { isFieldShape } from '../../curves/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { UnwrapResult } from '../../uv/index.ts';
import type { PartSpec, Sculpture } from '../dsl/archetype.ts';
import type { SceneNode } from '../dsl/scene.ts';
import type { Model } from './instances.ts';
import type { SculptExecutor, SculptJob } from './jobs.ts';
import { meshParts, type PartMesh } from './mesh-parts.ts';
import type { BuildPlan } from './options.ts';
import { shareFaces } from './share-faces.ts';

/** A part within its budget, with normals; sculpture-local metres. */
export interface ShapedPart {
  spec: PartSpec;
  mesh: Mesh;
  area: number;
  /** Its charts, not yet placed, where the build is textured. */
  unwrapped?: UnwrapResult;
}

/** A sculpture as meshes, and the nodes of the scene that show it. */
export interface ShapedModel {
  family: string;
  sculpture: Sculpture;
  nodes: SceneNode[];
  parts: ShapedPart[];
}

/** What shaping works with. */
export interface ShapeRun {
  seed: number;
  executor: SculptExecutor;
  progress?: (fraction: number, stage: string) => void;
}

/** Meshing again, finer, until a count that was asked for can be met. */
const ROUNDS_MAX = 3;

/**
 * Meshes all sculptures within the face budget: every part by itself, then reduced where the whole has too many faces. When a
 * count was asked for and the first meshing stays below it, it is made again with a finer grid (at most twice): simple things
 * that need no more faces end below the budget, which is a limit.
 */
export async function shapeModels(models: readonly Model[], plan: BuildPlan, run: ShapeRun): Promise<ShapedModel[]> {
  let fine = 1;
  let dense: PartMesh[][] = [];
  for (let round = 0; round < ROUNDS_MAX; round++) {
    dense = await meshParts(
      models.map((m) => m.sculpture),
      {
        cellsMax: plan.cellsMax * fine,
        detail: plan.detail * fine,
        seed: run.seed,
        executor: run.executor,
        progress: (f) => run.progress?.(0.6 * f, 'shaping'),
      },
    );
    const have = countFaces(models, dense);
    if (!plan.exact || have >= plan.faceCount * 0.98) break;
    fine *= Math.min(2.5, Math.max(1.25, 1.2 * Math.sqrt(plan.faceCount / Math.max(1, have))));
  }
  return refine(models, dense, plan, run);
}

function countFaces(models: readonly Model[], dense: readonly PartMesh[][]): number {
  return models.reduce(
    (sum, model, i) => sum + model.nodes.length * dense[i].reduce((n, p) => n + p.mesh.indices.length / 3, 0),
    0,
  );
}

async function refine(
  models: readonly Model[],
  dense: readonly PartMesh[][],
  plan: BuildPlan,
  run: ShapeRun,
): Promise<ShapedModel[]> {
  const flat = dense.flat();
  const shared = await shareFaces(
    dense.map((parts, m) => ({ parts, copies: models[m].nodes.length })),
    plan.faceCount,
    { executor: run.executor, keepParts: plan.parts, fill: plan.filled },
  );
  const quota = shared.flat();
  const jobs: SculptJob[] = flat.map(({ spec, mesh }, i) => ({
    kind: 'refine',
    mesh,
    faceCount: quota[i],
    creaseAngleDeg: plan.flat ? 8 : isFieldShape(spec.shape) ? 62 : 38,
    unwrap: plan.textureSize > 0,
  }));
  const stage = plan.textureSize > 0 ? 'refining and unwrapping' : 'refining';
  const results = await run.executor.run(jobs, (n) => run.progress?.(0.6 + (0.4 * n) / jobs.length, stage));
  let k = 0;
  return models.map((model, m) => ({
    family: model.family,
    sculpture: model.sculpture,
    nodes: model.nodes,
    parts: dense[m].flatMap(({ spec, area }) => {
      const result = results[k++];
      if (result.kind !== 'refine') throw new Error('a refine job answered with something else');
      // A budget that is too small for all leaves the least parts without a face.
      if (result.mesh.indices.length === 0) return [];
      return [{ spec, area, mesh: result.mesh, unwrapped: result.unwrapped }];
    }),
  }));
}
