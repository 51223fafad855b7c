/** What can be bought: credits, a plan for a month, or a model of the catalog. */
export type OrderKind = 'pack' | 'tier' | 'model';
/** `open` waits for payment; `pending` was paid and is still looked at by the provider. */
export type OrderStatus = 'open' | 'pending' | 'paid' | 'refunded' | 'failed';

/** What is offered now: copied into the order, so that later prices never change it. */
export interface Offer {
  kind: OrderKind;
  item: string;
  title: string;
  /** Credits of a pack; 0 for others. */
  credits: number;
  /** Minor units. */
  price: number;
  currency: string;
}

/** An offer that a member took. */
export interface Order extends Offer {
  id: string;
  seq: number;
  memberId: string;
  provider: string;
  status: OrderStatus;
  approveUrl: string | null;
  /** The provider's own names of the order and of the payment. */
  providerOrder: string | null;
  providerCapture: string | null;
  paidAt: Date | null;
  /** The admin who says that it was paid. */
  paidBy: string | null;
  note: string | null;
  /** Money given back, in minor units. */
  refunded: number;
  /** Credits taken back for it. */
  takenBack: number;
  /** Credits that should have been taken back and were spent already. */
  shortfall: number;
  createdAt: Date;
}

/** Column list that yields an `Order`; `o` is the table's alias. */
export const ORDER_COLUMNS = `o.id, o.seq, o.member_id as "memberId", o.kind, o.item, o.title, o.credits, o.price, o.currency,
  o.provider, o.status, o.approve_url as "approveUrl", o.provider_order as "providerOrder",
  o.provider_capture as "providerCapture", o.paid_at as "paidAt", o.paid_by as "paidBy", o.note, o.refunded,
  o.taken_back as "takenBack", o.shortfall, o.created_at as "createdAt"`;
