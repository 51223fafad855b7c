import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../packages/server/src/ledger/verify.ts';
import { manualPayments } from '../../packages/server/src/payments/manual.ts';
import { paypalPayments } from '../../packages/server/src/payments/paypal/provider.ts';
import { PayPalServer } from '../../packages/server/src/payments/testing/paypal-server.ts';
import { addModel } from './support/catalog.ts';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';

const OPERATOR = {
  packs: [
    { id: 'small', credits: 500, price: 600, currency: 'USD' },
    { id: 'yen', credits: 90, price: 120, currency: 'JPY' },
  ],
};

let service: TestService;
let admin: TestMember;
let paypal: PayPalServer;
beforeAll(async () => {
  paypal = await new PayPalServer().start();
  service = await startService(SAMPLE_OPS, { operator: OPERATOR, deps: { payments: manualPayments } });
  admin = await service.member();
  await service.db.pool.query('update member set admin = true where id = $1', [admin.id]);
});
beforeEach(() => service.rest());
afterAll(async () => {
  expect(await verifyLedger(service.db)).toEqual([]);
  await service?.stop();
  await paypal?.stop();
});

const buy = (who: TestMember, kind: string, id: string) =>
  service.request(who, 'POST', '/account/orders', { kind, id });
const balance = async (who: TestMember) => (await service.request(who, 'GET', '/gen/balance')).body;

describe('orders that wait for the operator', () => {
  it('are credited once, when an admin says that they were paid', async () => {
    const ada = await service.member(10, 'free');
    const { body: order } = await buy(ada, 'pack', 'small');
    expect(order).toMatchObject({ kind: 'pack', credits: 500, price: 600, currency: 'USD', status: 'open' });
    expect(order).toMatchObject({ title: '500 credits', provider: 'manual', approve_url: null, paid_at: null });
    const capture = await service.request(ada, 'POST', `/account/orders/${order.order_id}/capture`);
    expect([capture.status, capture.body.error]).toEqual([409, expect.stringContaining('waits')]);
    expect(await balance(ada)).toMatchObject({ credits: 10 });

    const waiting = await service.request(admin, 'GET', '/admin/orders?status=waiting');
    expect(waiting.body.orders).toMatchObject([{ order_id: order.order_id, member_id: ada.id, status: 'open' }]);
    const pay = () => service.request(admin, 'POST', `/admin/orders/${order.order_id}/paid`, { note: 'cash' });
    const paid = await Promise.all([pay(), pay(), pay()]);
    expect(paid.map(({ status, body }) => [status, body.status])).toEqual(Array(3).fill([200, 'paid']));
    expect(await balance(ada)).toMatchObject({ credits: 510 });
    const { body } = await service.request(ada, 'GET', '/account/ledger');
    expect(body.entries).toMatchObject([
      { kind: 'purchase', reason: 'Bought: 500 credits', order_id: order.order_id, purchased: 500, balance_after: 510 },
      { kind: 'grant' },
    ]);
    const all = await service.request(admin, 'GET', `/admin/orders?member_id=${ada.id}`);
    expect(all.body.orders).toMatchObject([{ note: 'cash', paid_by: admin.id }]);
  });

  it('keep their price when the operator changes it', async () => {
    const ada = await service.member(0);
    const { body: order } = await buy(ada, 'pack', 'small');
    const dearer = await service.build({
      config: { ...service.config, packs: [{ id: 'small', credits: 1, price: 99_999, currency: 'EUR' }] },
    });
    const listed = await service.requestOn(dearer, ada, 'GET', '/account/orders');
    expect(listed.body.orders).toEqual([order]);
    await service.requestOn(dearer, admin, 'POST', `/admin/orders/${order.order_id}/paid`);
    expect(await balance(ada)).toMatchObject({ credits: 500 });
    await dearer.close();
  });

  it('give back what is still there when they are refunded, and say what is not', async () => {
    const ada = await service.member(0);
    const { body: order } = await buy(ada, 'pack', 'small');
    const refund = (body?: object) => service.request(admin, 'POST', `/admin/orders/${order.order_id}/refund`, body);
    expect((await refund()).status).toBe(409);
    await service.request(admin, 'POST', `/admin/orders/${order.order_id}/paid`);
    expect((await refund({ amount: 601 })).status).toBe(409);
    expect((await refund({ amount: 0 })).status).toBe(400);
    expect((await refund({ amount: 150 })).body).toMatchObject({ status: 'paid', refunded: 150, taken_back: 125 });
    await service.db.pool.query('select grant_credits($1, -300, $2)', [ada.id, 'spent elsewhere']);
    expect((await refund()).body).toMatchObject({ status: 'refunded', refunded: 600, taken_back: 200 });
    expect(await balance(ada)).toMatchObject({ credits: 0 });
    const { body } = await service.request(admin, 'GET', `/admin/orders?member_id=${ada.id}`);
    expect(body.orders).toMatchObject([{ shortfall: 300 }]);
    expect((await refund()).status).toBe(409);
  });

  it('of a plan run for a month, a month longer when bought again, and end', async () => {
    const ada = await service.member(0, 'free');
    const pay = async (tier: string) => {
      const { body } = await buy(ada, 'tier', tier);
      await service.request(admin, 'POST', `/admin/orders/${body.order_id}/paid`);
      return body;
    };
    expect(await pay('maker')).toMatchObject({ title: 'Maker plan, one month', price: 900, credits: 0 });
    expect(await balance(ada)).toMatchObject({ tier: 'maker', allowance: { total: 1000 } });
    await pay('maker');
    const { rows } = await service.db.pool.query<{ months: number }>(
      `select round(extract(epoch from plan_ends - now()) / 86400 / 30.4)::int as months from member where id = $1`,
      [ada.id],
    );
    expect(rows[0]!.months).toBe(2);
    await service.db.pool.query(
      `update payment_order set paid_at = paid_at - interval '3 months' where member_id = $1`,
      [ada.id],
    );
    await service.db.pool.query('select renew_plan($1)', [ada.id]);
    expect(await balance(ada)).toMatchObject({ tier: 'free', allowance: { total: 100 } });
    expect((await service.request(ada, 'GET', '/account/ledger')).body.entries).toHaveLength(2);
  });

  it('of a plan end with another tier that the operator gives, the same as before included', async () => {
    const ada = await service.member(0, 'free');
    const { body } = await buy(ada, 'tier', 'studio');
    await service.request(admin, 'POST', `/admin/orders/${body.order_id}/paid`);
    expect((await service.request(admin, 'PATCH', `/admin/members/${ada.id}`, { disabled: false })).status).toBe(200);
    expect(await balance(ada)).toMatchObject({ tier: 'studio' });
    expect((await service.request(admin, 'PATCH', `/admin/members/${ada.id}`, { tier: 'free' })).status).toBe(200);
    expect(await balance(ada)).toMatchObject({ tier: 'free' });
    expect(await verifyLedger(service.db)).toEqual([]);
  });

  it('of a model are at the price that is shown, and open its download until the money goes back', async () => {
    const model = await addModel(service, { title: 'Golden chair', featured: true, price: 499 });
    const ada = await service.member(0, 'free');
    const download = async () => (await service.request(ada, 'GET', `/models/${model.id}/download`)).status;
    const owned = async (who?: TestMember) =>
      (await service.request(who, 'GET', `/models/${model.slug}`)).body.owned as boolean | undefined;
    expect([await download(), await owned(ada), await owned()]).toEqual([403, false, undefined]);
    const shown = await service.request(ada, 'GET', `/models/${model.id}`);
    const { body: order } = await buy(ada, 'model', model.slug);
    expect(order).toMatchObject({ item: model.id, title: 'Model: Golden chair', price: 499, credits: 0 });
    expect([shown.body.price, shown.body.currency]).toEqual([order.price, order.currency]);
    expect(await download()).toBe(403);
    await service.request(admin, 'POST', `/admin/orders/${order.order_id}/paid`);
    expect([await download(), await owned(ada), await owned(admin)]).toEqual([200, true, false]);
    const { body: listed } = await service.request(ada, 'GET', '/models?q=golden+chair');
    expect(listed.models).toMatchObject([{ id: model.id, owned: true }]);
    expect((await buy(ada, 'model', model.id)).status).toBe(409);
    await service.request(admin, 'POST', `/admin/orders/${order.order_id}/refund`);
    expect([await download(), await owned(ada)]).toEqual([403, false]);
    const plain = await addModel(service, { title: 'Plain chair' });
    expect((await buy(ada, 'model', plain.id)).status).toBe(400);
    const usual = await addModel(service, { title: 'Featured chair', featured: true });
    expect((await buy(ada, 'model', usual.id)).body).toMatchObject({ price: 300 });
  });

  it.each([
    ['pack', 'none', 'id: there is no such pack to buy'],
    ['tier', 'free', 'id: there is no such plan to buy'],
    ['tier', 'toString', 'id: there is no such plan to buy'],
    ['model', 'mdl_x', 'id: there is no such model to buy'],
    ['car', 'small', 'kind: must be one of pack, tier, model'],
    ['pack', '', 'id: must be at least 1 character'],
    ['pack', 'x'.repeat(201), 'id: must be at most 200 characters'],
  ])('are not placed for %s %s', async (kind, id, error) => {
    const answer = await buy(await service.member(), kind, id);
    expect([answer.status, answer.body]).toEqual([400, { error }]);
  });

  it('are their member’s alone', async () => {
    const [ada, ben] = [await service.member(0), await service.member(0)];
    const { body: order } = await buy(ada, 'pack', 'small');
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/capture'],
    ] as const) {
      const theirs = await service.request(ben, method, `/account/orders/${order.order_id}${path}`);
      const unknown = await service.request(ben, method, `/account/orders/ord_0000000000000000000000${path}`);
      expect([theirs.status, theirs.body]).toEqual([404, unknown.body]);
    }
    expect((await service.request(ben, 'GET', '/account/orders')).body).toEqual({ orders: [], has_more: false });
    const below = await service.request(ben, 'GET', `/account/orders?before=${order.order_id}`);
    expect(below.body).toEqual({ orders: [], has_more: false });
    for (const who of [ada, ben, undefined]) {
      for (const act of ['paid', 'refund']) {
        const answer = await service.request(who, 'POST', `/admin/orders/${order.order_id}/${act}`);
        expect(answer.status).toBe(404);
      }
      expect((await service.request(who, 'GET', '/admin/orders')).status).toBe(404);
    }
  });

  it('are few in a quarter of an hour', async () => {
    const ada = await service.member(0);
    const answers = await Promise.all(Array.from({ length: 42 }, () => buy(ada, 'pack', 'small')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('are not taken where nothing is sold', async () => {
    const closed = await service.build({ payments: undefined });
    const answer = await service.requestOn(closed, admin, 'POST', '/account/orders', { kind: 'pack', id: 'small' });
    expect([answer.status, answer.body]).toEqual([503, { error: 'Nothing is sold here.' }]);
    await closed.close();
  });
});

describe('orders that PayPal collects', () => {
  let app: Awaited<ReturnType<TestService['build']>>;
  beforeAll(async () => {
    app = await service.build({ payments: paypalPayments(paypal.settings()) });
  });
  afterAll(() => app?.close());

  const on = (who: TestMember | undefined, method: string, url: string, body?: unknown) =>
    service.requestOn(app, who, method, url, body);
  const place = async (who: TestMember, id = 'small') =>
    (await on(who, 'POST', '/account/orders', { kind: 'pack', id })).body;
  const booked = (approveUrl: unknown) =>
    paypal.books.orders.get(new URL(String(approveUrl)).searchParams.get('token')!)!;
  const tell = ({ headers, body }: { headers: Record<string, string>; body: string }) =>
    service.requestOn(app, undefined, 'POST', '/payments/paypal/webhook', body, headers);

  it('are paid at the address that is given, and credited when the member comes back', async () => {
    const ada = await service.member(0);
    const order = await place(ada);
    const there = booked(order.approve_url);
    expect(there.unit).toMatchObject({ custom_id: order.order_id, amount: { value: '6.00', currency_code: 'USD' } });
    const capture = () => on(ada, 'POST', `/account/orders/${order.order_id}/capture`);
    const early = await capture();
    expect([early.status, early.body.error]).toEqual([409, 'This payment has not been approved yet.']);
    paypal.books.approve(there.id);
    const paid = await Promise.all([capture(), capture()]);
    expect(paid.map(({ body }) => body.status)).toEqual(['paid', 'paid']);
    expect(paid[0]!.body.approve_url).toBeNull();
    expect(await balance(ada)).toMatchObject({ credits: 500 });
    expect((await capture()).body).toMatchObject({ status: 'paid' });
  });

  it('in yen have no decimals', async () => {
    const order = await place(await service.member(0), 'yen');
    expect(booked(order.approve_url).unit.amount).toEqual({ value: '120', currency_code: 'JPY' });
  });

  it('are collected and credited when the member never comes back', async () => {
    const ada = await service.member(0);
    const order = await place(ada);
    const there = paypal.books.approve(booked(order.approve_url).id);
    const approved = paypal.eventOf('CHECKOUT.ORDER.APPROVED', 'checkout-order', paypal.books.showOrder(there));
    expect((await tell(approved)).status).toBe(200);
    expect((await tell(approved)).status).toBe(200);
    const done = paypal.eventOf('PAYMENT.CAPTURE.COMPLETED', 'capture', paypal.books.showCapture(there.capture!));
    expect((await tell(done)).status).toBe(200);
    expect(await balance(ada)).toMatchObject({ credits: 500 });
    const { rows } = await service.db.pool.query(
      'select type, outcome, deliveries from payment_event where order_id = $1 order by at',
      [order.order_id],
    );
    expect(rows).toEqual([
      { type: 'CHECKOUT.ORDER.APPROVED', outcome: 'paid', deliveries: 2 },
      { type: 'PAYMENT.CAPTURE.COMPLETED', outcome: 'known', deliveries: 1 },
    ]);
  });

  it('credit nothing for payments that are not what was agreed', async () => {
    const [ada, ben] = [await service.member(0), await service.member(0)];
    const order = await place(ada);
    const other = await place(ben);
    const there = paypal.books.approve(booked(order.approve_url).id);
    const cheap = paypal.books.orderOfABuyer(String(order.order_id), { currency_code: 'USD', value: '0.01' });
    const foreign = paypal.books.orderOfABuyer(
      String(order.order_id),
      { currency_code: 'USD', value: '6.00' },
      'ELSEWHERE',
    );
    for (const one of [cheap, foreign]) {
      const capture = paypal.books.take(one, 'COMPLETED');
      await tell(paypal.eventOf('PAYMENT.CAPTURE.COMPLETED', 'capture', paypal.books.showCapture(capture)));
    }
    const real = paypal.books.take(there, 'COMPLETED');
    const shown = paypal.books.showCapture(real) as Record<string, object>;
    const change = (more: object) =>
      tell(paypal.eventOf('PAYMENT.CAPTURE.COMPLETED', 'capture', { ...shown, ...more }));
    await change({ amount: { currency_code: 'USD', value: '5.99' } });
    await change({ amount: { currency_code: 'EUR', value: '6.00' } });
    await change({ amount: { currency_code: 'USD', value: '6e2' } });
    await change({ payee: { merchant_id: 'ELSEWHERE' } });
    await change({ custom_id: other.order_id });
    await change({ custom_id: 'ord_unknown' });
    await change({ status: 'PENDING' });
    expect(await balance(ada)).toMatchObject({ credits: 0 });
    expect(await balance(ben)).toMatchObject({ credits: 0 });
    const { rows } = await service.db.pool.query<{ outcome: string }>(
      `select outcome from payment_event where resource = $1 order by at`,
      [real.id],
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      'wrong_amount',
      'wrong_amount',
      'wrong_amount',
      'other_merchant',
      'other_order',
      'unknown',
      'ignored',
    ]);
    await tell(paypal.eventOf('PAYMENT.CAPTURE.COMPLETED', 'capture', shown));
    expect(await balance(ada)).toMatchObject({ credits: 500 });
  });

  it('take back the credits of refunds and chargebacks', async () => {
    const ada = await service.member(0);
    const order = await place(ada);
    const there = paypal.books.approve(booked(order.approve_url).id);
    await on(ada, 'POST', `/account/orders/${order.order_id}/capture`);
    const part = paypal.books.giveBack(there.capture!, '1.50');
    const event = paypal.eventOf('PAYMENT.CAPTURE.REFUNDED', 'refund', paypal.books.showRefund(part));
    await Promise.all([tell(event), tell(event)]);
    expect(await balance(ada)).toMatchObject({ credits: 375 });
    const rest = paypal.books.giveBack(there.capture!, '4.50');
    await tell(paypal.eventOf('PAYMENT.CAPTURE.REVERSED', 'refund', paypal.books.showRefund(rest)));
    expect(await balance(ada)).toMatchObject({ credits: 0 });
    const now = await on(ada, 'GET', `/account/orders/${order.order_id}`);
    expect(now.body).toMatchObject({ status: 'refunded', refunded: 600, taken_back: 500 });
    const { body } = await on(ada, 'GET', '/account/ledger');
    expect(body.entries).toMatchObject([
      { reason: 'Taken back: the payment for 500 credits was refunded', purchased: -375 },
      { purchased: -125 },
      { kind: 'purchase' },
    ]);
  });

  it('are refunded from here too, once', async () => {
    const ada = await service.member(0);
    const order = await place(ada);
    const there = paypal.books.approve(booked(order.approve_url).id);
    await on(ada, 'POST', `/account/orders/${order.order_id}/capture`);
    const refund = () => on(admin, 'POST', `/admin/orders/${order.order_id}/refund`);
    const answers = await Promise.all([refund(), refund()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(there.capture!.refunded).toBe(600);
    expect(await balance(ada)).toMatchObject({ credits: 0 });
    const hand = await on(admin, 'POST', `/admin/orders/${order.order_id}/paid`);
    expect([hand.status, hand.body.error]).toEqual([409, 'This order is collected by paypal.']);
  });

  it('wait while PayPal looks at a payment, and fail when it is denied', async () => {
    const ada = await service.member(0);
    const order = await place(ada);
    const there = paypal.books.approve(booked(order.approve_url).id);
    paypal.books.next = 'PENDING';
    const capture = await on(ada, 'POST', `/account/orders/${order.order_id}/capture`);
    expect(capture.body).toMatchObject({ status: 'pending', approve_url: null });
    const denied = { ...paypal.books.showCapture(there.capture!), status: 'DECLINED' };
    await tell(paypal.eventOf('PAYMENT.CAPTURE.DENIED', 'capture', denied));
    const again = await on(ada, 'POST', `/account/orders/${order.order_id}/capture`);
    expect([again.status, again.body.error]).toEqual([409, 'This order has failed. Place a new one.']);
    expect(await balance(ada)).toMatchObject({ credits: 0 });
  });

  it('can be paid in another way when one is declined', async () => {
    const ada = await service.member(0);
    const order = await place(ada);
    const there = paypal.books.approve(booked(order.approve_url).id);
    paypal.books.next = 'INSTRUMENT_DECLINED';
    const first = await on(ada, 'POST', `/account/orders/${order.order_id}/capture`);
    expect([first.status, first.body.error]).toEqual([409, 'The payment was declined. Choose another way to pay.']);
    expect((await on(ada, 'GET', `/account/orders/${order.order_id}`)).body.approve_url).toBe(order.approve_url);
    paypal.books.approve(there.id);
    expect((await on(ada, 'POST', `/account/orders/${order.order_id}/capture`)).body.status).toBe('paid');
  });

  it('cost nothing while PayPal is away, and complete when an answer was lost', async () => {
    const ada = await service.member(0);
    const away = { path: /orders$/, when: 'before' as const, how: 503 };
    paypal.faults = [away, { ...away }, { ...away }];
    const refused = await on(ada, 'POST', '/account/orders', { kind: 'pack', id: 'small' });
    expect([refused.status, refused.body.error]).toEqual([503, expect.stringContaining('Nothing was charged')]);
    const order = await place(ada);
    const there = paypal.books.approve(booked(order.approve_url).id);
    const lost = { path: /capture$/, when: 'after' as const, how: 'drop' as const };
    paypal.faults = [lost, { ...lost, how: 500 as never }, { ...lost, how: 'hang' as never }];
    const capture = () => on(ada, 'POST', `/account/orders/${order.order_id}/capture`);
    expect((await capture()).status).toBe(503);
    paypal.books.forget();
    expect((await capture()).body.status).toBe('paid');
    expect(there.status).toBe('COMPLETED');
    expect(await balance(ada)).toMatchObject({ credits: 500 });
  });

  it('believe no forged event, and none in other words than PayPal’s', async () => {
    const ada = await service.member(0);
    const order = await place(ada);
    const there = paypal.books.approve(booked(order.approve_url).id);
    const shown = paypal.books.showCapture(paypal.books.take(there, 'COMPLETED'));
    const event = paypal.books.event('PAYMENT.CAPTURE.COMPLETED', 'capture', shown);
    const good = paypal.webhook(event);
    const forged = [
      { ...good, headers: { ...good.headers, 'paypal-transmission-sig': 'AAAA' } },
      { ...good, body: good.body.replace('COMPLETED', 'completed') },
      { ...good, headers: { 'content-type': 'application/json' } },
      paypal.webhook(event, { webhookId: 'WEBHOOKOFANOTHERSHOP' }),
      paypal.webhook(event, { certUrl: 'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-360caa42' }),
      { headers: { ...good.headers }, body: '' },
      paypal.webhook('no event' as never),
    ];
    for (const one of forged) expect((await tell(one)).status).toBe(400);
    expect(await balance(ada)).toMatchObject({ credits: 0 });
    const manual = await service.request(undefined, 'POST', '/payments/paypal/webhook', good.body, good.headers);
    expect(manual.status).toBe(404);
    expect((await tell(good)).status).toBe(200);
    expect(await balance(ada)).toMatchObject({ credits: 500 });
  });
});
