import { z } from 'zod';
import { defineOp, type InputTask } from '../../engine/define-op.ts';
import { flag } from '../_shared/fields.ts';
import { taskInput } from '../_shared/ids.ts';
import { motionsOf, RIG_TYPES } from '../_shared/motion-terms.ts';

const ANIMATIONS_MAX = 5;

export const params = z.object({
  input: taskInput.meta({ description: 'The task_id of a rig task of yours, done.' }),
  animations: z.array(z.string().min(1).max(80)).min(1).max(ANIMATIONS_MAX).meta({
    description:
      'Names of motions: the general ones (preset:walk) go with every rig, the others with the type that they name (preset:quadruped:trot); bipeds of either library take preset:biped:*. See animations and animations_classic in /gen/config.',
  }),
  in_place: flag(false, 'Leaves out how far the body goes: a walk stays on its spot.'),
  bake: flag(true, 'The files hold the model with its skeleton and the clip; false: the skeleton and the clip only.'),
  out_format: z.enum(['glb', 'fbx']).default('glb'),
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'retarget',
  summary: 'Give a rigged model motions: one file a motion.',
  lane: 'rig',
  visibility: 'private',
  params,
  example: { input: 'task_example', animations: ['preset:walk'] },
  prices: { base: 10 },
  price: ({ animations }, credits) => animations.length * credits.base,
  files: ({ animations, out_format }) => animations.map((_, i) => `clip-${i + 1}.${out_format}`),
  inputs: { input: 'task' },
  check: ({ animations }, { input }) => {
    if (input?.op !== 'rig') return 'input: must be a rig task; make one with op rig first.';
    const type = rigTypeOf(input);
    if (!type) return undefined;
    const known = motionsOf(type);
    const strange = animations.find((name) => !known.includes(name));
    if (strange === undefined) return undefined;
    return `animations: ${JSON.stringify(strange)} is no motion of ${article(type)} rig; those are ${known.join(', ')}.`;
  },
  output: z.object({
    rig_type: z.enum(RIG_TYPES),
    clips: z.array(
      z.object({ name: z.string(), file: z.string(), seconds: z.number(), frames: z.int(), loop: z.boolean() }),
    ),
  }),
  thumbnail: true,
  timeoutMs: 120_000,
  load: () => import('./run.ts'),
});

/** What the rig turned out to be; what was asked for, where its task says nothing else. */
function rigTypeOf({ output, params: asked }: InputTask): (typeof RIG_TYPES)[number] | undefined {
  const named = output.rig_type ?? asked.rig_type;
  return RIG_TYPES.find((type) => type === named);
}

function article(type: string): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}
