import { ARCHETYPES, parsePrompt } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { ladderPlan } from '../_shared/ladder.ts';
import { sculptModel } from '../_shared/sculpt-model.ts';
import { renderThumbnail } from '../_shared/thumbnail.ts';
import type { Params } from './op.ts';

/** Prompt -> scene -> model.glb, its preview, and the lineage that later operations build on. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the prompt');
  const { scene: spec, understood } = parsePrompt(params.prompt, {
    negative: params.negative,
    seed: ctx.seed,
    archetypes: ARCHETYPES,
  });
  const { glb, scene, facts, lineage } = await sculptModel(spec, ladderPlan(params), {
    signal: ctx.signal,
    progress: (fraction, stage) => ctx.progress(0.02 + 0.88 * fraction, stage),
  });
  ctx.progress(0.91, 'taking its picture');
  await ctx.thumbnail(await renderThumbnail(scene));
  await ctx.emit('model.glb', glb);
  await ctx.keep(
    'lineage.json',
    new TextEncoder().encode(JSON.stringify({ ...lineage, prompt: params.prompt, understood })),
  );
  ctx.output({ understood, seed: ctx.seed, ...facts });
  ctx.progress(1, 'done');
}
