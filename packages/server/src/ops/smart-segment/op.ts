import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { seed, text } from '../_shared/fields.ts';
import { taskInput } from '../_shared/ids.ts';
import { checkPicture, PICTURE_INPUTS, pictureFields } from '../_shared/picture-input.ts';

export const params = z.object({
  ...pictureFields,
  input: taskInput
    .optional()
    .meta({ description: 'A task of yours that made a model (GLB or FBX), in place of a picture.' }),
  granularity: z.enum(['coarse', 'medium', 'fine']).meta({
    description:
      'How finely the subject is divided: of a picture about 4, 8 or 16 parts at most; of a model 3 to 6, 6 to 15, or 15 and more.',
  }),
  hint: text(0, 400)
    .default('')
    .meta({ description: 'What to look for: “the red hat and the sword”, “5 parts”, “wheels”.' }),
  seed,
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'smart-segment',
  summary:
    'Divide a model, or the subject of a picture, into named parts: a model of separate parts, and a mask of its front.',
  lane: 'mesh',
  visibility: 'private',
  params,
  example: { image_token: 'img_example', granularity: 'medium' },
  prices: { image: 85, model: 55 },
  price: (p, credits) => (p.input === undefined ? credits.image : credits.model),
  files: () => ['parts.glb', 'mask.png'],
  inputs: { ...PICTURE_INPUTS, input: 'task' },
  check: (p, { input }) => {
    if (p.input === undefined)
      return checkPicture(p)?.replace('required, or', 'required, or input with a model task, or');
    if (p.image_token !== undefined || p.image_task !== undefined)
      return 'input: not together with image_token or image_task; give one of them.';
    if (!/\.(glb|fbx)$/.test(input?.files[0]?.name ?? '')) return 'input: that task has no GLB or FBX model to divide.';
    return undefined;
  },
  output: z.object({
    parts: z.array(z.string()).meta({ description: 'Names of the parts, the largest first: the nodes of parts.glb.' }),
    legend: z
      .array(z.object({ name: z.string(), color: z.string(), looks: z.string().optional(), share: z.number() }))
      .meta({
        description:
          'For each part in the same order: its colour in mask.png, what colour it has (not said of what the front hides), its share of the subject: of a picture its area, of a model its surface.',
      }),
    outline: z.enum(['alpha', 'plain', 'busy']).optional().meta({ description: 'Of a picture: what its ground was.' }),
    seed: z.int(),
    faces: z.int(),
    vertices: z.int(),
    size: z.object({ x: z.number(), y: z.number(), z: z.number(), unit: z.literal('m') }),
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});
