import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { seed, text } from '../_shared/fields.ts';
import { checkImageSize, imageTierFields, imageTierPricing } from '../_shared/image-tiers.ts';
import { ASPECTS, TEMPLATES } from '../_shared/picture-terms.ts';
import { understood } from '../_shared/understood.ts';

export const params = z.object({
  prompt: text(1, 1024).meta({
    description: 'What to show, in words: things, place, light, camera, and what the picture is made with.',
  }),
  negative: text(0, 255).optional().meta({ description: 'What to leave out: things, colours, parts of the place.' }),
  ...imageTierFields,
  aspect: z.enum(ASPECTS).default('1:1').meta({ description: 'Width to height.' }),
  template: z.enum(TEMPLATES['text-to-image']).optional().meta({
    description:
      'asset_extraction: the thing alone from three sides. character_completion: the whole figure, standing. t_pose: from the front, arms spread. variants: four designs. figure: as a figurine beside its box.',
  }),
  seed,
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'text-to-image',
  summary: 'Turn a sentence into a picture.',
  lane: 'image',
  visibility: 'public',
  params,
  example: { prompt: 'a red fox in a forest at sunset', style: 'standard', aspect: '3:2', seed: 7 },
  ...imageTierPricing,
  files: () => ['image-1.png'],
  check: checkImageSize,
  output: z.object({
    understood: understood.extend({
      picture: z
        .object({
          backdrop: z.string(),
          light: z.string(),
          shot: z.string(),
          angle: z.string(),
          weather: z.string(),
          finish: z.string(),
          tone: z.string(),
          words: z.array(z.string()).meta({ description: 'Words that were taken for the picture, not for things.' }),
        })
        .loose(),
    }),
    seed: z.int(),
    width: z.int(),
    height: z.int(),
  }),
  thumbnail: true,
  timeoutMs: 300_000,
  load: () => import('./run.ts'),
});
