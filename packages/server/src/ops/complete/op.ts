import { z } from 'zod';
import { defineOp, type InputTask } from '../../engine/define-op.ts';
import { text } from '../_shared/fields.ts';
import { taskInput } from '../_shared/ids.ts';

export const params = z.object({
  input: taskInput.meta({ description: 'An ai-segment or smart-segment task.' }),
  mode: z.enum(['ai', 'cap']).meta({
    description:
      'ai: what was hidden is made up: surfaces go on where they were cut off, rounded, within the bodies that hid them. cap: openings are closed by the shortest way.',
  }),
  part_names: z.array(text(1, 200)).min(1).max(500).optional().meta({
    description:
      'Names of the parts to close, as in output.parts of the input; all by default. Others stay as they are.',
  }),
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'complete',
  summary: 'Close the parts of a divided model: each becomes watertight, what the model shows stays as it is.',
  lane: 'mesh',
  visibility: 'private',
  params,
  example: { input: 'task_example', mode: 'ai' },
  prices: { ai: 50, cap: 30 },
  price: (p, credits) => credits[p.mode],
  files: () => ['model.glb'],
  inputs: { input: 'task' },
  check: (p, { input }) => {
    if (input?.op !== 'ai-segment' && input?.op !== 'smart-segment')
      return 'input: that task has no parts; give an ai-segment or smart-segment task.';
    if (!input.files[0]?.name.endsWith('.glb')) return 'input: that task has no GLB model.';
    const valid = partNames(input);
    const unknown = p.part_names?.filter((name) => !valid.includes(name)) ?? [];
    if (!unknown.length || !valid.length) return undefined;
    const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');
    return `part_names: no part is named ${quoted(unknown.slice(0, 5))}; there are ${quoted(valid)}.`;
  },
  output: z.object({
    parts: z
      .array(
        z.object({
          name: z.string(),
          faces: z.int(),
          watertight: z.boolean(),
          holes: z.int().meta({ description: 'Openings that were closed; a ring around others is one.' }),
          sheets: z
            .int()
            .meta({ description: 'Surfaces without a body, which got a thickness behind what they show.' }),
          turned: z.int().meta({ description: 'Faces that looked inwards and were turned round.' }),
          rebuilt: z
            .boolean()
            .meta({ description: 'The part was broken beyond closing and was made anew as a solid.' }),
        }),
      )
      .meta({ description: 'The parts that were asked for, as nodes of model.glb.' }),
    faces: z.int(),
    vertices: z.int(),
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});

/** ai-segment tells of each part, smart-segment its name only. */
function partNames({ output }: InputTask): string[] {
  if (!Array.isArray(output.parts)) return [];
  return (output.parts as unknown[]).flatMap((part) => {
    const name = part && typeof part === 'object' && 'name' in part ? part.name : part;
    return typeof name === 'string' ? [name] : [];
  });
}
