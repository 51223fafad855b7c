import type { Database } from '../db/database.ts';
import { collect, type OnOdd } from './collect.ts';
import { OrderRefusedError } from './errors.ts';
import { noteEvent } from './note-event.ts';
import type { Order } from './order.ts';
import { findOrder } from './orders.ts';
import type { OnlinePayments, Payment, PaymentEvent, PaymentProvider, Refund } from './provider.ts';
import { type Outcome, recordPayment, recordRefund, recordUnpaid } from './record.ts';

/**
 * Does what a provider's message asks for. The message is genuine; whether it fits an order is seen here. Messages may come
 * twice, late, in any order, and while a member's own request does the same. Throws what the provider throws when it has to be asked
 * something and does not answer: then the message should come again.
 */
export async function takeEvent(
  db: Database,
  provider: PaymentProvider & { online: OnlinePayments },
  event: PaymentEvent,
  onOdd: OnOdd,
): Promise<string> {
  const { order, outcome } = await act(db, provider, event, onOdd);
  await noteEvent(db, provider.name, event, order?.id, outcome);
  if (ODD.has(outcome)) onOdd({ order: order?.id ?? 'unknown', outcome: outcome as Outcome });
  return outcome;
}

const ODD: ReadonlySet<string> = new Set<Outcome>([
  'other_order',
  'other_merchant',
  'other_payment',
  'second_payment',
  'wrong_amount',
]);

interface Acted {
  order: Order | undefined;
  outcome: Outcome | 'ignored' | 'failed' | 'pending' | 'not_collected';
}

async function act(
  db: Database,
  provider: PaymentProvider & { online: OnlinePayments },
  { news }: PaymentEvent,
  onOdd: OnOdd,
): Promise<Acted> {
  if (news.kind === 'other') return { order: undefined, outcome: 'ignored' };
  if (news.kind === 'paid') return takePayment(db, provider.online, news.payment);
  if (news.kind === 'refunded') return takeRefund(db, provider.online, news.refund);
  const order = await ownOrder(db, news);
  if (!order) return { order, outcome: 'unknown' };
  if (order.provider !== provider.name || order.providerOrder !== news.providerOrder)
    return { order, outcome: 'other_order' };
  if (news.kind === 'approved') return collectApproved(db, provider, order, onOdd);
  const status = news.kind === 'denied' ? 'failed' : 'pending';
  return { order, outcome: (await recordUnpaid(db, order, status)) ? status : 'known' };
}

/** The member agreed and may never come back: what they agreed to is collected now. */
async function collectApproved(db: Database, provider: PaymentProvider, order: Order, onOdd: OnOdd): Promise<Acted> {
  if (order.paidAt || order.status !== 'open') return { order, outcome: 'known' };
  try {
    const { status } = await collect(db, provider, order, onOdd);
    return { order, outcome: status === 'pending' ? 'pending' : 'paid' };
  } catch (error) {
    if (error instanceof OrderRefusedError && error.reason === 'conflict') return { order, outcome: 'not_collected' };
    throw error;
  }
}

async function takePayment(db: Database, online: OnlinePayments, told: Payment): Promise<Acted> {
  const order = await ownOrder(db, told);
  if (!order) return { order, outcome: 'unknown' };
  const payment = told.providerOrder === null ? ((await online.payment(told.capture)) ?? told) : told;
  return { order, outcome: await recordPayment(db, order, payment) };
}

/** Refunds often name nothing but the payment; where we do not know that yet, the provider does. */
async function takeRefund(db: Database, online: OnlinePayments, refund: Refund): Promise<Acted> {
  let order = await findOrder(db, { capture: refund.capture });
  if (!order) {
    const payment = await online.payment(refund.capture);
    order = payment && (await ownOrder(db, payment));
    if (order && payment?.providerOrder !== order.providerOrder) return { order, outcome: 'other_order' };
  }
  if (!order) return { order, outcome: 'unknown' };
  return { order, outcome: await recordRefund(db, order, refund) };
}

/** By our own id where it is told, else by the provider's. */
function ownOrder(
  db: Database,
  by: { orderId: string | null; providerOrder: string | null },
): Promise<Order | undefined> {
  return findOrder(db, by.orderId ? { id: by.orderId } : { providerOrder: by.providerOrder });
}
