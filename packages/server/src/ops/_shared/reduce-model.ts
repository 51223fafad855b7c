import {
  findCreaseAngle,
  joinScene,
  type Mesh,
  measureDistance,
  reduceFaces,
  type Scene,
  simplify,
  weld,
} from '@claywork/kernels';
import { countFaces, limitFaces } from './limit-faces.ts';
import { type RebuildOptions, type RebuildRun, type RebuiltModel, rebuildModel } from './rebuild-model.ts';

export interface ReduceModelOptions extends Omit<RebuildOptions, 'creaseAngleDeg'> {
  /** Triangles wanted, as most. */
  faces: number;
}

export interface ReducedModel extends RebuiltModel {
  /** The surface of the result and of the source, welded, without attributes: what to measure. */
  mesh: Mesh;
  source: Mesh;
}

/**
 * A whole model -> the same with fewer triangles. With `bake` vertices move to where they are worth most and the look is baked onto a new
 * atlas; else they stay a choice of those that were there, with texture coordinates, skins, morph targets and clips. A model
 * that is light enough already comes back as it is.
 */
export async function reduceModel(scene: Scene, options: ReduceModelOptions, run: RebuildRun): Promise<ReducedModel> {
  const joined = joinScene(scene);
  const source = weld(joined.mesh);
  if (countFaces(scene) <= options.faces) return { scene, dropped: [], mesh: source, source };
  run.progress(0.02, 'reducing faces');
  if (!options.bake) {
    const light = await limitFaces(scene, options.faces);
    return { scene: light, dropped: [], mesh: weld(joinScene(light).mesh), source };
  }
  const mesh = await reduceSurface(source, options.faces);
  run.signal.throwIfAborted();
  const built = await rebuildModel(
    scene,
    joined,
    mesh,
    { ...options, creaseAngleDeg: findCreaseAngle(source) },
    { ...run, progress: (share, stage) => run.progress(0.3 + 0.7 * share, stage) },
  );
  return { ...built, mesh, source };
}

/** Sources of more faces are not measured: our own way is taken. */
const MEASURED_MAX = 500_000;

/**
 * The surface in at most so many triangles, vertices wherever they are worth most. On torn and tangled ones a choice of the vertices that are
 * there may stay closer: whichever does is taken.
 */
async function reduceSurface(source: Mesh, faceCount: number): Promise<Mesh> {
  const own = simplify(source, { faceCount, dropShells: true });
  if (source.indices.length > 3 * MEASURED_MAX) return own;
  const { positions, indices } = source;
  const chosen: Mesh = { positions, indices: await reduceFaces({ positions, indices }, faceCount) };
  const off = (mesh: Mesh): number => (mesh.indices.length ? measureDistance(source, mesh, 5000).p99 : Infinity);
  const fits = chosen.indices.length <= 3 * faceCount;
  return fits && off(chosen) < off(own) ? weld(chosen) : own;
}
