import type { Database } from '../db/database.ts';
import { LEASE_DEFAULTS } from './lease.ts';

/** Whether a member's task is being worked on anywhere. One whose worker has fallen silent is not, nor one that waits for a worker. */
export async function isBusy(db: Database): Promise<boolean> {
  const { rows } = await db.pool.query<{ busy: boolean }>({
    name: 'is_busy',
    text: `select exists (
        select 1 from attempt where ended_at is null and heartbeat_at > now() - $1 * interval '1 ms'
      ) as busy`,
    values: [LEASE_DEFAULTS.leaseMs],
  });
  return rows[0]!.busy;
}
