import {
  type DressedPart,
  findColorCells,
  listAtlas,
  type PaintedPart,
  type PaintedSurface,
  paintSurface,
  rebuildScene,
  type Scene,
  type SurfaceModel,
  type SurfacePart,
  type Texture,
  takeApart,
  writeGlb,
} from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { OpError } from '../../engine/op-error.ts';
import { encodeAtlas } from '../_shared/encode-atlas.ts';
import { knownParts } from '../_shared/known-parts.ts';
import { readModel } from '../_shared/read-model.ts';
import { createSculptPool } from '../_shared/sculpt-pool.ts';
import { shrinkAtlas } from '../_shared/shrink-atlas.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { renderThumbnail } from '../_shared/thumbnail.ts';
import { chooseNodes } from './choose-nodes.ts';
import { choosePainted, describeParts, readShown } from './describe-parts.ts';
import { labelsFromShape } from './labels-from-shape.ts';
import { lookFromPicture, lookFromWords } from './looks.ts';
import { op, type Params } from './op.ts';
import { type Origin, readOrigin } from './origin.ts';

/** Atlas and occlusion rays of each quality. */
const QUALITIES = {
  standard: { size: 2048, rays: 32 },
  pro: { size: 4096, rays: 48 },
  ultra: { size: 8192, rays: 48 },
};
const THREADS = 2;
/** How much hollows darken the base colour, beside an occlusion map and without one. */
const DARKEN = { pbr: 0.3, plain: 0.75 };

/** A finished model and a prompt -> the same model, painted anew. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  await repaint(params, ctx, QUALITIES[params.quality ?? 'standard']);
}

/** The same, with a given atlas (texels along its side) and as many occlusion rays a texel. */
export async function repaint(
  params: Params,
  ctx: OpContext,
  { size, rays }: { size: number; rays: number },
): Promise<void> {
  ctx.progress(0.01, 'reading the model');
  const given = await readModel(await ctx.input('input'));
  const origin = await readOrigin(given, ctx);
  const { known, words } = await knownParts(given, ctx);
  const told = origin?.labels ?? known;
  const labels = told || params.ref_image_token ? told : labelsFromShape(given, params.prompt, words);
  ctx.signal.throwIfAborted();
  const { scene, only } = chooseNodes(given, params.part_names, origin?.labels);
  const shown = await readShown(scene);
  const cells = origin?.labels ? undefined : findColorCells(scene, shown.read);
  const model = takeApart(scene, { labels, cells, realExtent: origin?.extent, only });
  ctx.signal.throwIfAborted();
  const parts = model.parts.filter((part) => !isCutOut(part, scene));
  if (!parts.length) throw new OpError('input: the model has no surface that could be painted.');
  ctx.progress(0.05, 'reading the prompt');
  const describe = (): DressedPart[] => describeParts(parts, model, shown, origin);
  const look = params.ref_image_token
    ? await lookFromPicture(ctx, parts, model, describe)
    : await lookFromWords(params, ctx, describe());
  ctx.signal.throwIfAborted();
  const painted = choosePainted(parts, look, model, shown, origin);
  const isPainted = new Set(painted.map(({ part }) => part));
  const names = [...new Set(painted.map(({ part }) => part.label))];
  const surface = await paintParts(params, ctx, painted, {
    size,
    rays,
    keepUvs: params.alignment === 'original',
    seed: ctx.seed,
    others: [...model.others, ...parts.filter((part) => !isPainted.has(part)).map(({ mesh }) => mesh)],
    darken: params.pbr ? DARKEN.pbr : DARKEN.plain,
  });
  await finish(params, ctx, model, painted, surface, origin);
  const left = model.parts.filter((part) => !parts.includes(part));
  ctx.output({
    seed: ctx.seed,
    ...look.told,
    parts: names,
    texture_size: size,
    kept_uvs: surface.keptUvs,
    left: left.map(({ label }) => `${label}: its shape is cut out of its picture`),
  });
  ctx.progress(1, 'done');
}

/** Leaves and hair on cards: painted over, their cards would show. */
function isCutOut({ material }: SurfacePart, scene: Scene): boolean {
  if (material === undefined) return false;
  const { alphaMode, baseColorTexture } = scene.materials[material];
  return alphaMode !== 'OPAQUE' && baseColorTexture !== undefined;
}

async function paintParts(
  { pbr }: Params,
  ctx: OpContext,
  painted: readonly PaintedPart[],
  options: Parameters<typeof paintSurface>[1],
): Promise<PaintedSurface> {
  const pool = createSculptPool(THREADS, ctx.signal);
  try {
    const lit = pbr ? painted : painted.map((each) => ({ ...each, spec: { ...each.spec, lit: true } }));
    return await paintSurface(lit, options, pool, (f, stage) => ctx.progress(0.07 + 0.75 * f, stage));
  } finally {
    pool.close();
  }
}

async function finish(
  params: Params,
  ctx: OpContext,
  model: SurfaceModel,
  painted: readonly PaintedPart[],
  { meshes, pixels }: PaintedSurface,
  origin: Origin | undefined,
): Promise<void> {
  ctx.progress(0.83, 'packing the pictures');
  const encoding = encodeAtlas(pixels);
  const { pbr } = params;
  const glows = pbr && pixels.emissive !== undefined;
  const finished = painted.map(({ part, spec }, i) => ({ part, spec, mesh: meshes[i] }));
  const { scene, order } = rebuildScene(model, finished, { plain: !pbr, glows });
  const pages = shrinkAtlas(pixels, 1024).slice(0, pbr ? undefined : 1);
  const old = scene.textures.length > pages.length;
  const preview = old ? undefined : await renderThumbnail(scene, pages);
  const atlas: Texture[] = listAtlas(await encoding);
  for (let i = 0; i < pages.length; i++) scene.textures[i] = atlas[i];
  ctx.signal.throwIfAborted();
  await ctx.thumbnail(preview ?? (await renderThumbnail(scene)));
  ctx.progress(0.97, 'writing the file');
  await ctx.emit(op.files(params)[0], writeGlb(scene));
  await keepLineage(ctx, origin, order);
}

/** Parts may stand in another order now: later operations are told so. */
async function keepLineage(
  ctx: OpContext,
  origin: Origin | undefined,
  order: readonly { label: string; faces: number }[],
): Promise<void> {
  if (!origin?.labels || origin.lineage.nodes.length !== 1) return;
  const [node] = origin.lineage.nodes;
  if (order.reduce((sum, { faces }) => sum + faces, 0) !== origin.labels.length) return;
  const before = new Map(node.parts.map((part) => [part.name, part]));
  const parts = order.map(({ label, faces }) => ({ material: 'plain', ...before.get(label), name: label, faces }));
  const lineage = { ...origin.lineage, nodes: [{ ...node, parts }] };
  await ctx.keep('lineage.json', new TextEncoder().encode(JSON.stringify(lineage)));
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}
