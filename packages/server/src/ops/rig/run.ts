import {
  bindWeights,
  joinScene,
  measureModel,
  rigScene,
  type Scene,
  turnPoints,
  writeFbx,
  writeGlb,
} from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { OpError } from '../../engine/op-error.ts';
import { type FoundBody, findBody } from '../_shared/find-skeleton.ts';
import { readModel } from '../_shared/read-model.ts';
import { keepRig, RIG_MODEL } from '../_shared/rig-file.ts';
import { splitTextures } from '../_shared/split-textures.ts';
import { drawRig } from './draw-rig.ts';
import { op, type Params } from './op.ts';

/** Pictures of an FBX are no larger than this. */
const TEXTURE_SIZE = 4096;

/** A model -> the same with a skeleton and a skin. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.02, 'reading the model');
  const scene = await readModel(await ctx.input('input'));
  const joined = joinScene(scene);
  ctx.signal.throwIfAborted();
  const body = await findBody(joined, ctx, { rigType: params.rig_type, from: 0.1, to: 0.4 });
  const skeleton = skeletonOf(body, params);
  ctx.signal.throwIfAborted();
  ctx.progress(0.42, 'binding the skin');
  const { turn } = body;
  const weights = bindWeights(
    { ...joined.mesh, positions: turnPoints(joined.mesh.positions, turn) },
    skeleton,
    body.known,
  );
  ctx.signal.throwIfAborted();
  const spec = params.library === 'classic' ? 'native' : params.spec;
  const rigged = rigScene(scene, joined, { skeleton, turn, weights, spec });
  ctx.progress(0.75, 'taking its picture');
  await ctx.thumbnail(await drawRig(rigged.scene));
  ctx.signal.throwIfAborted();
  ctx.progress(0.9, 'writing the file');
  const glb = writeGlb(rigged.scene);
  await ctx.emit(op.files(params)[0], params.out_format === 'fbx' ? await toFbx(rigged.scene) : glb);
  if (params.out_format === 'fbx') await ctx.keep(RIG_MODEL, glb);
  await keepRig(ctx, rigged, { skeleton, spec, library: params.library });
  const { faces, vertices } = measureModel(scene);
  ctx.output({
    rig_type: skeleton.type,
    confidence: Math.round(body.confidence * 100) / 100,
    joints: rigged.scene.skins[0].joints.length,
    spec,
    library: params.library,
    turned: turn[3] < 0.99999,
    route: body.route,
    attached: body.known?.attached ?? [],
    faces,
    vertices,
  });
  ctx.progress(1, 'done');
}

/** The skeleton, or a sentence that says why there is none. */
function skeletonOf({ riggable, rigType, reason, skeleton }: FoundBody, params: Params) {
  if (!skeleton || (!riggable && params.rig_type === undefined))
    throw new OpError(
      `The model has no body that a skeleton fits${reason ? `: ${reason}` : '.'} Name a rig_type to rig it all the same.`,
    );
  if (params.library === 'classic' && rigType !== 'biped')
    throw new OpError(
      `library: classic is for bipeds, and this model is a body of type ${rigType}; take library current.`,
    );
  return skeleton;
}

/** As Mixamo's own files are: centimetres, +Y up. */
async function toFbx(scene: Scene): Promise<Uint8Array> {
  return writeFbx(scene, { preset: 'mixamo', pictures: await splitTextures(scene, TEXTURE_SIZE, 'JPEG') });
}
