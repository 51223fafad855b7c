import { joinScene } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { findBody } from '../_shared/find-skeleton.ts';
import { readModel } from '../_shared/read-model.ts';
import type { Params } from './op.ts';

/** A model -> whether it can be rigged, and as what. */
export async function run(_params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.02, 'reading the model');
  const joined = joinScene(await readModel(await ctx.input('input')));
  ctx.signal.throwIfAborted();
  const { riggable, rigType, confidence, reason } = await findBody(joined, ctx, { from: 0.2, to: 0.98 });
  ctx.output({
    riggable,
    rig_type: rigType,
    confidence: Math.round(confidence * 100) / 100,
    ...(!riggable && reason && { reason }),
  });
  ctx.progress(1, 'done');
}
