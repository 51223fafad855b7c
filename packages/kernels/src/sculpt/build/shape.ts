import { isFieldShape } from '../../curves/index.ts';
import { createRng } from '../../math/index.ts';
import { type Mesh, measureMesh, meshBounds } from '../../mesh/index.ts';
import type { UnwrapResult } from '../../uv/index.ts';
import type { PartSpec, Sculpture } from '../dsl/archetype.ts';
import type { SceneNode } from '../dsl/scene.ts';
import { decorate, voxelize } from '../style/index.ts';
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
  return refine(models, await finishLooks(models, dense, plan, run), plan, run);
}

/** Cubes on each model's longest axis in the look of little cubes, and the most of all copies together. */
const CUBES = 26;

/** What looks do to meshes: parts become cubes, or get company. */
async function finishLooks(
  models: readonly Model[],
  dense: readonly PartMesh[][],
  plan: BuildPlan,
  run: ShapeRun,
): Promise<PartMesh[][]> {
  if (!models.some(({ look }) => look)) return [...dense];
  const added = models.map(({ look, kind }, m) => ({
    parts: decorate(
      dense[m].map((part) => part.mesh),
      look,
      kind,
      createRng(run.seed + m).fork('decoration'),
    ),
  }));
  const { cellsMax, detail } = plan;
  const more = await meshParts(added, { seed: run.seed, executor: run.executor, cellsMax, detail });
  return dense.map((parts, m) => {
    const all = [...parts, ...more[m]];
    return models[m].look === 'voxel' ? cubed(all) : all;
  });
}

/** Parts as cubes of one size, the smaller part before the larger where both claim one. */
function cubed(parts: readonly PartMesh[]): PartMesh[] {
  const shown = parts.filter(({ spec }) => !spec.hidden);
  const { min, max } = meshBounds(shown.map(({ mesh }) => mesh));
  const cell = Math.max(...min.map((low, a) => max[a] - low)) / CUBES;
  const meshes = voxelize(
    shown.map(({ mesh, area, spec }) => ({ mesh, rank: (spec.detail ?? 1) / Math.max(1e-9, area) })),
    cell,
  );
  return shown.flatMap(({ spec }, i) => {
    const mesh = meshes[i];
    if (!mesh.indices.length) return [];
    const { area, components } = measureMesh(mesh);
    const cube: PartSpec = { ...spec, twoSided: false, material: { ...spec.material, cell } };
    return [{ spec: cube, mesh, area, shells: components }];
  });
}

function countFaces(models: readonly Model[], dense: readonly PartMesh[][]): number {
  return models.reduce(
    (sum, model, i) => sum + model.nodes.length * dense[i].reduce((n, p) => n + p.mesh.indices.length / 3, 0),
    0,
  );
}

/** Edges longer than this share of the side of a square of the whole's area are halved. */
const EDGE_SHARE = 0.5;

/** Parts with the area that they are shown with: a castle under the glass of a snow globe is no larger than the globe. */
function shownIn({ room }: Model, parts: readonly PartMesh[]): (part: PartMesh) => PartMesh {
  if (room === undefined) return (part) => part;
  const { min, max } = meshBounds(parts.map(({ mesh }) => mesh));
  const scale = room / Math.max(1e-6, Math.hypot(...min.map((low, a) => max[a] - low)));
  return (part) => ({ ...part, area: part.area * scale * scale });
}

async function refine(
  models: readonly Model[],
  dense: readonly PartMesh[][],
  plan: BuildPlan,
  run: ShapeRun,
): Promise<ShapedModel[]> {
  const flat = dense.flat();
  const shared = await shareFaces(
    dense.map((parts, m) => ({ parts: parts.map(shownIn(models[m], parts)), copies: models[m].nodes.length })),
    plan.faceCount,
    { executor: run.executor, keepParts: plan.parts, fill: plan.filled },
  );
  const quota = shared.flat();
  const side = Math.sqrt(flat.reduce((sum, part) => sum + part.area, 0));
  const jobs: SculptJob[] = flat.map(({ spec, mesh }, i) => ({
    kind: 'refine',
    mesh,
    faceCount: quota[i],
    creaseAngleDeg: plan.flat || spec.material.cell ? 8 : isFieldShape(spec.shape) ? 62 : 38,
    unwrap: plan.textureSize > 0,
    edgeMax: plan.textureSize > 0 && !plan.exact && !plan.flat ? EDGE_SHARE * side : undefined,
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
