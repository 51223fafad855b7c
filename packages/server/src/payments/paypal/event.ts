import { z } from 'zod';
import type { PaymentEvent } from '../provider.ts';
import { paymentOf, refundOf } from './read-payment.ts';
import { captureSchema, orderSchema, refundSchema } from './schemas.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().min(1).max(255),
  resource_type: z.string().optional(),
  resource: z.looseObject({ id: z.string().optional() }).default({}),
});

type Event = z.output<typeof eventSchema>;
type News = PaymentEvent['news'];

const OTHER: News = Object.freeze({ kind: 'other' });

/** What a webhook's body says; undefined when it is no event. Events that are not about our orders, or not understood, are `other`. */
export function readEvent(body: unknown): PaymentEvent | undefined {
  const parsed = eventSchema.safeParse(body);
  if (!parsed.success) return undefined;
  const { id, event_type: type, resource } = parsed.data;
  return { id, type, resource: resource.id ?? null, news: newsOf(parsed.data) };
}

function newsOf(event: Event): News {
  switch (event.event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return approved(event);
    case 'PAYMENT.CAPTURE.COMPLETED':
      return captured(event, 'paid');
    case 'PAYMENT.CAPTURE.PENDING':
      return captured(event, 'pending');
    // the name in the guide to checkout, and the one in the list of events
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return captured(event, 'denied');
    case 'PAYMENT.CAPTURE.REFUNDED':
      return refunded(event, 'refund');
    case 'PAYMENT.CAPTURE.REVERSED':
      return refunded(event, 'reversal');
    default:
      return OTHER;
  }
}

function approved({ resource }: Event): News {
  const order = orderSchema.safeParse({ status: '', ...resource });
  if (!order.success) return OTHER;
  const { id, purchase_units } = order.data;
  return { kind: 'approved', orderId: purchase_units[0]?.custom_id ?? null, providerOrder: id };
}

function captured({ resource }: Event, kind: 'paid' | 'pending' | 'denied'): News {
  const capture = captureSchema.safeParse({ status: '', ...resource });
  if (!capture.success) return OTHER;
  const payment = paymentOf(capture.data);
  if (kind !== 'paid') return { kind, orderId: payment.orderId, providerOrder: payment.providerOrder };
  // a completed payment says so of itself
  return capture.data.status === 'COMPLETED' || capture.data.status === '' ? { kind, payment } : OTHER;
}

function refunded(event: Event, kind: 'refund' | 'reversal'): News {
  const parsed = refundSchema.safeParse(event.resource);
  if (!parsed.success) return OTHER;
  const { status, id } = parsed.data;
  if (status === 'FAILED' || status === 'CANCELLED') return OTHER;
  // a reversal may carry the payment itself instead of a refund of it
  const whole = event.resource_type === 'capture' ? { capture: id } : undefined;
  const refund = refundOf(parsed.data, kind, whole);
  return refund ? { kind: 'refunded', refund } : OTHER;
}
