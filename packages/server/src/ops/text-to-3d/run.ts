import type { OpContext } from '../../engine/define-op.ts';
import { ladderPlan } from '../_shared/ladder.ts';
import { sculptModel } from '../_shared/sculpt-model.ts';
import { sculptQuads } from '../_shared/sculpt-quads.ts';
import { type Sketch, sketchScene } from '../_shared/sketch-scene.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { op, type Params } from './op.ts';

/** Prompt -> scene -> model.glb, or model.fbx of quads, its preview, and the lineage that later operations build on. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the prompt');
  const { sketch, parsed } = await sketchScene(params, ctx);
  const { understood, made } = await sculptEither(sketch, parsed, params, ctx);
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

/** A plan that cannot be finished is given up for what the parser read: a planner never costs a task. */
async function sculptEither(sketch: Sketch, parsed: Sketch, params: Params, ctx: OpContext) {
  const plan = ladderPlan(params);
  const sculpt = async ({ scene, understood }: Sketch) => ({
    understood,
    made: await (plan.quad ? sculptQuads : sculptModel)(scene, plan, {
      signal: ctx.signal,
      thumbnail: true,
      progress: (fraction, stage) => ctx.progress(0.02 + 0.96 * fraction, stage),
    }),
  });
  try {
    return await sculpt(sketch);
  } catch (error) {
    if (!sketch.understood.planner?.used || ctx.signal.aborted) throw error;
    ctx.log('the plan could not be sculpted', { detail: String(error) });
    return sculpt(parsed);
  }
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}
