import type { Database } from '../db/database.ts';
import type { Order } from './order.ts';
import type { Payment, Refund } from './provider.ts';

/** `paid` and `refunded` changed something; `known` had been told before; `noted` waits for the payment; the others are refused. */
export type Outcome =
  | 'paid'
  | 'refunded'
  | 'known'
  | 'noted'
  | 'unknown'
  | 'other_order'
  | 'other_merchant'
  | 'other_payment'
  | 'second_payment'
  | 'wrong_amount';

/** Credits an order once, if the payment is what was promised. One transaction, whoever else tells of the same. */
export async function recordPayment(db: Database, order: Order, payment: Payment): Promise<Outcome> {
  const { providerOrder, capture, payee, amount, currency } = payment;
  return outcomeOf(db, 'select order_paid($1, $2, $3, $4, $5, $6, $7, null, null, null) as outcome', [
    order.id,
    order.provider,
    providerOrder,
    capture,
    payee,
    amount,
    currency,
  ]);
}

/** Credits an order that an admin says was paid. */
export async function recordPaidByHand(db: Database, order: Order, adminId: string, note?: string): Promise<Outcome> {
  return outcomeOf(db, 'select order_paid($1, $2, null, null, null, $3, $4, $5, $6, null) as outcome', [
    order.id,
    'manual',
    order.price,
    order.currency,
    adminId,
    note ?? null,
  ]);
}

/** Takes back what was bought with money that went back, as far as it is there. The same refund counts once. */
export async function recordRefund(
  db: Database,
  order: Order,
  refund: Omit<Refund, 'orderId' | 'capture'> & { capture: string | null },
): Promise<Outcome> {
  const { id, capture, amount, currency, kind } = refund;
  return outcomeOf(db, 'select order_refunded($1, $2, $3, $4, $5, $6, $7) as outcome', [
    order.id,
    order.provider,
    id,
    capture,
    amount,
    currency,
    kind,
  ]);
}

/** An order that is not paid waits, or has failed. What was paid stays so. */
export async function recordUnpaid(db: Database, order: Order, status: 'pending' | 'failed'): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `update payment_order set status = $2 where id = $1 and status in ('open', 'pending') and status <> $2`,
    [order.id, status],
  );
  return rowCount === 1;
}

async function outcomeOf(db: Database, sql: string, values: unknown[]): Promise<Outcome> {
  const { rows } = await db.pool.query<{ outcome: Outcome }>(sql, values);
  return rows[0]!.outcome;
}
