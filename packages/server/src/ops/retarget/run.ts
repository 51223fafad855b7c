import {
  type ClipTarget,
  fleshOfScene,
  type Motion,
  makeMotion,
  motionToClip,
  poseScene,
  type Scene,
  writeFbx,
  writeGlb,
} from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { decodeTextures } from '../_shared/decode-textures.ts';
import { readModel } from '../_shared/read-model.ts';
import { findJointNodes, readRig } from '../_shared/read-rig.ts';
import { RIG_MODEL } from '../_shared/rig-file.ts';
import { splitTextures } from '../_shared/split-textures.ts';
import { renderThumbnail, thumbnailSide } from '../_shared/thumbnail.ts';
import { op, type Params } from './op.ts';

/** Pictures of an FBX file are no larger than this. */
const PICTURE_SIDE = 4096;

/** A rigged model -> one file a motion. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.02, 'reading the rig');
  const rig = await readRig(ctx);
  const scene = { ...(await readModel(await rigModel(ctx))), animations: [] };
  const target: ClipTarget = { scene, skeleton: rig.skeleton, nodes: findJointNodes(rig, scene) };
  const flesh = fleshOfScene(target);
  const motions: Motion[] = [];
  for (const [i, preset] of params.animations.entries()) {
    ctx.signal.throwIfAborted();
    ctx.progress(0.1 + (0.3 * i) / params.animations.length, `making ${preset}`);
    motions.push(makeMotion(preset, rig.skeleton, { inPlace: params.in_place, flesh }));
  }
  const clips = motions.map((motion) => motionToClip(motion, target));
  ctx.progress(0.45, 'taking its picture');
  const pictures = await decodeTextures(scene, thumbnailSide(scene.textures.length));
  const middle = (motions[0].frames - 1) / motions[0].fps;
  await ctx.thumbnail(await renderThumbnail(poseScene(scene, clips[0], 0.45 * middle), pictures));
  const write = await writerOf(params.bake ? scene : bare(scene), params.out_format);
  const files = op.files(params);
  for (const [i, clip] of clips.entries()) {
    ctx.signal.throwIfAborted();
    ctx.progress(0.6 + (0.4 * i) / clips.length, `writing ${files[i]}`);
    await ctx.emit(files[i], write({ ...(params.bake ? scene : bare(scene)), animations: [clip] }));
  }
  ctx.output({
    rig_type: rig.skeleton.type,
    clips: motions.map(({ name, frames, fps, loop }, i) => ({
      ...{ name, file: files[i], frames, loop },
      seconds: Math.round((1000 * (frames - 1)) / fps) / 1000,
    })),
  });
  ctx.progress(1, 'done');
}

/** The rig's file; the GLB kept beside one of another format, which says the same and is read sooner. */
async function rigModel(ctx: OpContext): Promise<{ name: string; bytes: Uint8Array }> {
  const given = await ctx.input('input');
  if (given.name.endsWith('.glb')) return given;
  return ctx.input('input', RIG_MODEL).catch(() => given);
}

/** What the clips of one scene are written with: its pictures are made ready once. */
async function writerOf(scene: Scene, format: Params['out_format']): Promise<(scene: Scene) => Uint8Array> {
  if (format === 'glb') return writeGlb;
  const pictures = await splitTextures(scene, PICTURE_SIDE, 'PNG');
  return (each) => writeFbx(each, { pictures });
}

/** The skeleton alone. */
function bare(scene: Scene): Scene {
  const nodes = scene.nodes.map(({ mesh: _mesh, skin: _skin, ...node }) => node);
  return { ...scene, nodes, meshes: [], materials: [], textures: [] };
}
