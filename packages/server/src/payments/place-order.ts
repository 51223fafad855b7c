import type { Database } from '../db/database.ts';
import { OrderRefusedError, ProviderRefusedError, ProviderUnavailableError } from './errors.ts';
import { type ModelForSale, modelOffer, type PriceList, packOffer, tierOffer } from './offers.ts';
import type { Offer, Order, OrderKind } from './order.ts';
import { insertOrder, noteOpened } from './orders.ts';
import type { PaymentProvider } from './provider.ts';

/** Where orders come from. */
export interface Shop {
  db: Database;
  prices: PriceList;
  provider: PaymentProvider;
  /** A model of the catalog, by id or slug. */
  findModel(id: string): Promise<ModelForSale | undefined>;
}

/** Takes an offer at today's price and asks the provider to collect it. Throws `OrderRefusedError`. */
export async function placeOrder(shop: Shop, memberId: string, kind: OrderKind, item: string): Promise<Order> {
  const offer = await findOffer(shop, kind, item);
  if (!offer) throw new OrderRefusedError('missing', `id: there is no such ${NOUN[kind]} to buy`);
  await checkSensible(shop.db, memberId, offer);
  const order = await insertOrder(shop.db, memberId, offer, shop.provider.name);
  try {
    return await noteOpened(shop.db, order.id, await shop.provider.open(order));
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError)) throw error;
    // whatever was begun there, nobody was told where to pay it
    await noteOpened(shop.db, order.id, undefined);
    throw new OrderRefusedError(
      'unavailable',
      'The payment service does not answer. Nothing was charged; try again soon.',
    );
  }
}

const NOUN: Readonly<Record<OrderKind, string>> = { pack: 'pack', tier: 'plan', model: 'model' };

async function findOffer({ prices, findModel }: Shop, kind: OrderKind, item: string): Promise<Offer | undefined> {
  if (kind === 'pack') return packOffer(prices, item);
  if (kind === 'tier') return tierOffer(prices, item);
  const model = await findModel(item);
  return model && modelOffer(prices, model);
}

/** Nobody should pay for what they have, or lose what they paid for. */
async function checkSensible(db: Database, memberId: string, offer: Offer): Promise<void> {
  if (offer.kind === 'tier') {
    const { rows } = await db.pool.query<{ given: string; running: boolean; currency: string | null }>(
      `select m.tier as given, coalesce(m.plan_ends > now(), false) as running, (
         select o.currency from payment_order o where o.member_id = m.id and o.kind = 'tier' and o.item = m.plan
           and o.status = 'paid' order by o.paid_at desc limit 1) as currency
       from member m where m.id = $1`,
      [memberId],
    );
    const { given, running, currency } = rows[0]!;
    if (given === offer.item && !running) throw new OrderRefusedError('conflict', 'You have this plan already.');
    // what is left of a plan is carried over by its price: between currencies there is no such thing
    if (running && currency !== null && currency !== offer.currency)
      throw new OrderRefusedError('conflict', 'Your plan was paid in another currency. Change when it has ended.');
  }
  if (offer.kind === 'model') {
    const { rowCount } = await db.pool.query(
      `select 1 from payment_order where member_id = $1 and kind = 'model' and item = $2 and status = 'paid'`,
      [memberId, offer.item],
    );
    if (rowCount) throw new OrderRefusedError('conflict', 'You have bought this model already.');
  }
}
