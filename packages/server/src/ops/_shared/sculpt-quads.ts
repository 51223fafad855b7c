import type { SceneSpec } from '@claywork/kernels';
import type { ladderPlan } from './ladder.ts';
import { quadModel } from './quad-model.ts';
import { quadsFor } from './retopo-terms.ts';
import { type ModelRun, type SculptedModel, sculptModel } from './sculpt-model.ts';
import { renderThumbnail } from './thumbnail.ts';
import { writeQuadFbx } from './write-quad-fbx.ts';

/** Quads of each rung where the request names no number. */
const QUADS = { draft: 3000, standard: 5000, pro: 7500, cinematic: 10_000 } as const;
const QUADS_LOW_POLY = 1500;

/** What quads add to a sculpted model. */
export interface SculptedQuads extends Omit<SculptedModel, 'glb' | 'scene' | 'facts'> {
  /** model.fbx. */
  file: Uint8Array;
  facts: SculptedModel['facts'] & { quads: number };
}

/**
 * Builds a scene as `sculptModel` does, at the full detail of its rung, lays quads over it and bakes its look onto them. The face limit counts
 * quads.
 */
export async function sculptQuads(
  spec: SceneSpec,
  ladder: ReturnType<typeof ladderPlan>,
  run: ModelRun,
): Promise<SculptedQuads> {
  const { models, lineage, facts, scene } = await sculptModel(
    spec,
    { ...ladder, faceLimit: undefined },
    { ...run, thumbnail: false, progress: (share, stage) => run.progress(0.4 * share, stage) },
  );
  const wanted = ladder.faceLimit ?? (ladder.lowPoly ? QUADS_LOW_POLY : QUADS[ladder.quality]);
  const made = await quadModel(
    scene,
    { quads: quadsFor(wanted), bake: scene.textures.length > 0, textureSize: ladder.ultraTexture ? 4096 : 2048 },
    { signal: run.signal, progress: (share, stage) => run.progress(0.4 + 0.5 * share, stage) },
  );
  run.progress(0.9, 'taking its picture');
  const thumbnail = run.thumbnail ? await renderThumbnail(made.scene) : undefined;
  run.progress(0.95, 'writing the file');
  const quads = made.mesh.quadCount ?? 0;
  return {
    models,
    lineage,
    thumbnail,
    file: await writeQuadFbx(made.scene, 4096),
    facts: { ...facts, faces: quads, quads, vertices: made.mesh.positions.length / 3 },
  };
}
