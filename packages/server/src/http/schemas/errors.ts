import { z } from 'zod';

const error = z.string().meta({ description: 'What is wrong, safe to show.' });

const errorSchema = z.object({ error }).meta({ id: 'Error' });
const conflictError = z
  .object({
    error,
    model: z
      .object({ slug: z.string(), title: z.string() })
      .optional()
      .meta({ description: 'The model of the catalog that was made of the same file.' }),
  })
  .meta({ id: 'ConflictError' });
const creditsError = z
  .object({ error, need: z.int(), allowance_left: z.int(), balance: z.int() })
  .meta({ id: 'CreditsError' });
const tooManyError = z
  .object({
    error,
    retry_after: z.int().min(3).max(120).optional().meta({ description: 'Seconds; only when a lane is full.' }),
    lane: z.string().optional(),
  })
  .meta({ id: 'TooManyError' });
const refusedError = z.object({ error, task_id: z.string() }).meta({ id: 'RefusedError' });
const tooLargeError = z.object({ error, max_bytes: z.int() }).meta({ id: 'TooLargeError' });
const mediaTypeError = z.object({ error, accepted: z.array(z.string()) }).meta({ id: 'MediaTypeError' });

const BY_STATUS = {
  400: errorSchema,
  401: errorSchema,
  402: creditsError,
  403: errorSchema,
  404: errorSchema,
  405: errorSchema,
  409: conflictError,
  413: tooLargeError,
  415: mediaTypeError,
  416: errorSchema,
  422: errorSchema,
  429: tooManyError,
  500: errorSchema,
  502: refusedError,
  503: errorSchema,
} as const;

type ErrorStatus = keyof typeof BY_STATUS;
type Always = 400 | 429 | 500 | 503;

/**
 * The error answers of a route: those named, and what any route may answer. Whoever needs a member (401) also refuses cookies that come
 * from another site's page (403).
 */
export function errorResponses<S extends ErrorStatus>(...statuses: S[]): Pick<typeof BY_STATUS, S | Always> {
  const all = [400, ...statuses, ...(statuses.includes(401 as S) ? [403 as const] : []), 429, 500, 503] as const;
  return Object.fromEntries(all.map((status) => [status, BY_STATUS[status]])) as Pick<typeof BY_STATUS, S | Always>;
}
