import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { findModel } from '../../catalog/find-model.ts';
import { collect } from '../../payments/collect.ts';
import type { Order } from '../../payments/order.ts';
import { findOrder, listOrders } from '../../payments/orders.ts';
import { placeOrder } from '../../payments/place-order.ts';
import type { Budgets } from '../budgets.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchOrder, orderAnswer } from '../errors/order-refused.ts';
import { ServiceError } from '../errors/service-error.ts';
import { isIdShaped } from '../id-shape.ts';
import { pageQuery } from '../paging.ts';
import { errorResponses } from '../schemas/errors.ts';
import { orderSchema, orderView } from '../schemas/order.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const ORDER_PAGE = { max: 100, usual: 50 };

/** A member's orders: place, list, look at, and complete after paying. */
export function registerOrders(api: Api, deps: AppDeps, budgets: Budgets): void {
  registerPlacing(api, deps, budgets);
  registerReading(api, deps);
  const schema = {
    operationId: 'captureOrder',
    summary: 'Complete an order after you agreed to pay it',
    description: 'Safe to repeat. Orders complete on their own too, when the payment service tells of the payment.',
    tags: ['account'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    response: { 200: orderSchema, ...errorResponses(401, 404, 409) },
  };
  api.post('/account/orders/:id/capture', { schema }, async ({ member, params, log }) => {
    const order = await ownOrder(deps, member.id, params.id);
    budgets.spend('orders', member.id);
    return orderView(await orderAnswer(collect(deps.db, deps.payments, order, onOdd(log))));
  });
}

/** A payment that is not what was agreed is for the operator to look at. */
export function onOdd(log: FastifyBaseLogger) {
  return (what: object) => log.error(what, 'a payment is not what was agreed');
}

function registerPlacing(api: Api, deps: AppDeps, budgets: Budgets): void {
  const schema = {
    operationId: 'placeOrder',
    summary: 'Buy credits, a plan for a month, or a model',
    description:
      'The price is that of this moment and stays. Pay at `approve_url`, then complete the order; without one it waits for the operator.',
    tags: ['account'],
    security: NEEDS_KEY,
    body: z.object({
      kind: z.enum(['pack', 'tier', 'model']),
      id: z.string().min(1).max(200).meta({ description: 'Of the pack, the plan or the model.' }),
    }),
    response: { 200: orderSchema, ...errorResponses(401, 409, 413, 415) },
  };
  api.post('/account/orders', { schema }, async ({ member, body }) => {
    const { db, config, payments: provider } = deps;
    if (!provider) throw new ServiceError('disabled', 'Nothing is sold here.');
    budgets.spend('orders', member.id);
    const shop = { db, prices: config, provider, findModel: (id: string) => findModel(db, id) };
    return orderView(await orderAnswer(placeOrder(shop, member.id, body.kind, body.id)));
  });
}

function registerReading(api: Api, deps: AppDeps): void {
  const list = {
    operationId: 'listOrders',
    summary: 'Your orders, newest first',
    tags: ['account'],
    security: NEEDS_KEY,
    querystring: pageQuery(ORDER_PAGE.max, ORDER_PAGE.usual).extend({
      before: z.string().optional().meta({ description: 'An order_id: the page starts below it.' }),
    }),
    response: {
      200: z.object({ orders: z.array(orderSchema), has_more: z.boolean() }).meta({ id: 'OrderList' }),
      ...errorResponses(401),
    },
  };
  api.get('/account/orders', { schema: list }, async ({ member, query: { before, limit } }) => {
    const below = before === undefined ? undefined : await find(deps, member.id, before);
    if (before !== undefined && !below) return { orders: [], has_more: false };
    const found = await listOrders(deps.db, { memberId: member.id, before: below?.seq, limit: limit + 1 });
    return { orders: found.slice(0, limit).map(orderView), has_more: found.length > limit };
  });
  const one = {
    operationId: 'getOrder',
    summary: 'One of your orders',
    tags: ['account'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    response: { 200: orderSchema, ...errorResponses(401, 404) },
  };
  api.get('/account/orders/:id', { schema: one }, async ({ member, params }) =>
    orderView(await ownOrder(deps, member.id, params.id)),
  );
}

async function find(deps: AppDeps, memberId: string, id: string): Promise<Order | undefined> {
  return isIdShaped(id) ? findOrder(deps.db, { id, memberId }) : undefined;
}

async function ownOrder(deps: AppDeps, memberId: string, id: string): Promise<Order> {
  const order = await find(deps, memberId, id);
  if (!order) throw noSuchOrder();
  return order;
}
