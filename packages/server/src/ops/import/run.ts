import { cleanScene, findSizeProblem, measureModel, readScene, writeGlb } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { OpError } from '../../engine/op-error.ts';
import { checkPictures } from '../_shared/check-pictures.ts';
import { decodeTextures } from '../_shared/decode-textures.ts';
import { countFaces } from '../_shared/limit-faces.ts';
import { mergeTextures } from '../_shared/merge-textures.ts';
import { emptyCostlyPictures } from '../_shared/picture-budget.ts';
import { renderThumbnail, thumbnailSide } from '../_shared/thumbnail.ts';
import type { Params } from './op.ts';

const FACES_MAX = 2_000_000;

/** Upload -> checked, cleaned model.glb. Everything in the file counts as hostile until it has been read. */
export async function run(_params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.02, 'reading the model');
  const { bytes, name } = await ctx.input('model_token');
  const read = await readScene(bytes, name);
  ctx.signal.throwIfAborted();
  // counted before anything is made of them: a small file can show one mesh a thousand times
  const all = countFaces(read.scene);
  if (all > FACES_MAX) throw new OpError(`The model has ${all} faces, more than the ${FACES_MAX} allowed.`);
  ctx.progress(0.4, 'cleaning it');
  const { scene, report } = cleanScene(read.scene);
  const { bounds: _bounds, ...facts } = measureModel(scene);
  if (facts.faces === 0) throw new OpError('The model has no faces.');
  await emptyCostlyPictures(scene);
  const merged = await mergeTextures(scene, read.merges ?? []);
  const pictures = await decodeTextures(scene, thumbnailSide(scene.textures.length));
  const warnings = [...read.warnings, ...merged, ...checkPictures(scene, pictures)];
  const flat = report.degenerateFaces;
  if (flat) warnings.push(`${flat} ${flat === 1 ? 'face without area was' : 'faces without area were'} dropped.`);
  if (report.normalsComputed) warnings.push('Missing normals were computed.');
  if (report.tangentsComputed) warnings.push('Missing tangents were computed.');
  const strange = findSizeProblem(facts.size);
  if (strange) warnings.push(`The model is ${strange.problem}. ${strange.advice}`);
  ctx.signal.throwIfAborted();
  ctx.progress(0.6, 'taking its picture');
  await ctx.thumbnail(await renderThumbnail(scene, pictures));
  ctx.progress(0.9, 'writing the file');
  await ctx.emit('model.glb', writeGlb(scene));
  ctx.output({ ...facts, textures: scene.textures.length, warnings });
  ctx.progress(1, 'done');
}
