import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ProviderRefusedError, ProviderUnavailableError } from '../errors.ts';
import type { Order } from '../order.ts';
import { PayPalServer } from '../testing/paypal-server.ts';
import { paypalPayments } from './provider.ts';

let paypal: PayPalServer;
beforeAll(async () => {
  paypal = await new PayPalServer().start();
});
beforeEach(() => {
  paypal.asked.length = 0;
  paypal.faults = [];
  paypal.tokens.clear();
  paypal.tokenSeconds = 32_400;
});
afterAll(() => paypal.stop());

let count = 0;
const anOrder = (more: Partial<Order> = {}): Order =>
  ({ id: `ord_${++count}`, title: '500 credits', price: 600, currency: 'USD', provider: 'paypal', ...more }) as Order;
const times = (what: string) => paypal.asked.filter((one) => one === what).length;
const CREATE = 'POST /v2/checkout/orders';
const TOKEN = 'POST /v1/oauth2/token';

test('one access token serves all requests, until it ends', async () => {
  const provider = paypalPayments(paypal.settings());
  await Promise.all(Array.from({ length: 5 }, () => provider.open(anOrder())));
  expect([times(TOKEN), times(CREATE)]).toEqual([1, 5]);
  paypal.tokens.clear();
  await provider.open(anOrder());
  expect(times(TOKEN)).toBe(2);
  paypal.tokens.clear();
  paypal.tokenSeconds = 61;
  await provider.open(anOrder());
  paypal.tokenSeconds = 32_400;
  await new Promise((resolve) => setTimeout(resolve, 1100));
  paypal.asked.length = 0;
  await provider.open(anOrder());
  // asked for before it was needed: no request was refused
  expect([times(TOKEN), times(CREATE)]).toEqual([1, 1]);
});

test('wrong credentials are no reason to ask again and again', async () => {
  const provider = paypalPayments(paypal.settings({ secret: 'wrong' }));
  await expect(provider.open(anOrder())).rejects.toThrow(ProviderUnavailableError);
  expect(times(CREATE)).toBe(0);
  expect(times(TOKEN)).toBeLessThanOrEqual(3);
});

test.each([500, 503, 429, 'drop', 'hang'] as const)(
  'after %s the same order is asked for again, and made once',
  async (how) => {
    const provider = paypalPayments(paypal.settings());
    paypal.faults = [
      { path: /orders$/, when: 'after', how },
      { path: /orders$/, when: 'before', how },
    ];
    const before = paypal.books.orders.size;
    const opened = await provider.open(anOrder());
    expect(times(CREATE)).toBe(3);
    expect(paypal.books.orders.size).toBe(before + 1);
    expect(opened.providerOrder).toBe([...paypal.books.orders.keys()].at(-1));
    expect(opened.payee).toBe(paypal.books.merchant);
  },
);

test('a refusal is not repeated', async () => {
  const provider = paypalPayments(paypal.settings());
  await expect(provider.open(anOrder({ price: 0 }))).rejects.toThrow(ProviderRefusedError);
  expect(times(CREATE)).toBe(1);
});

test('a capture whose answer was lost is found again, even after PayPal forgot the request', async () => {
  const provider = paypalPayments(paypal.settings());
  const order = anOrder();
  const { providerOrder } = await provider.open(order);
  const opened = { ...order, providerOrder };
  expect(await provider.online.capture(opened)).toEqual({ state: 'not_approved' });
  paypal.books.approve(providerOrder!);
  const first = await provider.online.capture(opened);
  expect(first).toMatchObject({
    state: 'paid',
    payment: { orderId: order.id, providerOrder, amount: 600, currency: 'USD' },
  });
  expect(await provider.online.capture(opened)).toEqual(first);
  paypal.books.forget();
  expect(await provider.online.capture(opened)).toEqual(first);
  expect(await provider.online.capture({ ...opened, providerOrder: 'GONE' })).toEqual({ state: 'gone' });
  const capture = first.state === 'paid' ? first.payment.capture : '';
  expect(await provider.online.payment(capture)).toMatchObject({ orderId: order.id, providerOrder });
  expect(await provider.online.payment('NONE')).toBeUndefined();
});

test('the secret goes nowhere but to the token’s address', async () => {
  const provider = paypalPayments(paypal.settings());
  const error = await provider.open(anOrder({ price: 0 })).catch(String);
  expect(JSON.stringify([error, provider])).not.toContain(paypal.secret);
});
