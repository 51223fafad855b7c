import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { checkPicture, PICTURE_INPUTS, pictureFields } from '../_shared/picture-input.ts';
import { VIEW_FILES } from '../_shared/view-names.ts';

export const params = z.object(pictureFields);

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'multiview',
  summary: 'Show the thing in a picture from the front, left, back and right.',
  lane: 'image',
  visibility: 'private',
  params,
  example: { image_token: 'img_example' },
  prices: { base: 10 },
  price: (_, credits) => credits.base,
  files: () => VIEW_FILES,
  inputs: PICTURE_INPUTS,
  check: checkPicture,
  output: z.object({
    side: z.int().meta({
      description:
        'Pixels along each side of the four squares: clear PNG, white under what is see-through; the thing in the middle, on one scale and ground line. front has the pixels of the picture.',
    }),
    outline: z.enum(['alpha', 'plain', 'busy']).meta({
      description: 'Where the outline comes from: transparency, a plain ground, or what stands out from a busy one.',
    }),
    cut_off: z.boolean().meta({ description: 'The frame cuts the subject off.' }),
  }),
  thumbnail: true,
  timeoutMs: 300_000,
  load: () => import('./run.ts'),
});
