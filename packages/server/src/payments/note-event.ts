import type { Database } from '../db/database.ts';
import type { PaymentEvent } from './provider.ts';

/** Keeps what a provider told us and what came of it, for the operator; the first outcome stays. */
export async function noteEvent(
  db: Database,
  provider: string,
  event: PaymentEvent,
  orderId: string | undefined,
  outcome: string,
): Promise<void> {
  await db.pool.query(
    `insert into payment_event as e (provider, id, type, order_id, resource, outcome) values ($1, $2, $3, $4, $5, $6)
     on conflict (provider, id) do update set deliveries = e.deliveries + 1`,
    [provider, event.id, event.type, orderId ?? null, event.resource, outcome],
  );
}
