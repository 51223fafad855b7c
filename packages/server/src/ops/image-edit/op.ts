import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { seed, text } from '../_shared/fields.ts';
import { imageToken } from '../_shared/ids.ts';
import { checkImageSize, imageTierFields, imageTierPricing } from '../_shared/image-tiers.ts';
import { checkPicture, PICTURE_INPUTS, pictureFields } from '../_shared/picture-input.ts';
import { ASPECTS, TEMPLATES } from '../_shared/picture-terms.ts';

export const params = z.object({
  ...pictureFields,
  prompt: text(1, 1024).optional().meta({
    description:
      'What to change, in words, in order: colours and materials, background, style, light, weather, crop, turn, lettering, frame, things to add or take away. Required unless template is given. What is not understood fails the task with a sentence that names it.',
  }),
  negative: text(0, 255).optional().meta({ description: 'What must neither be added nor changed.' }),
  ...imageTierFields,
  aspect: z.enum(ASPECTS).optional().meta({
    description:
      "Width to height; the picture's own when absent. Where it differs the canvas is extended, never distorted: a plain ground goes on in its colours, a see-through one see-through, another is mirrored and melts away.",
  }),
  refs: z.array(imageToken).max(3).optional().meta({
    description:
      'Reference pictures that the prompt speaks of: "the colours of the reference", "the hat from image 2".',
  }),
  template: z.enum(TEMPLATES['image-edit']).optional().meta({
    description:
      't_pose: the figure from the front, arms spread. character_completion: all of it, standing. 3d_enhance: as a shaded model. variants: four designs. figure: as a figurine beside its box.',
  }),
  seed,
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'image-edit',
  summary: 'Change a picture by saying what is to be different.',
  lane: 'image',
  visibility: 'public',
  params,
  example: { image_token: 'img_example', prompt: 'make the car red and put it on a beach', style: 'standard' },
  ...imageTierPricing,
  files: () => ['image-1.png'],
  inputs: { ...PICTURE_INPUTS, refs: 'image_token' },
  check: (p) => {
    const { prompt, template } = p;
    const wrong = checkPicture(p);
    if (wrong !== undefined) return wrong;
    if (prompt === undefined && template === undefined) return 'prompt: required, unless template is given.';
    return checkImageSize(p);
  },
  output: z.object({
    understood: z
      .array(z.object({ kind: z.string(), words: z.string() }))
      .meta({ description: 'What was done, in order, and the words that it was read from.' }),
    notes: z.array(z.string()).meta({ description: 'What was done otherwise than asked, in sentences.' }),
    seed: z.int(),
    width: z.int(),
    height: z.int(),
  }),
  thumbnail: true,
  timeoutMs: 300_000,
  load: () => import('./run.ts'),
});
