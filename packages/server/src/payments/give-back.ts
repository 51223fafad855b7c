import type { Database } from '../db/database.ts';
import { randomId } from '../db/ids.ts';
import { OrderRefusedError, ProviderRefusedError, ProviderUnavailableError } from './errors.ts';
import type { Order } from './order.ts';
import { findOrder } from './orders.ts';
import type { PaymentProvider, Refund } from './provider.ts';
import { recordPaidByHand, recordRefund } from './record.ts';

/** An admin has the money of a waiting order. Throws `OrderRefusedError` for one that the provider collects itself. */
export async function payByHand(db: Database, order: Order, adminId: string, note?: string): Promise<Order> {
  if (order.provider !== 'manual')
    throw new OrderRefusedError('conflict', `This order is collected by ${order.provider}.`);
  await recordPaidByHand(db, order, adminId, note);
  return (await findOrder(db, { id: order.id }))!;
}

/** Gives money of a paid order back, all that is left of it unless an amount is named, and takes back what was bought with it. */
export async function giveBack(
  db: Database,
  provider: PaymentProvider | undefined,
  order: Order,
  amount = order.price - order.refunded,
): Promise<Order> {
  if (!order.paidAt) throw new OrderRefusedError('conflict', 'This order was not paid.');
  if (order.status === 'refunded') throw new OrderRefusedError('conflict', 'This order was refunded already.');
  if (amount > order.price - order.refunded)
    throw new OrderRefusedError('conflict', 'amount: is more than what is left of the payment');
  const refund = order.provider === 'manual' ? byHand(order, amount) : await byProvider(provider, order, amount);
  await recordRefund(db, order, refund);
  return (await findOrder(db, { id: order.id }))!;
}

function byHand(order: Order, amount: number) {
  return { id: randomId('rfd'), capture: null, amount, currency: order.currency, kind: 'refund' as const };
}

async function byProvider(provider: PaymentProvider | undefined, order: Order, amount: number): Promise<Refund> {
  if (provider?.name !== order.provider || !provider.online)
    throw new OrderRefusedError('unavailable', `${order.provider} is not set up any more. Refund it there.`);
  try {
    // the same request twice at once is one refund
    return await provider.online.refund(order, amount, `${order.id}-refund-${order.refunded}-${amount}`);
  } catch (error) {
    if (error instanceof ProviderUnavailableError)
      throw new OrderRefusedError('unavailable', 'The payment service does not answer. Try again soon.');
    if (error instanceof ProviderRefusedError)
      throw new OrderRefusedError('conflict', `${order.provider} refused the refund: ${error.issue}`);
    throw error;
  }
}
