import type { z } from 'zod';
import type { Quota } from '../../catalog/downloads.ts';
import type { quotaSchema } from '../schemas/member.ts';

/** A quota as it is shown. */
export function quotaView({ total, used, left, resetsAt }: Quota): z.output<typeof quotaSchema> {
  return { total, used, left, resets_at: resetsAt.toISOString() };
}
