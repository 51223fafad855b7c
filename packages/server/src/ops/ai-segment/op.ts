import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { flag } from '../_shared/fields.ts';
import { taskInput } from '../_shared/ids.ts';

export const params = z.object({
  input: taskInput,
  semantic: flag(false, 'Names the parts by what they are: head, left leg, wheel, handle. Else they are numbered.'),
  granularity: z.enum(['simple', 'balanced', 'detailed']).optional().meta({
    description: 'With semantic only: simple 3 to 6 parts, balanced 6 to 15 (the default), detailed 15 and more.',
  }),
  split: flag(
    true,
    'Pieces that do not touch are parts of their own. Else pieces that are alike, as wheels or both arms, are one part.',
  ),
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'ai-segment',
  summary: 'Divide a model into parts: named nodes with their materials, cut along clean lines.',
  lane: 'mesh',
  visibility: 'public',
  params,
  example: { input: 'task_example', semantic: true, granularity: 'balanced' },
  prices: { base: 40, 'addons.semantic': 10 },
  price: (p, credits) => credits.base + (p.semantic ? credits['addons.semantic'] : 0),
  files: () => ['model.glb'],
  inputs: { input: 'task' },
  check: (p, { input }) => {
    if (p.granularity !== undefined && !p.semantic) return 'granularity: goes with semantic: true only.';
    if (!/\.(glb|fbx)$/.test(input?.files[0]?.name ?? '')) return 'input: that task has no GLB or FBX model to divide.';
    return undefined;
  },
  output: z.object({
    parts: z
      .array(z.object({ name: z.string(), faces: z.int(), share: z.number() }))
      .meta({ description: 'The nodes of model.glb, the largest first: faces, and share of the surface.' }),
    faces: z.int(),
    vertices: z.int(),
    dropped: z.array(z.string()).meta({ description: 'What of the source the result does not have.' }),
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});
