import { joinScene, layQuads, type Mesh, type Scene } from '@claywork/kernels';
import { type RebuildOptions, type RebuildRun, type RebuiltModel, rebuildModel } from './rebuild-model.ts';

export interface QuadModelOptions extends Omit<RebuildOptions, 'creaseAngleDeg'> {
  /** Quads wanted; met within a few percent. */
  quads: number;
  /** Mirrors the layout of the quads across the model's own plane of symmetry. Default false. */
  symmetry?: boolean;
}

export interface QuadModel extends RebuiltModel {
  /** The quads, welded, without attributes: what to measure. */
  mesh: Mesh;
  /** What they were laid over. */
  source: Mesh;
}

/**
 * A whole model -> the same in quads that follow its form, in one mesh with one atlas, loose parts kept. Sharp edges of made things
 * become edges of quads; wrinkles and noise of grown and scanned ones do not.
 */
export async function quadModel(scene: Scene, options: QuadModelOptions, run: RebuildRun): Promise<QuadModel> {
  const joined = joinScene(scene);
  const { mesh, source, creaseAngleDeg } = layQuads(joined.mesh, {
    faceCount: options.quads,
    symmetry: options.symmetry,
    signal: run.signal,
    progress: (share) => run.progress(0.02 + 0.48 * share, 'laying quads'),
  });
  const built = await rebuildModel(
    scene,
    joined,
    mesh,
    { ...options, creaseAngleDeg },
    { ...run, progress: (share, stage) => run.progress(0.5 + 0.5 * share, stage) },
  );
  return { ...built, mesh, source };
}
