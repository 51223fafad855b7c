import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { imageTask, imageToken } from '../_shared/ids.ts';
import { LADDER_PRICES, ladderFields, ladderPlan, priceLadder } from '../_shared/ladder.ts';
import { ladderOutput } from '../_shared/ladder-output.ts';
import { checkViewTask, VIEW_NAMES } from '../_shared/view-names.ts';

const view = imageToken.optional();

export const params = z.object({
  views: z.object({ front: view, left: view, back: view, right: view }).optional().meta({
    description:
      'Two to four pictures of one thing, each from its own side, as level as can be: what a viewer sees who stands before it, at its left, behind it, at its right. Scale and padding may differ.',
  }),
  multiview_task: imageTask.optional().meta({
    description: 'Instead of views: a multiview or multiview-edit task of yours, done.',
  }),
  ...ladderFields,
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'photo-scan',
  summary: 'Turn pictures of one thing from several sides into a textured 3D model.',
  lane: 'generate',
  visibility: 'public',
  params,
  example: { views: { front: 'img_example', left: 'img_example' } },
  prices: { base: 30, ...LADDER_PRICES },
  price: (p, credits) => priceLadder(p, credits),
  files: (p) => [ladderPlan(p).quad ? 'model.fbx' : 'model.glb'],
  inputs: { views: 'image_token', multiview_task: 'image_task' },
  check: (p, inputs) => {
    if (p.views && p.multiview_task !== undefined) return 'multiview_task: not together with views; give one of them.';
    if (p.views) {
      const given = VIEW_NAMES.filter((name) => p.views?.[name] !== undefined).length;
      return given < 2 ? `views: two to four of ${VIEW_NAMES.join(', ')}; ${given} given.` : undefined;
    }
    if (p.multiview_task === undefined) return 'views: required, or multiview_task.';
    return checkViewTask('multiview_task', inputs.multiview_task);
  },
  output: z.object({
    route: z.enum(['hull', 'inflate']).meta({
      description: 'hull: the solid between outlines from two directions. inflate: only opposite sides were shown.',
    }),
    views: z.array(z.enum(VIEW_NAMES)).meta({ description: 'The sides that the model was made from.' }),
    swapped: z.boolean().meta({ description: 'Left and right were exchanged: their colours told so.' }),
    ...ladderOutput,
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});
