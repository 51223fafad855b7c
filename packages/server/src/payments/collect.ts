import type { Database } from '../db/database.ts';
import { OrderRefusedError, ProviderRefusedError, ProviderUnavailableError } from './errors.ts';
import type { Order } from './order.ts';
import { findOrder } from './orders.ts';
import type { CaptureResult, PaymentProvider } from './provider.ts';
import { type Outcome, recordPayment, recordUnpaid } from './record.ts';

const SENTENCES = {
  not_approved: 'This payment has not been approved yet.',
  declined: 'The payment was declined. Choose another way to pay.',
  gone: 'This order has expired. Place a new one.',
} as const;

/** Told of payments that are not what was promised: the operator should look. */
export type OnOdd = (what: { order: string; outcome: Outcome }) => void;

/**
 * Collects what a member agreed to pay, and credits it. Safe to call again, at the same time as the provider's own word of it, and after
 * a crash anywhere: the provider collects once, and the order is credited once. Throws `OrderRefusedError`.
 */
export async function collect(
  db: Database,
  provider: PaymentProvider | undefined,
  order: Order,
  onOdd: OnOdd,
): Promise<Order> {
  if (order.paidAt || order.status === 'refunded') return order;
  if (order.provider === 'manual')
    throw new OrderRefusedError('conflict', 'This order waits until the operator has your payment.');
  if (provider?.name !== order.provider || !provider.online)
    throw new OrderRefusedError('unavailable', 'Payments of this kind are not taken any more. Place a new order.');
  if (order.status === 'failed') throw new OrderRefusedError('conflict', 'This order has failed. Place a new one.');
  const result = await asked(provider.online.capture(order));
  if (result.state === 'paid') {
    const outcome = await recordPayment(db, order, result.payment);
    if (!GOOD.has(outcome)) {
      onOdd({ order: order.id, outcome });
      throw new OrderRefusedError('conflict', 'The payment is not what was agreed. The operator will look at it.');
    }
  } else if (result.state === 'pending') {
    await recordUnpaid(db, order, 'pending');
  } else {
    if (result.state === 'gone') await recordUnpaid(db, order, 'failed');
    throw new OrderRefusedError('conflict', SENTENCES[result.state]);
  }
  return (await findOrder(db, { id: order.id }))!;
}

const GOOD: ReadonlySet<Outcome> = new Set(['paid', 'known', 'refunded']);

async function asked(capture: Promise<CaptureResult>): Promise<CaptureResult> {
  try {
    return await capture;
  } catch (error) {
    if (error instanceof ProviderUnavailableError)
      throw new OrderRefusedError(
        'unavailable',
        'The payment service does not answer. If you were charged, your order will be completed on its own.',
      );
    if (error instanceof ProviderRefusedError) throw new OrderRefusedError('conflict', SENTENCES.declined);
    throw error;
  }
}
