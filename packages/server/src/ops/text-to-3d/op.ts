import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { text } from '../_shared/fields.ts';
import { LADDER_PRICES, ladderFields, ladderPlan, priceLadder } from '../_shared/ladder.ts';

export const params = z.object({
  prompt: text(3, 1200).meta({ description: 'What to make, in words: things, colours, materials, counts, relations.' }),
  negative: text(0, 255).optional().meta({ description: 'What to leave out.' }),
  ...ladderFields,
});

export type Params = z.output<typeof params>;

const guess = z.object({ word: z.string(), taken_as: z.string(), because: z.string() });
const leftOut = z.looseObject({ words: z.string(), noun: z.string(), wanted: z.string(), count: z.int() });
const node = z.looseObject({
  words: z.string(),
  noun: z.string(),
  archetype: z.string(),
  confidence: z.enum(['exact', 'synonym', 'guess', 'planned']),
  count: z.int(),
});

const planner = z.object({
  model: z.string(),
  used: z.boolean(),
  reason: z
    .enum(['planned', 'not needed', 'unavailable', 'refused', 'unusable'])
    .meta({ description: 'Why its plan was taken, or why the reading is our own.' }),
});

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
    understood: z.object({
      nodes: z.array(node),
      relations: z.array(z.string()),
      ignored: z.array(z.string()).meta({ description: 'Words that had no effect.' }),
      left_out: z
        .array(leftOut)
        .optional()
        .meta({ description: 'Things worn or carried along that cannot be made yet.' }),
      guesses: z.array(guess).meta({ description: 'Words that were taken as something else.' }),
      planner: planner.optional().meta({ description: 'The language model that this service asks, if it has one.' }),
    }),
    seed: z.int(),
    faces: z.int().meta({ description: 'Triangles, or quads with quad.' }),
    quads: z.int().optional(),
    vertices: z.int(),
    parts: z.int(),
    size: z.object({ x: z.number(), y: z.number(), z: z.number(), unit: z.literal('m') }),
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});
