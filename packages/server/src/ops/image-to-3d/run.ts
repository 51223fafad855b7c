import type { OpContext } from '../../engine/define-op.ts';
import { ladderPlan } from '../_shared/ladder.ts';
import { readPicture } from '../_shared/picture-input.ts';
import { RECONSTRUCT_SIDE, reconstruct } from '../_shared/reconstruct.ts';
import { sculptModel } from '../_shared/sculpt-model.ts';
import { sculptQuads } from '../_shared/sculpt-quads.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { op, type Params } from './op.ts';

/** Picture -> subject without its ground -> solid with the picture on it -> model.glb, or model.fbx of quads. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  // Threads load while the subject is cut out.
  warm();
  ctx.progress(0.01, 'reading the picture');
  const plan = ladderPlan(params);
  const picture = await readPicture(params, ctx, RECONSTRUCT_SIDE);
  const { cut, scene, route, azimuth, elevation, lean, recognised } = await reconstruct(picture, {
    quality: params.quality,
    seed: ctx.seed,
    align: params.align_image,
    parts: plan.parts,
    autofix: params.autofix,
    signal: ctx.signal,
    progress: (fraction, stage) => ctx.progress(0.03 + 0.37 * fraction, stage),
  });
  const made = await (plan.quad ? sculptQuads : sculptModel)(scene, plan, {
    signal: ctx.signal,
    thumbnail: true,
    progress: (fraction, stage) => ctx.progress(0.4 + 0.58 * fraction, stage),
  });
  if (made.thumbnail) await ctx.thumbnail(made.thumbnail);
  await ctx.emit(op.files(params)[0], 'file' in made ? made.file : made.glb);
  // The shape stands in the file: here it would only be numbers.
  const lineage = { ...made.lineage, scene: { ...scene, nodes: [{ id: 'subject' }] } };
  await ctx.keep('lineage.json', new TextEncoder().encode(JSON.stringify(lineage)));
  ctx.output({
    ...(params.align_image && { lean }),
    ...{ route, azimuth, elevation, recognised, outline: cut.source, cut_off: cut.cut.includes(true), seed: ctx.seed },
    ...made.facts,
  });
  ctx.progress(1, 'done');
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}
