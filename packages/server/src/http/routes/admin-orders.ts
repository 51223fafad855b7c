import { z } from 'zod';
import { giveBack, payByHand } from '../../payments/give-back.ts';
import type { Order } from '../../payments/order.ts';
import { findOrder, listOrders } from '../../payments/orders.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchOrder, orderAnswer } from '../errors/order-refused.ts';
import { isIdShaped } from '../id-shape.ts';
import { pageQuery } from '../paging.ts';
import { errorResponses } from '../schemas/errors.ts';
import { adminOrderSchema, adminOrderView, orderSchema, orderView } from '../schemas/order.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const params = z.object({ id: z.string() });
const note = z.string().max(500).optional().meta({ description: 'For your books.' });

/** All orders, for who runs the service: those that wait, paying by hand, giving money back. */
export function registerAdminOrders(api: Api, deps: AppDeps): void {
  registerListing(api, deps);
  const paid = {
    operationId: 'markOrderPaid',
    summary: 'You have the money of a waiting order: credit it',
    tags: ['admin'],
    security: NEEDS_KEY,
    params,
    body: z.object({ note }).nullish(),
    response: { 200: orderSchema, ...errorResponses(401, 404, 409, 413, 415) },
  };
  api.post('/admin/orders/:id/paid', { schema: paid }, async ({ member, params: { id }, body }) => {
    const order = await anyOrder(deps, id);
    return orderView(await orderAnswer(payByHand(deps.db, order, member.id, body?.note)));
  });
  const refund = {
    operationId: 'refundOrder',
    summary: 'Give money of a paid order back, and take back what was bought with it',
    description: 'Of an order that was paid by hand only the books change: send the money yourself.',
    tags: ['admin'],
    security: NEEDS_KEY,
    params,
    body: z
      .object({ amount: z.int().min(1).optional().meta({ description: 'Minor units; all that is left when absent.' }) })
      .nullish(),
    response: { 200: orderSchema, ...errorResponses(401, 404, 409, 413, 415) },
  };
  api.post('/admin/orders/:id/refund', { schema: refund }, async ({ params: { id }, body }) => {
    const order = await anyOrder(deps, id);
    return orderView(await orderAnswer(giveBack(deps.db, deps.payments, order, body?.amount)));
  });
}

function registerListing(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'listAllOrders',
    summary: 'Orders of all members, newest first',
    tags: ['admin'],
    security: NEEDS_KEY,
    querystring: pageQuery(200, 50).extend({
      status: z.enum(['waiting', 'all']).default('all').meta({ description: '`waiting`: not paid yet.' }),
      member_id: z.string().optional(),
    }),
    response: {
      200: z.object({ orders: z.array(adminOrderSchema), has_more: z.boolean() }).meta({ id: 'AdminOrderList' }),
      ...errorResponses(401, 404),
    },
  };
  api.get('/admin/orders', { schema }, async ({ query: { before, limit, status, member_id: memberId } }) => {
    if (memberId !== undefined && !isIdShaped(memberId)) return { orders: [], has_more: false };
    const waiting = status === 'waiting';
    const found = await listOrders(deps.db, { memberId, waiting, before, limit: limit + 1 });
    return { orders: found.slice(0, limit).map(adminOrderView), has_more: found.length > limit };
  });
}

async function anyOrder(deps: AppDeps, id: string): Promise<Order> {
  const order = isIdShaped(id) ? await findOrder(deps.db, { id }) : undefined;
  if (!order) throw noSuchOrder();
  return order;
}
