import { findCreaseAngle, joinScene, type Mesh, type Scene, simplify, weld } from '@claywork/kernels';
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
  const mesh = simplify(source, { faceCount: options.faces, dropShells: true });
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
