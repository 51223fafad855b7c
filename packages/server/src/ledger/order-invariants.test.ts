import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { sampleMember } from '../queue/testing.ts';
import { verifyLedger } from './verify.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database());
});
afterAll(() => server.stop());

/** A paid order with a part refunded, and a paid plan. */
async function soundOrders(): Promise<{ member: string; pack: string; plan: string }> {
  const member = await sampleMember(db, { tier: 'free' });
  const [pack, plan] = [`ord_pack_${member}`, `ord_plan_${member}`];
  await db.pool.query(
    `insert into payment_order (id, member_id, kind, item, title, credits, price, currency, provider, provider_order)
     values ($1, $3, 'pack', 'p', '500 credits', 500, 600, 'USD', 'paypal', 'PP' || $1),
       ($2, $3, 'tier', 'maker', 'Maker plan', 0, 900, 'USD', 'manual', null)`,
    [pack, plan, member],
  );
  await db.pool.query(`select order_paid($1, 'paypal', 'PP' || $1, 'CAP' || $1, null, 600, 'USD', null, null, null)`, [
    pack,
  ]);
  await db.pool.query(`select order_refunded($1, 'paypal', 'RF' || $1, 'CAP' || $1, 100, 'USD', 'refund')`, [pack]);
  await db.pool.query(`select order_paid($1, 'manual', null, null, null, 900, 'USD', $2, null, null)`, [plan, member]);
  return { member, pack, plan };
}

test('orders that the service made are sound', async () => {
  await soundOrders();
  expect(await verifyLedger(db)).toEqual([]);
});

/** What only a fault or a hand in the tables can do; $1 is the pack's order, $2 the plan's, $3 the member. */
test.each([
  ['O1', 'alter table ledger disable trigger all', `delete from ledger where order_id = $1 and kind = 'purchase'`],
  [
    'O1',
    'alter table ledger disable trigger all',
    `update ledger set purchased = 499 where order_id = $1 and kind = 'purchase'`,
  ],
  [
    'O2',
    'select 1',
    `insert into ledger (member_id, order_id, kind, allowance, purchased) values ($3, 'ord_none', 'purchase', 0, 5)`,
  ],
  ['O3', 'select 1', `update payment_order set refunded = 200, taken_back = 166 where id = $1`],
  ['O4', 'select 1', `update payment_order set taken_back = 82 where id = $1`],
  ['O4', 'select 1', `update payment_order set taken_back = 0, shortfall = 83 where id = $1`],
  ['O5', 'select 1', `update payment_order set paid_by = $3 where id = $1`],
  ['O6', 'select 1', `update member set plan_ends = plan_ends + interval '1 day' where id = $3`],
  ['O6', 'select 1', `update member set plan = null, plan_ends = null where id = $3`],
])('%s finds what is wrong: %#', async (name, before, sql) => {
  const { member, pack, plan } = await soundOrders();
  const client = await db.pool.connect();
  try {
    // all three are told to PostgreSQL, whichever the statement needs
    const used = [pack, plan, member];
    const text = sql.replaceAll(/\$(\d)/g, (_, n: string) => `'${used[Number(n) - 1]}'`);
    await client.query('begin');
    await client.query(before);
    await client.query(text);
    const found = await verifyLedger({ ...db, pool: pretending(client) } as unknown as Database);
    expect(found.map(({ invariant }) => invariant.split(' ')[0])).toContain(name);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** A pool of this one connection, on which the change stands that is never committed. */
function pretending(client: { query: (sql: string) => unknown }) {
  const query = (sql: string) => (/^(begin|commit)/.test(sql) ? undefined : client.query(sql));
  return { connect: async () => ({ query, release: () => undefined }) };
}

test('a plan bought again lasts longer, another one carries over what is left by price, and a refund undoes it', async () => {
  const member = await sampleMember(db, { tier: 'free' });
  const buy = async (id: string, tier: string, price: number, at: string) => {
    await db.pool.query(
      `insert into payment_order (id, member_id, kind, item, title, credits, price, currency, provider)
       values ($1, $2, 'tier', $3, $3, 0, $4, 'USD', 'manual')`,
      [id, member, tier, price],
    );
    await db.pool.query(`select order_paid($1, 'manual', null, null, null, $2, 'USD', $3, null, $4)`, [
      id,
      price,
      member,
      at,
    ]);
  };
  const plan = async () => {
    const { rows } = await db.pool.query<{ plan: string | null; ends: string | null }>(
      `select plan, to_char((plan_ends + interval '1 second') at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as ends from member where id = $1`,
      [member],
    );
    return [rows[0]!.plan, rows[0]!.ends];
  };
  await buy('t1', 'maker', 900, '2026-01-31T12:00Z');
  expect(await plan()).toEqual(['maker', '2026-02-28 12:00']);
  await buy('t2', 'maker', 900, '2026-02-10T00:00Z');
  expect(await plan()).toEqual(['maker', '2026-03-28 12:00']);
  // 28 days of maker are left, of 28-day months at 900: worth 900, so much of a month of 28 days at 3600 is 7 days
  await buy('t3', 'studio', 3600, '2026-02-28T12:00Z');
  expect(await plan()).toEqual(['studio', '2026-04-04 12:00']);
  await db.pool.query(`select order_refunded('t3', 'manual', 'r3', null, 3600, 'USD', 'refund')`);
  expect(await plan()).toEqual(['maker', '2026-03-28 12:00']);
  await db.pool.query(`update member set tier = 'studio' where id = $1`, [member]);
  expect(await plan()).toEqual([null, null]);
  await db.pool.query(`select order_refunded('t1', 'manual', 'r1', null, 900, 'USD', 'refund')`);
  expect(await plan()).toEqual([null, null]);
  expect(await verifyLedger(db)).toEqual([]);
});
