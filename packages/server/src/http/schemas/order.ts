import { z } from 'zod';
import type { Order } from '../../payments/order.ts';

const minor = z.int().meta({ description: 'Minor units of the currency.' });

const fields = {
  order_id: z.string(),
  kind: z.enum(['pack', 'tier', 'model']),
  item: z.string().meta({ description: 'The pack, plan or model that is bought.' }),
  title: z.string(),
  credits: z.int().meta({ description: 'Credits of a pack; 0 for others.' }),
  price: minor,
  currency: z.string(),
  provider: z.enum(['manual', 'paypal']),
  status: z.enum(['open', 'pending', 'paid', 'refunded', 'failed']).meta({
    description: '`open` waits for payment; `pending` is paid and still looked at by the payment service.',
  }),
  approve_url: z.string().nullable().meta({ description: 'Where to pay; only while there is something to pay.' }),
  refunded: minor.meta({ description: 'Money given back.' }),
  taken_back: z.int().meta({ description: 'Credits taken back for it.' }),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
};

export const orderSchema = z.object(fields).meta({ id: 'Order' });

/** What an admin sees of it besides. */
export const adminOrderSchema = z
  .object({
    ...fields,
    member_id: z.string(),
    email: z.string(),
    shortfall: z.int().meta({ description: 'Credits that should have been taken back and were spent already.' }),
    note: z.string().nullable(),
    paid_by: z.string().nullable().meta({ description: 'The admin who said that it was paid.' }),
    provider_order: z.string().nullable(),
    provider_capture: z.string().nullable(),
    cursor: z.int().meta({ description: 'For `before`.' }),
  })
  .meta({ id: 'AdminOrder' });

export function orderView(order: Order): z.output<typeof orderSchema> {
  return {
    order_id: order.id,
    kind: order.kind,
    item: order.item,
    title: order.title,
    credits: order.credits,
    price: order.price,
    currency: order.currency,
    provider: order.provider as 'manual',
    status: order.status,
    approve_url: order.status === 'open' ? order.approveUrl : null,
    refunded: order.refunded,
    taken_back: order.takenBack,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
  };
}

export function adminOrderView(order: Order & { email: string }): z.output<typeof adminOrderSchema> {
  return {
    ...orderView(order),
    member_id: order.memberId,
    email: order.email,
    shortfall: order.shortfall,
    note: order.note,
    paid_by: order.paidBy,
    provider_order: order.providerOrder,
    provider_capture: order.providerCapture,
    cursor: order.seq,
  };
}
