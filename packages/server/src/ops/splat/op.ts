import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { seed } from '../_shared/fields.ts';
import { checkPicture, PICTURE_INPUTS, pictureFields } from '../_shared/picture-input.ts';

export const params = z.object({ ...pictureFields, seed });

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'splat',
  summary: 'Turn a picture of one thing into Gaussian splats.',
  lane: 'splat',
  visibility: 'private',
  params,
  example: { image_token: 'img_example' },
  prices: { base: 30 },
  price: (_, credits) => credits.base,
  files: () => ['scene.splat'],
  inputs: PICTURE_INPUTS,
  check: checkPicture,
  output: z.object({
    splats: z.int().meta({
      description:
        'Rows of 32 bytes: place and scales as floats, colour and opacity, rotation. Axes as cameras have them: y down, the front looks to -z; the longest side is 2, its middle the origin.',
    }),
    outline: z.enum(['alpha', 'plain', 'busy']).meta({
      description: 'Where the outline comes from: transparency, a plain ground, or what stands out from a busy one.',
    }),
    cut_off: z.boolean().meta({ description: 'The frame cuts the subject off.' }),
    seed: z.int(),
  }),
  thumbnail: true,
  timeoutMs: 300_000,
  load: () => import('./run.ts'),
});
