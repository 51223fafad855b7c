import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { taskInput } from '../_shared/ids.ts';
import { RIG_LIBRARIES, rigSpec, rigType } from '../_shared/rig-terms.ts';

export const params = z.object({
  input: taskInput,
  rig_type: rigType.optional().meta({ description: 'What kind of body it is. Made out of the model when absent.' }),
  spec: rigSpec.default('mixamo').meta({
    description:
      'mixamo: joints mixamorig:Hips and so on, 65 for bipeds. native: 41 joints with twist joints for bipeds, plain names for other bodies.',
  }),
  out_format: z.enum(['glb', 'fbx']).default('glb').meta({ description: 'fbx: centimetres, +Y up, pictures inside.' }),
  library: z.enum(RIG_LIBRARIES).default('current').meta({
    description: 'Whose motions it is for. classic: those of people; bipeds only, always with native names.',
  }),
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'rig',
  summary: 'Give a model a skeleton and a skin, ready to be moved.',
  lane: 'rig',
  visibility: 'public',
  params,
  example: { input: 'task_example' },
  prices: { base: 25 },
  price: (_p, credits) => credits.base,
  files: (p) => [`model.${p.out_format}`],
  inputs: { input: 'task' },
  check: (p, { input }) => {
    if (!/\.(glb|fbx)$/.test(input?.files[0]?.name ?? '')) return 'input: that task has no GLB or FBX model to rig.';
    if (p.library === 'classic' && p.rig_type !== undefined && p.rig_type !== 'biped')
      return `rig_type: library classic is for bipeds; a ${p.rig_type} goes with library current.`;
    return undefined;
  },
  output: z.object({
    rig_type: rigType,
    confidence: z.number().min(0).max(1),
    joints: z.int(),
    spec: rigSpec,
    library: z.enum(RIG_LIBRARIES),
    turned: z.boolean().meta({ description: 'Whether the model was turned to look to +Z.' }),
    route: z.enum(['known', 'fitted']).meta({
      description: 'known: the skeleton that the sculpture was built on. fitted: made out of its shape.',
    }),
    attached: z
      .array(z.object({ name: z.string(), joint: z.string() }))
      .meta({ description: 'Other things of the scene, and the joint that each hangs on.' }),
    faces: z.int(),
    vertices: z.int(),
  }),
  thumbnail: true,
  timeoutMs: 300_000,
  load: () => import('./run.ts'),
});
