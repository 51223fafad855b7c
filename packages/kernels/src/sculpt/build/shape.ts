import { isFieldShape } from '../../curves/index.ts';
import { computeNormals, type Mesh } from '../../mesh/index.ts';
import { simplify } from '../../remesh/index.ts';
import type { PartSpec, Sculpture } from '../dsl/archetype.ts';
import type { SceneNode } from '../dsl/scene.ts';
import { allocateFaces } from './budget.ts';
import type { Model } from './instances.ts';
import { meshParts, type PartMesh } from './mesh-parts.ts';
import type { BuildPlan } from './options.ts';

/** A part within its budget, with normals; sculpture-local metres. */
export interface ShapedPart {
  spec: PartSpec;
  mesh: Mesh;
  area: number;
}

/** A sculpture as meshes, and the nodes of the scene that show it. */
export interface ShapedModel {
  family: string;
  sculpture: Sculpture;
  nodes: SceneNode[];
  parts: ShapedPart[];
}

/** What shaping is told while it works. */
export interface ShapeProgress {
  seed: number;
  progress?: (fraction: number, stage: string) => void;
  /** Throws when the work is no longer wanted. */
  check?: () => void;
}

/** Meshing again, finer, until a count that was asked for can be met. */
const ROUNDS_MAX = 3;

/**
 * Meshes all sculptures within the face budget: every part by itself, then reduced where the whole has too many faces. When a
 * count was asked for and the first meshing stays below it, it is made again with a finer grid (at most twice): simple things
 * that need no more faces end below the budget, which is a limit.
 */
export function shapeModels(models: readonly Model[], plan: BuildPlan, run: ShapeProgress): ShapedModel[] {
  let fine = 1;
  let dense: PartMesh[][] = [];
  for (let round = 0; round < ROUNDS_MAX; round++) {
    dense = models.map((model, i) =>
      meshParts(model.sculpture, {
        cellsMax: plan.cellsMax * fine,
        detail: plan.detail * fine,
        seed: run.seed,
        progress: (f) => {
          run.check?.();
          run.progress?.((0.7 * (i + f)) / models.length, 'shaping');
        },
      }),
    );
    const have = countFaces(models, dense);
    if (!plan.exact || have >= plan.faceCount * 0.98 || round === ROUNDS_MAX - 1) break;
    fine *= Math.min(2.5, Math.max(1.25, 1.2 * Math.sqrt(plan.faceCount / Math.max(1, have))));
  }
  return reduce(models, dense, plan, run);
}

function countFaces(models: readonly Model[], dense: readonly PartMesh[][]): number {
  return models.reduce(
    (sum, model, i) => sum + model.nodes.length * dense[i].reduce((n, p) => n + p.mesh.indices.length / 3, 0),
    0,
  );
}

function reduce(models: readonly Model[], dense: PartMesh[][], plan: BuildPlan, run: ShapeProgress): ShapedModel[] {
  const flat = dense.flatMap((parts, m) => parts.map((part) => ({ part, copies: models[m].nodes.length })));
  const facts = flat.map(({ part, copies }) => ({
    faces: part.mesh.indices.length / 3,
    area: part.area,
    detail: part.spec.detail ?? 1,
    copies,
  }));
  const quota = allocateFaces(facts, plan.faceCount);
  let k = 0;
  return models.map((model, m) => ({
    family: model.family,
    sculpture: model.sculpture,
    nodes: model.nodes,
    parts: dense[m].map(({ spec, mesh, area }) => {
      run.check?.();
      const faces = quota[k++];
      const reduced = faces < mesh.indices.length / 3 ? simplify(mesh, { faceCount: faces }) : mesh;
      run.progress?.(0.7 + (0.3 * k) / flat.length, 'refining');
      const creaseAngleDeg = plan.flat ? 8 : isFieldShape(spec.shape) ? 62 : 38;
      return { spec, mesh: computeNormals(reduced, { creaseAngleDeg }), area };
    }),
  }));
}
