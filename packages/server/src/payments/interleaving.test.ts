import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { readBalance } from '../ledger/balance.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { sampleMember } from '../queue/testing.ts';
import { collect } from './collect.ts';
import { OrderRefusedError, ProviderUnavailableError } from './errors.ts';
import { findOrder } from './orders.ts';
import { paypalPayments } from './paypal/provider.ts';
import { placeOrder } from './place-order.ts';
import { takeEvent } from './take-event.ts';
import type { BookedCapture } from './testing/paypal-books.ts';
import { type Fault, PayPalServer, type Webhook } from './testing/paypal-server.ts';

let server: TestServer;
let db: Database;
let paypal: PayPalServer;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database());
  paypal = await new PayPalServer().start();
});
afterAll(async () => {
  await server.stop();
  await paypal.stop();
});

const CREDITS = 500;
const PRICES = {
  packs: [{ id: 'p', credits: CREDITS, price: 600, currency: 'USD' }],
  tiers: {},
  models: { price: null, currency: 'USD' },
};

/** What may happen, in any order, several times, at once. */
const step = fc.record({
  what: fc.constantFrom(
    'capture',
    'approved',
    'completed',
    'refund a part',
    'refund the rest',
    'reverse',
    'spend',
    'forget',
  ),
  /** The provider is in trouble on the way. */
  fault: fc.option(
    fc.record({
      when: fc.constantFrom('before' as const, 'after' as const),
      how: fc.constantFrom<Fault['how']>(500, 'drop'),
    }),
    { freq: 4, nil: undefined },
  ),
  /** We die after the provider did its part and before ours was written down. */
  crash: fc.boolean(),
  /** Goes on beside the next step. */
  beside: fc.boolean(),
  deliveries: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One order and all that can happen to it. */
async function openCase() {
  const provider = paypalPayments(paypal.settings({ pausesMs: [] }));
  const memberId = await sampleMember(db);
  const shop = { db, prices: PRICES, provider, findModel: async () => undefined };
  const order = await placeOrder(shop, memberId, 'pack', 'p');
  const booked = paypal.books.approve(order.providerOrder!);
  const odd: object[] = [];
  const tell = async ({ headers, body }: Webhook) => {
    const event = await provider.online.event(headers, Buffer.from(body));
    return takeEvent(db, provider, event, (what) => odd.push(what));
  };
  const refundEvent = (capture: BookedCapture, value: string, type = 'PAYMENT.CAPTURE.REFUNDED') =>
    paypal.eventOf(type, 'refund', paypal.books.showRefund(paypal.books.giveBack(capture, value)));
  const left = ({ refunded }: BookedCapture) => ((600 - refunded) / 100).toFixed(2);
  const events: Record<string, () => Webhook | undefined> = {
    approved: () => paypal.eventOf('CHECKOUT.ORDER.APPROVED', 'checkout-order', paypal.books.showOrder(booked)),
    completed: () => {
      const shown = booked.capture && { ...paypal.books.showCapture(booked.capture), status: 'COMPLETED' };
      return shown && paypal.eventOf('PAYMENT.CAPTURE.COMPLETED', 'capture', shown);
    },
    'refund a part': () =>
      booked.capture && booked.capture.refunded + 150 < 600 ? refundEvent(booked.capture, '1.50') : undefined,
    'refund the rest': () =>
      booked.capture && booked.capture.refunded < 600 ? refundEvent(booked.capture, left(booked.capture)) : undefined,
    reverse: () =>
      booked.capture && booked.capture.refunded < 600
        ? refundEvent(booked.capture, left(booked.capture), 'PAYMENT.CAPTURE.REVERSED')
        : undefined,
  };
  /** Sent, and not taken with 200: PayPal will come again. */
  const undelivered: Webhook[] = [];
  const run = async ({ what, fault, crash, deliveries }: Step) => {
    if (what === 'forget') return paypal.books.forget();
    if (what === 'spend')
      return void (await db.pool.query('select grant_credits($1, -least(credits, 170), $2) from member where id = $1', [
        memberId,
        'spent',
      ]));
    if (fault) paypal.faults.push({ path: /\/v2\//, ...fault });
    const now = (await findOrder(db, { id: order.id }))!;
    if (what === 'capture') {
      if (crash) return void (await provider.online.capture(now).catch(ignoreTrouble));
      return void (await collect(db, provider, now, (found) => odd.push(found)).catch(ignoreTrouble));
    }
    const webhook = events[what]!();
    if (!webhook) return;
    if (crash) undelivered.push(webhook);
    else
      for (let i = 0; i < deliveries; i++)
        await tell(webhook).catch((error) => {
          ignoreTrouble(error);
          undelivered.push(webhook);
        });
  };
  return { memberId, order, booked, odd, run, tell, undelivered };
}

function ignoreTrouble(error: unknown): void {
  if (!(error instanceof ProviderUnavailableError || error instanceof OrderRefusedError)) throw error;
}

test('whatever happens in whatever order, a payment is credited once or not at all, and refunds are taken back once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { memberId, order, booked, odd, run, tell, undelivered } = await openCase();
      paypal.faults = [];
      for (let i = 0; i < steps.length; i++) {
        const together = [steps[i]!];
        while (steps[i]!.beside && i + 1 < steps.length) together.push(steps[++i]!);
        await Promise.all(together.map(run));
        const { credits } = await readBalance(db, memberId);
        expect(credits).toBeGreaterThanOrEqual(0);
        expect(credits).toBeLessThanOrEqual(CREDITS);
      }
      paypal.faults = [];
      expect(await verifyLedger(db)).toEqual([]);
      // PayPal comes again until all was taken; and it always tells of a payment
      for (const webhook of undelivered.reverse()) await tell(webhook);
      const { capture } = booked;
      if (capture) {
        const shown = { ...paypal.books.showCapture(capture), status: 'COMPLETED' };
        await tell(paypal.eventOf('PAYMENT.CAPTURE.COMPLETED', 'capture', shown));
      }
      const end = (await findOrder(db, { id: order.id }))!;
      const { rows } = await db.pool.query<{ bought: number; count: number; back: number }>(
        `select coalesce(sum(purchased) filter (where kind = 'purchase'), 0)::int as bought,
           count(*) filter (where kind = 'purchase')::int as count,
           coalesce(-sum(purchased) filter (where kind = 'reversal'), 0)::int as back
         from ledger where order_id = $1`,
        [order.id],
      );
      const { bought, count, back } = rows[0]!;
      expect(odd).toEqual([]);
      expect(await verifyLedger(db)).toEqual([]);
      if (!capture) {
        expect([end.status, count]).toEqual(['open', 0]);
        return;
      }
      expect(end.refunded).toBe(capture.refunded);
      expect(end.status).toBe(capture.refunded === 600 ? 'refunded' : 'paid');
      expect(end.providerCapture).toBe(capture.id);
      // money that went back before we heard of it is not credited at all
      expect([0, CREDITS]).toContain(bought);
      expect(count).toBe(end.paidAt ? 1 : 0);
      if (end.paidAt) expect(back + end.shortfall).toBe(Math.floor((CREDITS * capture.refunded) / 600));
      else expect([capture.refunded, back]).toEqual([600, 0]);
    }),
    { numRuns: 60 },
  );
}, 240_000);
