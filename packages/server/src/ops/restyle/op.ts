import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { taskInput } from '../_shared/ids.ts';
import { RESTYLE_PRICES, RESTYLE_TERMS } from '../_shared/restyle-terms.ts';

const { styles, block_size, built } = RESTYLE_TERMS;

export const params = z.object({
  input: taskInput,
  style: z.enum(styles).meta({
    description:
      'lego: bricks of sizes that can be bought, with studs, all of them held by others. voxel: plain cubes in the colours of the model. voronoi: a lattice of struts ' +
      'over its surface, one piece, to print. minecraft: cubes with pixel pictures of wood, stone, wool and such.',
  }),
  block_size: z
    .int()
    .min(block_size.min)
    .max(block_size.max)
    .default(block_size.default)
    .meta({
      description: `Blocks along the longest axis, brought into ${built.min} to ${built.max}. More are finer; in a voronoi lattice struts and cells become smaller.`,
    }),
});

export type Params = z.output<typeof params>;

/** Blocks along the longest axis that are built. */
export function blocksWanted({ block_size: wanted }: Params): number {
  return Math.min(built.max, Math.max(built.min, wanted));
}

export const op = defineOp({
  name: 'restyle',
  summary: 'Rebuild a model of bricks, cubes, blocks or a lattice.',
  lane: 'mesh',
  visibility: 'public',
  params,
  example: { input: 'task_example', style: 'voxel' },
  prices: RESTYLE_PRICES,
  price: (_, credits) => credits.base,
  files: () => ['model.glb'],
  inputs: { input: 'task' },
  check: (_, { input }) =>
    /\.(glb|fbx)$/.test(input?.files[0]?.name ?? '')
      ? undefined
      : 'input: that task has no GLB or FBX model to restyle.',
  output: z.object({
    style: z.enum(styles),
    block_size: z.int().meta({ description: 'As built.' }),
    blocks: z.int().meta({ description: 'Cubes or bricks; voronoi: cells of the lattice.' }),
    faces: z.int(),
    bricks: z
      .array(z.object({ size: z.string(), color: z.string(), count: z.int() }))
      .optional()
      .meta({ description: 'lego only: what it takes to build it, most first.' }),
  }),
  thumbnail: true,
  timeoutMs: 300_000,
  load: () => import('./run.ts'),
});
