import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { text } from '../_shared/fields.ts';
import { LADDER_PRICES, ladderFields, ladderPlan, priceLadder } from '../_shared/ladder.ts';
import { ladderOutput } from '../_shared/ladder-output.ts';
import { understood } from '../_shared/understood.ts';

export const params = z.object({
  prompt: text(3, 1200).meta({ description: 'What to make, in words: things, colours, materials, counts, relations.' }),
  negative: text(0, 255).optional().meta({ description: 'What to leave out.' }),
  ...ladderFields,
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'text-to-3d',
  summary: 'Turn a sentence into a textured 3D model.',
  lane: 'generate',
  visibility: 'public',
  params,
  example: { prompt: 'a green dragon with orange wings', seed: 7 },
  prices: { base: 20, ...LADDER_PRICES },
  price: (p, credits) => priceLadder(p, credits),
  files: (p) => [ladderPlan(p).quad ? 'model.fbx' : 'model.glb'],
  output: z.object({
    understood,
    ...ladderOutput,
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});
