import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { modelToken } from '../_shared/ids.ts';

export const params = z.object({ model_token: modelToken });

export type Params = z.output<typeof params>;

const FORMATS = /\.(?:glb|fbx|obj|stl)$/;

export const op = defineOp({
  name: 'import',
  summary: 'Bring an uploaded GLB, FBX, OBJ or STL in as a clean model that other operations can build on.',
  lane: 'io',
  visibility: 'private',
  params,
  example: { model_token: 'upl_example' },
  prices: { base: 0 },
  price: (_p, credits) => credits.base,
  files: () => ['model.glb'],
  inputs: { model_token: 'model_token' },
  check: (_p, { model_token }) =>
    FORMATS.test(model_token?.files[0]?.name ?? '')
      ? undefined
      : 'model_token: only GLB, FBX, OBJ and STL can be imported.',
  output: z.object({
    faces: z.int(),
    vertices: z.int(),
    parts: z.int(),
    materials: z.int(),
    textures: z.int(),
    animations: z.int(),
    rigged: z.boolean(),
    size: z.object({ x: z.number(), y: z.number(), z: z.number(), unit: z.literal('m') }),
    warnings: z.array(z.string()).meta({ description: 'What of the file could not be used, in sentences.' }),
  }),
  thumbnail: true,
  timeoutMs: 180_000,
  load: () => import('./run.ts'),
});
