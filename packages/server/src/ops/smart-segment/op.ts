import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { seed, text } from '../_shared/fields.ts';
import { taskInput } from '../_shared/ids.ts';
import { checkPicture, PICTURE_INPUTS, pictureFields } from '../_shared/picture-input.ts';

export const params = z.object({
  ...pictureFields,
  input: taskInput.optional().meta({ description: 'A model task. Not offered yet: give a picture.' }),
  granularity: z.enum(['coarse', 'medium', 'fine']).meta({
    description: 'How finely the subject is divided: about 4, 8 or 16 parts at most.',
  }),
  hint: text(0, 400)
    .default('')
    .meta({ description: 'What to look for: “the red hat and the sword”, “5 parts”, “wheels”.' }),
  seed,
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'smart-segment',
  summary: 'Divide the subject of a picture into named parts: a model of separate solids, and a mask.',
  lane: 'mesh',
  visibility: 'private',
  params,
  example: { image_token: 'img_example', granularity: 'medium' },
  prices: { image: 85, model: 55 },
  price: (p, credits) => (p.input === undefined ? credits.image : credits.model),
  files: () => ['parts.glb', 'mask.png'],
  inputs: PICTURE_INPUTS,
  check: (p) =>
    p.input === undefined
      ? checkPicture(p)
      : 'input: models cannot be segmented yet; give image_token or image_task instead.',
  output: z.object({
    parts: z.array(z.string()).meta({ description: 'Names of the parts, the largest first: the nodes of parts.glb.' }),
    legend: z.array(z.object({ name: z.string(), color: z.string(), looks: z.string(), share: z.number() })).meta({
      description:
        'For each part in the same order: its colour in mask.png, what colour it has, its share of the subject.',
    }),
    outline: z.enum(['alpha', 'plain', 'busy']),
    seed: z.int(),
    faces: z.int(),
    vertices: z.int(),
    size: z.object({ x: z.number(), y: z.number(), z: z.number(), unit: z.literal('m') }),
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});
