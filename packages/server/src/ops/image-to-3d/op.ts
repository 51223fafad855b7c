import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { flag } from '../_shared/fields.ts';
import { LADDER_PRICES, ladderFields, ladderPlan, priceLadder } from '../_shared/ladder.ts';
import { ladderOutput } from '../_shared/ladder-output.ts';
import { checkPicture, PICTURE_INPUTS, pictureFields } from '../_shared/picture-input.ts';
import { ROUTES } from '../_shared/routes/route.ts';

export const params = z.object({
  ...pictureFields,
  ...ladderFields,
  align_image: flag(
    false,
    'Straight on, the model looks as in the picture: it is not stood upright where that was taken from above, and what is recognised is turned from its own front.',
  ),
  autofix: flag(false, 'Mends a dark, pale or tinted picture before it is used.'),
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'image-to-3d',
  summary: 'Turn a picture of one thing into a textured 3D model.',
  lane: 'generate',
  visibility: 'public',
  params,
  example: { image_token: 'img_example' },
  prices: { base: 30, ...LADDER_PRICES },
  price: (p, credits) => priceLadder(p, credits),
  files: (p) => [ladderPlan(p).quad ? 'model.fbx' : 'model.glb'],
  inputs: PICTURE_INPUTS,
  check: checkPicture,
  output: z.object({
    route: z.enum(ROUTES).meta({
      description:
        'How the shape was found: archetype knows the kind of thing and fits it, inflate blows the outline up, limbs is an animal from the side, plate is flat with an edge, lathe is turned about an axis, box is seen from a corner, solid is what a network trained on known shapes guesses behind the outline.',
    }),
    azimuth: z.number().meta({
      description:
        'Degrees around the model, from +Z towards +X, from which the picture was taken: 0 unless the thing is known and stands with its own front to +Z.',
    }),
    elevation: z.number().meta({
      description: 'Degrees above the horizon from which the picture was taken: from there the model looks as in it.',
    }),
    lean: z.number().optional().meta({
      description: 'With align_image: degrees by which its own upright axis leans to the viewer.',
    }),
    recognised: z.string().optional().meta({ description: 'With route archetype: what it was taken for.' }),
    outline: z.enum(['alpha', 'plain', 'busy']).meta({
      description: 'Where the outline comes from: transparency, a plain ground, or what stands out from a busy one.',
    }),
    cut_off: z.boolean().meta({ description: 'The frame cuts the subject off.' }),
    ...ladderOutput,
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});
