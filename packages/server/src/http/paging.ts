import { z } from 'zod';

/** A page of a list, newest first: `limit` brought into 1 to `max`, `before` the number of an entry. */
export function pageQuery(max: number, fallback: number) {
  return z.object({
    before: z
      .string()
      .regex(/^\d{1,15}$/, { error: 'must be the id of an entry' })
      .transform(Number)
      .optional()
      .meta({ description: 'The page starts below this entry.' }),
    limit: z
      .string()
      .regex(/^-?\d{1,9}$/, { error: 'must be an integer' })
      .transform((text) => Math.min(max, Math.max(1, Number(text))))
      .default(fallback)
      .meta({ description: `Brought into 1 to ${max}.` }),
  });
}
