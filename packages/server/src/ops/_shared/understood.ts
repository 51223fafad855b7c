import { z } from 'zod';

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

/** `output.understood` of every op that reads a prompt. */
export const understood = z.object({
  nodes: z.array(node),
  relations: z.array(z.string()),
  ignored: z.array(z.string()).meta({ description: 'Words that had no effect.' }),
  left_out: z.array(leftOut).optional().meta({ description: 'Things worn or carried along that cannot be made yet.' }),
  guesses: z.array(guess).meta({ description: 'Words that were taken as something else.' }),
  planner: planner.optional().meta({ description: 'The language model that this service asks, if it has one.' }),
});
