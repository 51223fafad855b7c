import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { flag, seed, text } from '../_shared/fields.ts';
import { imageToken, taskInput } from '../_shared/ids.ts';

const partNames = z
  .array(z.string().min(1).max(200))
  .max(200)
  .optional()
  .meta({ description: 'Names of nodes of the GLB: only these parts are painted, the others stay as they are.' });

export const params = z.object({
  input: taskInput,
  prompt: text(0, 400).default('').meta({
    description:
      'Materials, colours, patterns and styles, each said of the parts that it names: “rusty iron body with leather straps”. Ignored when ref_image_token is set.',
  }),
  quality: z.enum(['pro', 'ultra']).optional().meta({
    description: 'pro: an atlas of 4096 texels a side. ultra: 8192. Standard, when left out: 2048.',
  }),
  style_image_token: imageToken.optional().meta({
    description:
      'A picture whose colours and pattern the parts take; those that the prompt speaks of only its colours.',
  }),
  ref_image_token: imageToken.optional().meta({
    description:
      'A picture of the thing as it is to look: laid on from where the model has its outline, and completed around; of one whose outline it has from nowhere, its colours. The prompt is ignored then.',
  }),
  part_names: partNames,
  seed,
  alignment: z.enum(['original', 'geometry']).default('original').meta({
    description:
      'original: keeps the texture coordinates that the model has, where they can be painted on. geometry: makes new ones.',
  }),
  pbr: flag(
    true,
    'Normals, roughness, metal and occlusion beside the base colour. Else base colour alone, with soft light in it.',
  ),
});

export type Params = z.output<typeof params>;

export const op = defineOp({
  name: 'texture',
  summary: 'Paint a model anew: materials in words, each on the parts that it names.',
  lane: 'mesh',
  visibility: 'public',
  params,
  example: { input: 'task_example', prompt: 'rusty iron body with leather straps' },
  prices: { base: 10, pro: 20, ultra: 30 },
  price: (p, credits) => credits[p.quality ?? 'base'],
  files: () => ['model.glb'],
  inputs: { input: 'task', style_image_token: 'image_token', ref_image_token: 'image_token' },
  check: (p, { input }) => {
    if (!/\.(glb|fbx)$/.test(input?.files[0]?.name ?? '')) return 'input: that task has no GLB or FBX model to paint.';
    const known = input?.output.parts;
    if (!p.part_names || !Array.isArray(known) || !known.every((name) => typeof name === 'string')) return undefined;
    const unknown = p.part_names.filter((name) => !known.includes(name));
    return unknown.length ? unknownParts(unknown, known) : undefined;
  },
  output: z.object({
    seed: z.int(),
    understood: z.object({
      phrases: z
        .array(
          z.object({
            words: z.string(),
            parts: z.array(z.string()),
            material: z.string(),
            color: z.string().optional(),
          }),
        )
        .meta({ description: 'What was said of which parts, and the material that it came to.' }),
      looks: z.array(z.string()).meta({ description: 'Styles that all parts were painted in.' }),
      ignored: z.array(z.string()).meta({ description: 'Words that had no effect.' }),
      guesses: z.array(z.object({ word: z.string(), taken_as: z.string(), because: z.string() })).meta({
        description: 'Words that were taken as something else.',
      }),
    }),
    parts: z.array(z.string()).meta({ description: 'Names of the parts that were painted.' }),
    texture_size: z.int(),
    kept_uvs: z.boolean().meta({ description: 'Whether the texture coordinates are those that the model had.' }),
    left: z
      .array(z.string())
      .meta({ description: 'Parts that stay as they were although they were asked for, and why.' }),
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});

/** The sentence for names that no part has. */
export function unknownParts(unknown: readonly string[], known: readonly string[]): string {
  const shown = known.slice(0, 60).join(', ');
  return `part_names: no part is called ${unknown.map((name) => `“${name}”`).join(', ')}. The parts are: ${shown}${known.length > 60 ? ', …' : ''}.`;
}
