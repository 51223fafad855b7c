import { measureDistance, measureQuads, type Scene, writeGlb } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { quadModel } from '../_shared/quad-model.ts';
import { readModel } from '../_shared/read-model.ts';
import type { RebuildRun } from '../_shared/rebuild-model.ts';
import { reduceModel } from '../_shared/reduce-model.ts';
import { renderThumbnail } from '../_shared/thumbnail.ts';
import { writeQuadFbx } from '../_shared/write-quad-fbx.ts';
import { facesWanted, op, type Params } from './op.ts';

/** Texels along a side of the new atlas. */
const TEXTURE_SIZE = 2048;

/** A finished model -> the same in a new mesh, its look baked onto it. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the model');
  const scene = await readModel(await ctx.input('input'));
  const built = await rebuild(scene, params, {
    signal: ctx.signal,
    progress: (fraction, stage) => ctx.progress(0.04 + 0.82 * fraction, stage),
  });
  ctx.progress(0.87, 'taking its picture');
  await ctx.thumbnail(await renderThumbnail(built.scene));
  ctx.signal.throwIfAborted();
  ctx.progress(0.94, 'writing the file');
  const file = params.quad ? await writeQuadFbx(built.scene, TEXTURE_SIZE) : writeGlb(built.scene);
  await ctx.emit(op.files(params)[0], file);
  const { mean, p99 } = measureDistance(built.source, built.mesh);
  ctx.output({
    ...countFaces(params, built),
    distance: { mean: round(mean), p99: round(p99) },
    textures: built.scene.textures.length,
    dropped: built.dropped,
  });
  ctx.progress(1, 'done');
}

function rebuild(scene: Scene, params: Params, run: RebuildRun) {
  const options = { bake: params.bake, textureSize: TEXTURE_SIZE };
  const faces = facesWanted(params);
  if (params.mode === 'basic') return reduceModel(scene, { ...options, faces }, run);
  return quadModel(scene, { ...options, quads: params.quad ? faces : Math.round(faces / 2) }, run);
}

function countFaces({ mode, quad }: Params, { mesh, source }: Awaited<ReturnType<typeof rebuild>>) {
  const triangles = mesh.indices.length / 3;
  const vertices = mesh.positions.length / 3;
  if (mode === 'basic') return { faces: triangles, vertices };
  const { quads, irregularShare } = measureQuads(mesh, source);
  return { faces: quad ? quads : triangles, quads, vertices, irregular: round(irregularShare) };
}

function round(x: number): number {
  return Math.round(x * 1e5) / 1e5;
}
