import type { Database } from '../db/database.ts';
import { randomId } from '../db/ids.ts';
import { type Offer, ORDER_COLUMNS, type Order } from './order.ts';
import type { OpenedOrder, PaymentProvider } from './provider.ts';

/** Writes an order down, before anybody is asked for money. */
export async function insertOrder(
  db: Database,
  memberId: string,
  offer: Offer,
  provider: PaymentProvider['name'],
): Promise<Order> {
  const { rows } = await db.pool.query<Order>(
    `insert into payment_order as o (id, member_id, kind, item, title, credits, price, currency, provider)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${ORDER_COLUMNS}`,
    [
      randomId('ord'),
      memberId,
      offer.kind,
      offer.item,
      offer.title,
      offer.credits,
      offer.price,
      offer.currency,
      provider,
    ],
  );
  return rows[0]!;
}

/** Keeps what the provider calls it; undefined: the provider would not have it, and the order is done with. */
export async function noteOpened(db: Database, id: string, opened: OpenedOrder | undefined): Promise<Order> {
  const { rows } = await db.pool.query<Order>(
    `update payment_order o set provider_order = $2, provider_payee = $3, approve_url = $4, status = $5
     where o.id = $1 returning ${ORDER_COLUMNS}`,
    [id, opened?.providerOrder, opened?.payee, opened?.approveUrl, opened ? 'open' : 'failed'],
  );
  return rows[0]!;
}

/** An order by our id, the provider's, or that of its payment; of one member, where one is named. */
export async function findOrder(
  db: Database,
  by: { id?: string | null; providerOrder?: string | null; capture?: string | null; memberId?: string },
): Promise<Order | undefined> {
  if (!by.id && !by.providerOrder && !by.capture) return undefined;
  const { rows } = await db.pool.query<Order>(
    `select ${ORDER_COLUMNS} from payment_order o
     where ($1::text is null or o.id = $1) and ($2::text is null or o.provider_order = $2)
       and ($3::text is null or o.provider_capture = $3) and ($4::text is null or o.member_id = $4) limit 1`,
    [by.id || null, by.providerOrder || null, by.capture || null, by.memberId ?? null],
  );
  return rows[0];
}

/** Orders, newest first, below the one numbered `before`: of one member, or all; `waiting` for payment only. */
export async function listOrders(
  db: Database,
  page: { memberId?: string; waiting?: boolean; before?: number; limit: number },
): Promise<(Order & { email: string })[]> {
  const { rows } = await db.pool.query<Order & { email: string }>(
    `select ${ORDER_COLUMNS}, m.email from payment_order o join member m on m.id = o.member_id
     where ($1::text is null or o.member_id = $1) and (not $2::boolean or o.status in ('open', 'pending')) and o.seq < $3
     order by o.seq desc limit $4`,
    [page.memberId ?? null, page.waiting ?? false, page.before ?? Number.MAX_SAFE_INTEGER, page.limit],
  );
  return rows;
}
