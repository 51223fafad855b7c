import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { text } from '../_shared/fields.ts';
import { taskInput } from '../_shared/ids.ts';
import { checkViewTask, VIEW_FILES, VIEW_NAMES } from '../_shared/view-names.ts';

export const params = z.object({
  input: taskInput,
  prompts: z
    .array(
      z.object({
        prompt: text(1, 1024).meta({ description: 'What to change, in words, as for image-edit.' }),
        view: z.enum(VIEW_NAMES),
      }),
    )
    .min(1)
    .max(4)
    .meta({
      description:
        'Edits of single views; those of one view follow each other. Only these views change: the others are handed on as they are.',
    }),
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'multiview-edit',
  summary: 'Change views of a thing by saying what is to be different.',
  lane: 'image',
  visibility: 'private',
  params,
  example: { input: 'task_example', prompts: [{ prompt: 'make it red', view: 'back' }] },
  prices: { base: 5 },
  price: ({ prompts }, credits) => credits.base * new Set(prompts.map(({ view }) => view)).size,
  files: () => VIEW_FILES,
  inputs: { input: 'task' },
  check: (_, { input }) => checkViewTask('input', input),
  output: z.object({
    understood: z
      .array(z.object({ view: z.enum(VIEW_NAMES), kind: z.string(), words: z.string() }))
      .meta({ description: 'What was done, in order, and the words that it was read from.' }),
    notes: z.array(z.string()).meta({ description: 'What was done otherwise than asked, in sentences.' }),
    seed: z.int(),
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});
