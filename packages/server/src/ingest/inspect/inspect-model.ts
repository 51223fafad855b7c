import { readFileSync } from 'node:fs';
import {
  cleanScene,
  findSizeProblem,
  measureModel,
  readScene,
  type Scene,
  writeGlb,
  zipFiles,
} from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { OpError } from '../../engine/op-error.ts';
import { checkPictures } from '../../ops/_shared/check-pictures.ts';
import { decodeTextures } from '../../ops/_shared/decode-textures.ts';
import { countFaces } from '../../ops/_shared/limit-faces.ts';
import { mergeTextures } from '../../ops/_shared/merge-textures.ts';
import { MODEL_VIEWS, renderModelViews } from '../../ops/_shared/model-views.ts';
import { emptyCostlyPictures } from '../../ops/_shared/picture-budget.ts';
import { TEXTURE_SLOTS } from '../../ops/_shared/texture-slots.ts';
import { thumbnailSide } from '../../ops/_shared/thumbnail.ts';
import { writeFormat } from '../../ops/_shared/write-format.ts';
import { LICENSE_UNKNOWN, statedLicense } from '../metadata/stated-license.ts';
import { type Inspected, type InspectParams, type LocalFile, PREVIEW_NAME } from './inspected.ts';
import { formatOf, type OpenedSource, openSource } from './open-source.ts';
import { makePreview } from './preview.ts';

const FACES_MAX = 2_000_000;
/** Already packed: deflating them again only takes time. */
const PACKED = /\.(?:png|jpe?g|webp|gif)$/i;

/**
 * Runs in a child process: reads a model file that anybody may have made, measures it, takes its pictures, and writes what will be downloaded. Emits `model.glb`, the
 * model as it came (`model.<format>`, or `model.<format>.zip` with the files it needs), and what else was asked for; keeps four pictures and a lighter GLB.
 */
export async function run(params: InspectParams, ctx: OpContext): Promise<void> {
  ctx.progress(0.02, 'reading');
  const source = openSource(params.main, params.beside);
  const format = formatOf(source.bytes, source.name);
  const read = await readScene(source.bytes, source.name, { neighbours: source.neighbours });
  if (params.mustStateLicense && !statedLicense(read.about ?? {})) throw new OpError(LICENSE_UNKNOWN);
  const all = countFaces(read.scene);
  if (all > FACES_MAX) throw new OpError(`The model has ${all} faces, more than the ${FACES_MAX} allowed.`);
  ctx.progress(0.25, 'measuring');
  const { scene } = cleanScene(read.scene);
  const facts = measureModel(scene);
  if (facts.faces === 0) throw new OpError('The model has no faces.');
  await emptyCostlyPictures(scene);
  const merged = await mergeTextures(scene, read.merges ?? []);
  const pictures = await decodeTextures(scene, thumbnailSide(scene.textures.length));
  const warnings = [...read.warnings, ...merged, ...checkPictures(scene, pictures)];
  const strange = findSizeProblem(facts.size);
  if (strange) warnings.push(`The model is ${strange.problem}. ${strange.advice}`);
  const views = await renderModelViews(scene, pictures, (done) => ctx.progress(0.35 + 0.1 * done, 'taking pictures'));
  for (const [i, webp] of views.entries()) await ctx.keep(`${MODEL_VIEWS[i]}.webp`, webp);
  ctx.progress(0.65, 'making a lighter one to look at');
  await ctx.keep(PREVIEW_NAME, await makePreview(scene));
  ctx.progress(0.75, 'writing');
  await emitFiles(scene, format, source, params, ctx, warnings);
  const { size } = facts;
  ctx.output({
    format,
    faces: facts.faces,
    vertices: facts.vertices,
    parts: facts.parts,
    materials: facts.materials,
    animated: scene.animations.length > 0,
    rigged: facts.rigged,
    textured: isTextured(scene),
    dimensions: { x: size.x, y: size.y, z: size.z },
    about: read.about ?? {},
    used: source.archived ? [] : [...source.used.keys()],
    warnings,
  } satisfies Inspected);
  ctx.progress(1, 'done');
}

async function emitFiles(
  scene: Scene,
  format: Inspected['format'],
  source: OpenedSource,
  params: InspectParams,
  ctx: OpContext,
  warnings: string[],
): Promise<void> {
  // a GLB stays as its maker wrote it: it may hold more than we understand
  await ctx.emit('model.glb', format === 'glb' ? source.bytes : writeGlb(scene));
  const taken = new Set<string>(['glb']);
  if (format !== 'glb') {
    taken.add(format);
    if (source.used.size === 0) await ctx.emit(`model.${format}`, source.bytes);
    else {
      const beside = [...source.used].map(([name, bytes]) => ({ name, bytes, packed: PACKED.test(name) }));
      await ctx.emit(`model.${format}.zip`, zipFiles([{ name: source.name, bytes: source.bytes }, ...beside]));
    }
  }
  for (const file of params.also) {
    const twin = await readTwin(file, warnings);
    if (!twin || taken.has(twin.format)) continue;
    taken.add(twin.format);
    await ctx.emit(`model.${twin.format}`, twin.bytes);
  }
  for (const wanted of params.formats) {
    const extension = wanted.toLowerCase();
    if (taken.has(extension)) continue;
    taken.add(extension);
    ctx.progress(0.85, `writing ${wanted}`);
    await ctx.emit(`model.${extension}`, await writeFormat(scene, wanted));
  }
}

/** The same model in another format, checked before anybody downloads it. */
async function readTwin(file: LocalFile, warnings: string[]) {
  try {
    const bytes = readFileSync(file.path);
    const { scene } = await readScene(bytes, file.name);
    if (countFaces(scene) === 0) throw new OpError('The model has no faces.');
    return { format: formatOf(bytes, file.name), bytes };
  } catch (error) {
    warnings.push(`${file.name} was left out: ${(error as Error).message}`);
    return undefined;
  }
}

function isTextured(scene: Scene): boolean {
  return scene.materials.some((material) => TEXTURE_SLOTS.some((slot) => material[slot]));
}
