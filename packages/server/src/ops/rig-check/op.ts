import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { taskInput } from '../_shared/ids.ts';
import { rigType } from '../_shared/rig-terms.ts';

export const params = z.object({ input: taskInput });

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'rig-check',
  summary: 'Say whether a model has a body that a skeleton fits, and of what kind it is.',
  lane: 'rig',
  visibility: 'public',
  params,
  example: { input: 'task_example' },
  prices: { base: 0 },
  price: (_p, credits) => credits.base,
  files: () => [],
  inputs: { input: 'task' },
  check: (_p, { input }) =>
    /\.(glb|fbx)$/.test(input?.files[0]?.name ?? '')
      ? undefined
      : 'input: that task has no GLB or FBX model to look at.',
  output: z.object({
    riggable: z.boolean(),
    rig_type: rigType,
    confidence: z.number().min(0).max(1),
    reason: z.string().optional().meta({ description: 'Why it is not riggable.' }),
  }),
  thumbnail: false,
  timeoutMs: 180_000,
  load: () => import('./run.ts'),
});
