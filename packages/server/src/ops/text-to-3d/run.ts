import { ARCHETYPES, parsePrompt } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { ladderPlan } from '../_shared/ladder.ts';
import { sculptModel } from '../_shared/sculpt-model.ts';
import { warmSculptPool } from '../_shared/sculpt-pool.ts';
import { sculptQuads } from '../_shared/sculpt-quads.ts';
import { op, type Params } from './op.ts';

/** Prompt -> scene -> model.glb, or model.fbx of quads, its preview, and the lineage that later operations build on. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the prompt');
  const { scene: spec, understood } = parsePrompt(params.prompt, {
    negative: params.negative,
    seed: ctx.seed,
    archetypes: ARCHETYPES,
  });
  const plan = ladderPlan(params);
  const made = await (plan.quad ? sculptQuads : sculptModel)(spec, plan, {
    signal: ctx.signal,
    thumbnail: true,
    progress: (fraction, stage) => ctx.progress(0.02 + 0.96 * fraction, stage),
  });
  const { facts, lineage, thumbnail } = made;
  if (thumbnail) await ctx.thumbnail(thumbnail);
  await ctx.emit(op.files(params)[0], 'file' in made ? made.file : made.glb);
  await ctx.keep(
    'lineage.json',
    new TextEncoder().encode(JSON.stringify({ ...lineage, prompt: params.prompt, understood })),
  );
  ctx.output({ understood, seed: ctx.seed, ...facts });
  ctx.progress(1, 'done');
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmSculptPool();
}
