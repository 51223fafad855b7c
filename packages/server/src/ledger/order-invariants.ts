/** Something that must never be true, and how to find it. Each query returns one row a violation, with `what`. */
export interface Invariant {
  name: string;
  sql: string;
}

/** What holds between orders, payments, plans and the ledger. */
export const ORDER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'O1 a paid order has exactly one entry, of the credits that were promised to its member',
    sql: `select o.id as what from payment_order o left join ledger l on l.order_id = o.id and l.kind = 'purchase'
      where o.paid_at is not null
      group by o.id having count(l.id) <> 1 or sum(l.purchased) <> o.credits or min(l.member_id) <> o.member_id`,
  },
  {
    name: 'O2 no credits are bought or taken back without an order that was paid',
    sql: `select 'entry ' || l.id as what from ledger l left join payment_order o on o.id = l.order_id and o.paid_at is not null
      where l.kind in ('purchase', 'reversal') and o.id is null`,
  },
  {
    name: 'O3 an order counts the money that went back of its own payment',
    sql: `select o.id as what from payment_order o left join payment_refund r
        on r.order_id = o.id and r.capture is not distinct from o.provider_capture
      where o.paid_at is not null or o.status = 'refunded'
      group by o.id having o.refunded <> least(coalesce(sum(r.amount), 0), o.price)`,
  },
  {
    name: 'O4 of a refunded order as many credits are taken back, or found missing, as were paid for with that money',
    sql: `select o.id as what from payment_order o
      where o.taken_back + o.shortfall
        <> case when o.paid_at is null then 0 else (o.credits::bigint * o.refunded / o.price)::integer end
      union all
      select o.id from payment_order o left join ledger l on l.order_id = o.id and l.kind = 'reversal'
      group by o.id having o.taken_back <> -coalesce(sum(l.purchased), 0)`,
  },
  {
    name: 'O5 a payment pays one order, and no order is paid without one or an admin who says so',
    sql: `select provider_capture as what from payment_order where provider_capture is not null
      group by provider, provider_capture having count(*) > 1
      union all select o.id from payment_order o
      where o.paid_at is not null and (o.provider_capture is null) = (o.paid_by is null)`,
  },
  {
    name: 'O6 a plan is what the paid orders of its member come to',
    sql: `select m.id as what from member m, plan_bought(m.id) b
      where (m.plan is not null or exists (select 1 from payment_order o where o.member_id = m.id and o.kind = 'tier'))
        and (m.plan is distinct from b.plan or m.plan_ends is distinct from b.plan_ends)`,
  },
];
