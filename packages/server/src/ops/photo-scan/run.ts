import { makeScan, planBuild, type ScanPicture } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { cutOnThreads } from '../_shared/cut-on-threads.ts';
import { decodeInput } from '../_shared/decode-input.ts';
import { readLevels } from '../_shared/keep-levels.ts';
import { ladderPlan } from '../_shared/ladder.ts';
import { levelView } from '../_shared/level-views.ts';
import { meshScene } from '../_shared/mesh-scene.ts';
import { PICTURE_RUNGS } from '../_shared/picture-rungs.ts';
import { sculptModel } from '../_shared/sculpt-model.ts';
import { sculptQuads } from '../_shared/sculpt-quads.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { VIEW_NAMES } from '../_shared/view-names.ts';
import { op, type Params } from './op.ts';

/** Longest side of the pictures that is worth decoding for it. */
const SIDE = 1536;

/** Pictures of sides -> outlines -> the solid between them with the pictures on it -> model.glb, or model.fbx of quads. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  const pictures = await readViews(params, ctx);
  ctx.progress(0.12, 'shaping');
  const plan = ladderPlan(params);
  const scan = makeScan(pictures, {
    ...PICTURE_RUNGS[plan.quality],
    faces: plan.quad ? undefined : planBuild(plan).faceCount,
  });
  ctx.signal.throwIfAborted();
  const scene = meshScene(scan.mesh, { base: 'plain', color: scan.color, views: scan.projection }, ctx.seed);
  const made = await (plan.quad ? sculptQuads : sculptModel)(scene, plan, {
    signal: ctx.signal,
    thumbnail: true,
    progress: (fraction, stage) => ctx.progress(0.25 + 0.73 * fraction, stage),
  });
  if (made.thumbnail) await ctx.thumbnail(made.thumbnail);
  await ctx.emit(op.files(params)[0], 'file' in made ? made.file : made.glb);
  // The shape stands in the file: here it would only be numbers.
  const lineage = { ...made.lineage, scene: { ...scene, nodes: [{ id: 'subject' }] } };
  await ctx.keep('lineage.json', new TextEncoder().encode(JSON.stringify(lineage)));
  ctx.output({
    ...{ route: scan.route, views: pictures.map(({ name }) => name), swapped: scan.swapped, seed: ctx.seed },
    ...made.facts,
  });
  ctx.progress(1, 'done');
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}

/** Every view, cut out; those of a task as they would be level, where it knows. */
async function readViews({ views }: Params, ctx: OpContext): Promise<ScanPicture[]> {
  const names = VIEW_NAMES.filter((name) => !views || views[name] !== undefined);
  const pictures: ScanPicture[] = [];
  const levels = views ? undefined : await readLevels('multiview_task', ctx);
  for (const [i, name] of names.entries()) {
    ctx.signal.throwIfAborted();
    ctx.progress(0.01 + (0.11 * i) / names.length, `cutting out the ${name} view`);
    const picture = await (views
      ? decodeInput(ctx, `views.${name}`, SIDE)
      : decodeInput(ctx, 'multiview_task', SIDE, `${name}.png`));
    pictures.push({ name, cut: await cutOnThreads(levels ? levelView(picture, levels[name]) : picture, ctx.signal) });
  }
  return pictures;
}
