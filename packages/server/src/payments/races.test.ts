import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { readBalance } from '../ledger/balance.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { createTask } from '../queue/create-task.ts';
import { sampleMember, sampleTask } from '../queue/testing.ts';
import { manualPayments } from './manual.ts';
import type { Order } from './order.ts';
import { findOrder, insertOrder, noteOpened } from './orders.ts';
import { placeOrder } from './place-order.ts';
import { recordPaidByHand, recordPayment, recordRefund } from './record.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database({ tiers: { free: { allowance: 0, maxRunning: 8 } } }));
});
afterAll(() => server.stop());

const PACK = { kind: 'pack' as const, item: 'p', title: '500 credits', credits: 500, price: 600, currency: 'USD' };
const payment = (order: Order) => ({
  orderId: order.id,
  providerOrder: `PP${order.id}`,
  capture: `CAP${order.id}`,
  payee: null,
  amount: 600,
  currency: 'USD',
});
const refund = (order: Order, id: string, amount: number) => ({
  id: `${id}${order.id}`,
  capture: `CAP${order.id}`,
  amount,
  currency: 'USD',
  kind: 'refund' as const,
});

async function openOrder(memberId: string): Promise<Order> {
  const { id } = await insertOrder(db, memberId, PACK, 'paypal');
  return noteOpened(db, id, { providerOrder: `PP${id}`, payee: null, approveUrl: 'https://pay.example' });
}
const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

test('of a payment that is told of 48 times at once one is credited', async () => {
  const member = await sampleMember(db, { tier: 'free' });
  const order = await openOrder(member);
  const outcomes = await times(48, () => recordPayment(db, order, payment(order)));
  expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['paid', 'known']));
  expect((await readBalance(db, member)).credits).toBe(500);
});

test('of the same refund told of at once with its payment and with spending, one is taken back', async () => {
  for (let round = 0; round < 12; round++) {
    const member = await sampleMember(db, { tier: 'free' });
    const order = await openOrder(member);
    await Promise.all([
      times(8, () => recordPayment(db, order, payment(order))),
      times(8, () => recordRefund(db, order, refund(order, 'A', 150))),
      times(8, () => recordRefund(db, order, refund(order, 'B', 450))),
      times(4, () => createTask(db, sampleTask(member, { cost: 100 }))),
    ]);
    const { status, refunded, takenBack, shortfall, paidAt } = (await findOrder(db, { id: order.id }))!;
    expect([status, refunded]).toEqual(['refunded', 600]);
    expect(takenBack + shortfall).toBe(paidAt ? 500 : 0);
    expect((await readBalance(db, member)).credits).toBe(0);
  }
  expect(await verifyLedger(db)).toEqual([]);
});

test('plans paid at once all count', async () => {
  const member = await sampleMember(db, { tier: 'free' });
  const tiers = { maker: { title: 'Maker', price: 900, currency: 'USD' } };
  const prices = { packs: [], tiers, models: { price: null, currency: 'USD' } };
  const shop = { db, prices, provider: manualPayments, findModel: async () => undefined };
  const orders = await times(6, () => placeOrder(shop, member, 'tier', 'maker'));
  await Promise.all(orders.flatMap((order) => [1, 2, 3].map(() => recordPaidByHand(db, order, member))));
  const { rows } = await db.pool.query<{ months: number }>(
    `select round(extract(epoch from plan_ends - now()) / 86400 / 30.44)::int as months from member where id = $1`,
    [member],
  );
  expect(rows[0]!.months).toBe(6);
  expect(await verifyLedger(db)).toEqual([]);
});
