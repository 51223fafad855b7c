import { z } from 'zod';

/** What ops on the quality ladder tell of their model: spread it into the op's `output`. */
export const ladderOutput = {
  seed: z.int(),
  faces: z.int().meta({ description: 'Triangles, or quads with quad.' }),
  quads: z.int().optional(),
  vertices: z.int(),
  parts: z.int(),
  size: z.object({ x: z.number(), y: z.number(), z: z.number(), unit: z.literal('m') }),
};
