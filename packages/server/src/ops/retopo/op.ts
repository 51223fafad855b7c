import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { flag } from '../_shared/fields.ts';
import { taskInput } from '../_shared/ids.ts';
import { quadsFor, RETOPO_PRICES, RETOPO_RANGES } from '../_shared/retopo-terms.ts';

const { smart, basic } = RETOPO_RANGES;

export const params = z.object({
  input: taskInput,
  mode: z.enum(['smart', 'basic']).meta({
    description:
      'smart: a new layout of quads along the form of the model. basic: the same triangles, fewer, where they are missed least.',
  }),
  face_limit: z.int().meta({
    description:
      `Faces wanted, brought into the range of the mode: smart ${smart.min} to ${smart.max} triangles or, with quad, ` +
      `${smart.min} to ${smart.quad_max} quads; basic ${basic.min} to ${basic.max} triangles.`,
    'x-range': [basic.min, basic.max],
  }),
  quad: flag(
    false,
    'smart only: the quads as quads; the result is model.fbx. Else each is two triangles in model.glb.',
  ),
  bake: flag(
    true,
    'Bakes what the model looks like, normals included, onto a new atlas. Else smart keeps plain colours, and basic keeps the textures as they are.',
  ),
});

export type Params = z.output<typeof params>;

/** Faces of the result, in range: quads with `quad`, else triangles. */
export function facesWanted({ mode, quad, face_limit }: Params): number {
  if (quad && mode === 'smart') return quadsFor(face_limit);
  const { min, max } = RETOPO_RANGES[mode];
  return Math.min(max, Math.max(min, face_limit));
}

export const op = defineOp({
  name: 'retopo',
  summary: 'Rebuild a model as a clean mesh of fewer faces that looks the same.',
  lane: 'mesh',
  visibility: 'private',
  params,
  example: { input: 'task_example', mode: 'smart', face_limit: 5000 },
  prices: RETOPO_PRICES,
  price: (p, credits) => {
    if (p.mode === 'smart') return credits.smart;
    return facesWanted(p) > basic.large_above ? credits.basic_large : credits.basic;
  },
  files: (p) => [p.quad ? 'model.fbx' : 'model.glb'],
  inputs: { input: 'task' },
  check: (p, { input }) => {
    if (p.quad && p.mode !== 'smart') return 'quad: goes with mode smart only; basic makes triangles.';
    if (!/\.(glb|fbx)$/.test(input?.files[0]?.name ?? ''))
      return 'input: that task has no GLB or FBX model to rebuild.';
    return undefined;
  },
  output: z.object({
    faces: z.int().meta({ description: 'Quads with quad, else triangles.' }),
    quads: z.int().optional().meta({ description: 'smart only: quads in the layout.' }),
    vertices: z.int(),
    irregular: z.number().optional().meta({
      description: 'smart only: share of the vertices inside the surface where other than four quads meet.',
    }),
    distance: z.object({ mean: z.number(), p99: z.number() }).meta({
      description: 'Between the surfaces of source and result, both ways, as shares of the diagonal.',
    }),
    textures: z.int(),
    dropped: z.array(z.string()).meta({ description: 'What of the source the result does not have.' }),
  }),
  thumbnail: true,
  timeoutMs: 600_000,
  load: () => import('./run.ts'),
});
