-- What members buy: credit packs, plans and models of the catalog. Every payment becomes exactly one entry of the ledger, every
-- refund takes back what is still there. An order keeps what was promised: later prices never change it.

-- A plan that was bought stands over the tier that the operator gave, until it ends: computed when read, never by a timer.
alter table member
  add column plan text references tier (name),
  add column plan_ends timestamptz,
  -- plans paid for before this no longer count: the operator gave another tier since
  add column plan_reset timestamptz,
  add constraint member_plan check ((plan is null) = (plan_ends is null));

-- The tier whose limits hold for a member at an instant. In a query it costs no more than reading the columns.
create function effective_tier(m member, p_at timestamptz) returns text language sql immutable parallel safe as $$
  select case when m.plan_ends > p_at then m.plan else m.tier end
$$;

-- What the operator gives ends what was bought.
create function end_plan() returns trigger language plpgsql as $$
begin
  new.plan := null;
  new.plan_ends := null;
  new.plan_reset := clock_timestamp();
  return new;
end $$;
create trigger end_plan before update of tier on member for each row when (new.tier <> old.tier) execute function end_plan();

create table payment_order (
  id text primary key,
  seq bigint generated always as identity unique,
  member_id text not null references member (id),
  kind text not null check (kind in ('pack', 'tier', 'model')),
  -- the pack, tier or model that is bought
  item text not null,
  -- what was promised
  title text not null,
  credits integer not null check ((kind = 'pack') = (credits > 0) and credits >= 0),
  -- in minor units
  price integer not null check (price > 0),
  currency text not null check (length(currency) = 3),
  provider text not null check (provider in ('manual', 'paypal')),
  status text not null default 'open' check (status in ('open', 'pending', 'paid', 'refunded', 'failed')),
  approve_url text,
  -- the provider's own names: of the order, of who is paid, of the payment
  provider_order text,
  provider_payee text,
  provider_capture text,
  paid_at timestamptz,
  -- the admin who says that it was paid
  paid_by text references member (id),
  note text,
  -- money given back, in minor units
  refunded integer not null default 0 check (refunded between 0 and price),
  -- credits taken back for that, and those that were spent already
  taken_back integer not null default 0 check (taken_back >= 0),
  shortfall integer not null default 0 check (shortfall >= 0),
  created_at timestamptz not null default now(),
  check (taken_back + shortfall <= credits),
  check (status <> 'paid' or (paid_at is not null and refunded < price)),
  check (status <> 'refunded' or refunded = price),
  check (paid_at is null or (status in ('paid', 'refunded') and (provider_capture is not null or paid_by is not null)))
);
create index payment_order_member on payment_order (member_id, seq desc);
create index payment_order_waiting on payment_order (seq desc) where status in ('open', 'pending');
create unique index payment_order_provider on payment_order (provider, provider_order);
create unique index payment_order_capture on payment_order (provider, provider_capture);

-- Money given back, by the payment that it belongs to: word of it may come before word of the payment.
create table payment_refund (
  id text primary key,
  order_id text not null references payment_order (id),
  -- null: an order that an admin marked paid
  capture text,
  amount integer not null check (amount > 0),
  kind text not null check (kind in ('refund', 'reversal')),
  at timestamptz not null default now()
);
create index payment_refund_order on payment_refund (order_id);

-- What providers told us, and what came of it.
create table payment_event (
  provider text not null,
  id text not null,
  type text not null,
  order_id text,
  resource text,
  outcome text not null,
  deliveries integer not null default 1,
  at timestamptz not null default now(),
  primary key (provider, id)
);

-- Two more kinds of entries: `purchase`, one for each paid order, and `reversal`, credits taken back for one that was refunded.
alter table ledger add column order_id text;
create function ledger_is_sound(kind text, task_id text, order_id text, period date, allowance integer, purchased integer)
returns boolean language plpgsql immutable as $$
begin
  return case kind
    when 'grant' then task_id is null and order_id is null and period is null and allowance = 0
    when 'hold' then task_id is not null and order_id is null and period is not null and allowance <= 0 and purchased <= 0
    when 'settle' then task_id is not null and order_id is null and period is not null and allowance = 0 and purchased = 0
    when 'refund' then task_id is not null and order_id is null and period is not null and allowance >= 0 and purchased >= 0
    when 'purchase' then task_id is null and order_id is not null and period is null and allowance = 0 and purchased >= 0
    when 'reversal' then task_id is null and order_id is not null and period is null and allowance = 0 and purchased < 0
    else false end;
end $$;
alter table ledger
  drop constraint ledger_row,
  add constraint ledger_row check (ledger_is_sound(kind, task_id, order_id, period, allowance, purchased));
drop function ledger_is_sound(text, text, date, integer, integer);
create unique index ledger_purchase on ledger (order_id) where kind = 'purchase';
create index ledger_reversal on ledger (order_id) where kind = 'reversal';

create function month_after(at timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select (at at time zone 'UTC' + interval '1 month') at time zone 'UTC'
$$;

-- What a member's paid plans come to, in the order of their payments. The same plan again lasts a month longer. Another one starts at
-- once; what is left of the one before goes on as time of the new one, at the prices that were paid.
create function plan_bought(p_member_id text, out plan text, out plan_ends timestamptz) language plpgsql stable as $$
declare
  v_order record;
  v_left numeric; -- seconds of the plan before that are still to come
  v_month numeric;
  v_rate numeric; -- minor units a second
  v_currency text;
begin
  for v_order in
    select o.item, o.price, o.currency, o.paid_at from payment_order o join member m on m.id = o.member_id
    where o.member_id = p_member_id and o.kind = 'tier' and o.status = 'paid'
      and (m.plan_reset is null or o.paid_at > m.plan_reset)
    order by o.paid_at, o.seq
  loop
    v_month := extract(epoch from month_after(v_order.paid_at) - v_order.paid_at);
    v_left := greatest(coalesce(extract(epoch from plan_ends - v_order.paid_at), 0), 0);
    if v_left > 0 and plan = v_order.item then
      v_rate := (v_left * v_rate + v_order.price) / (v_left + v_month);
      plan_ends := month_after(plan_ends);
    else
      plan_ends := month_after(v_order.paid_at);
      if v_left > 0 and v_currency = v_order.currency then
        plan_ends := plan_ends + make_interval(secs => floor(v_left * v_rate * v_month / v_order.price)::double precision);
      end if;
      v_rate := v_order.price / v_month;
    end if;
    plan := v_order.item;
    v_currency := v_order.currency;
  end loop;
end $$;

-- The member is locked. Not through `update of tier`: this is what was bought, not what the operator gives.
create function renew_plan(p_member_id text) returns void language sql as $$
  update member m set plan = b.plan, plan_ends = b.plan_ends from plan_bought(p_member_id) b where m.id = p_member_id
$$;

-- Takes back what an order's refunds ask for, as far as it is there. Order and member are locked.
create function take_back(p_order_id text) returns void language plpgsql as $$
declare
  v_order payment_order;
  v_due integer;
  v_taken integer;
begin
  select * into strict v_order from payment_order where id = p_order_id;
  v_due := (v_order.credits::bigint * v_order.refunded / v_order.price)::integer - v_order.taken_back - v_order.shortfall;
  if v_due > 0 then
    select least(credits, v_due) into strict v_taken from member where id = v_order.member_id;
    if v_taken > 0 then
      update member set credits = credits - v_taken where id = v_order.member_id;
      insert into ledger (member_id, order_id, kind, allowance, purchased, note)
      values (v_order.member_id, p_order_id, 'reversal', 0, -v_taken, v_order.title);
    end if;
    update payment_order set taken_back = taken_back + v_taken, shortfall = shortfall + v_due - v_taken where id = p_order_id;
  end if;
  if v_order.status = 'refunded' and v_order.kind = 'tier' then
    perform renew_plan(v_order.member_id);
  end if;
end $$;

-- A payment that came in: credited once, and only to the order it was made for, in full. Locks are taken in the order order, member.
-- paid, or why not: known, unknown, other_order, other_merchant, wrong_amount, second_payment, refunded.
create function order_paid(
  p_order_id text, p_provider text, p_provider_order text, p_capture text, p_payee text, p_amount integer, p_currency text,
  p_paid_by text, p_note text, p_at timestamptz
) returns text language plpgsql as $$
declare
  v_order payment_order;
  v_refunded integer;
begin
  select * into v_order from payment_order where id = p_order_id for update;
  if not found or v_order.provider <> p_provider then
    return 'unknown';
  elsif v_order.provider_order is distinct from p_provider_order then
    return 'other_order';
  elsif v_order.provider_payee <> p_payee then
    return 'other_merchant';
  elsif p_amount <> v_order.price or p_currency <> v_order.currency then
    return 'wrong_amount';
  elsif v_order.paid_at is not null or v_order.status = 'refunded' then
    return case when v_order.provider_capture is distinct from p_capture then 'second_payment' else 'known' end;
  end if;
  perform 1 from member where id = v_order.member_id for no key update;
  select least(coalesce(sum(amount), 0), v_order.price) into v_refunded from payment_refund
  where order_id = p_order_id and capture = p_capture;
  if v_refunded = v_order.price then
    update payment_order set status = 'refunded', refunded = v_refunded, provider_capture = p_capture where id = p_order_id;
    return 'refunded';
  end if;
  update payment_order set status = 'paid', paid_at = coalesce(p_at, clock_timestamp()), provider_capture = p_capture,
    paid_by = p_paid_by, note = p_note, refunded = v_refunded
  where id = p_order_id;
  update member set credits = credits + v_order.credits where id = v_order.member_id;
  insert into ledger (member_id, order_id, kind, allowance, purchased, note)
  values (v_order.member_id, p_order_id, 'purchase', 0, v_order.credits, v_order.title);
  if v_order.kind = 'tier' then
    perform renew_plan(v_order.member_id);
  end if;
  perform take_back(p_order_id);
  return 'paid';
end $$;

-- Money that went back. Before the payment itself is known it is only noted: order_paid looks.
-- refunded, noted, or why not: known, unknown, other_payment, wrong_amount.
create function order_refunded(
  p_order_id text, p_provider text, p_refund_id text, p_capture text, p_amount integer, p_currency text, p_kind text
) returns text language plpgsql as $$
declare
  v_order payment_order;
begin
  select * into v_order from payment_order where id = p_order_id for update;
  if not found or v_order.provider <> p_provider then
    return 'unknown';
  elsif p_currency <> v_order.currency or p_amount <= 0 then
    return 'wrong_amount';
  elsif (v_order.paid_at is not null or v_order.status = 'refunded')
    and v_order.provider_capture is distinct from p_capture then
    return 'other_payment';
  end if;
  insert into payment_refund (id, order_id, capture, amount, kind) values (p_refund_id, p_order_id, p_capture, p_amount, p_kind)
  on conflict (id) do nothing;
  if not found then
    return 'known';
  elsif v_order.paid_at is null then
    return 'noted';
  end if;
  perform 1 from member where id = v_order.member_id for no key update;
  update payment_order o set refunded = r.total, status = case when r.total = o.price then 'refunded' else o.status end
  from (select least(sum(amount), v_order.price)::integer as total from payment_refund
    where order_id = p_order_id and capture is not distinct from p_capture) r
  where o.id = p_order_id;
  perform take_back(p_order_id);
  return 'refunded';
end $$;

-- Everything that makes a task: lock the member, look for a replay, running maximum, balance, lane slot, hold, rows, job.
-- One transaction, one round trip. p_notify false: the caller wakes the workers.
create or replace function create_task(
  p_task_id text, p_member_id text, p_op text, p_lane text, p_cost integer, p_params json, p_params_json text,
  p_seed integer, p_visibility text, p_input_tasks text[], p_engine text, p_key text, p_digest bytea, p_at timestamptz,
  p_notify boolean default true
) returns create_outcome
-- every statement finds its row by a key: planning them anew for each call took half of its time, and a plan made while a
-- table was small would read all of it
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  result create_outcome;
  v_at timestamptz := coalesce(p_at, now());
  v_credits integer;
  v_starts date;
  v_tier text;
  v_running integer;
  v_max integer;
  v_period date;
  v_left integer;
  v_from_allowance integer;
  v_replay idempotency;
begin
  select m.credits, m.starts_on, effective_tier(m, v_at) into strict v_credits, v_starts, v_tier
  from member m where m.id = p_member_id for no key update;

  if p_key is not null then
    select * into v_replay from idempotency i where i.member_id = p_member_id and i.key = p_key;
    if found and v_replay.created_at > v_at - interval '24 hours' then
      result.outcome := case when v_replay.body_digest = p_digest then 'replayed' else 'conflict' end;
      result.task_id := v_replay.task_id;
      result.cost := v_replay.cost;
      result.refusal := v_replay.refusal;
      return result;
    end if;
  end if;

  -- a statement of its own: its snapshot is taken after the lock
  v_period := period_start(v_starts, v_at);
  select t.max_running, greatest(t.allowance - coalesce(
    (select a.used from allowance_use a where a.member_id = p_member_id and a.period = v_period), 0), 0),
    (select count(*) from task r where r.member_id = p_member_id and r.status = 'running')
  into strict v_max, v_left, v_running from tier t where t.name = v_tier;
  if v_running >= v_max then
    result.outcome := 'max_running';
    return result;
  end if;
  if v_left + v_credits < p_cost then
    result.outcome := 'credits';
    result.need := p_cost;
    result.allowance_left := v_left;
    result.balance := v_credits;
    return result;
  end if;

  update lane set used = used + 1 where name = p_lane and used < capacity;
  if not found then
    result.outcome := 'lane';
    result.lane := p_lane;
    result.retry_after := lane_retry_after(p_op, p_lane);
    return result;
  end if;

  v_from_allowance := least(v_left, p_cost);
  if v_from_allowance > 0 then
    update allowance_use set used = used + v_from_allowance where member_id = p_member_id and period = v_period;
    if not found then
      insert into allowance_use (member_id, period, used) values (p_member_id, v_period, v_from_allowance);
    end if;
  end if;
  if p_cost > v_from_allowance then
    update member set credits = credits - (p_cost - v_from_allowance) where id = p_member_id;
  end if;
  insert into task (id, member_id, op, lane, cost, hold_allowance, hold_purchased, hold_period, params, params_json, seed,
    visibility, input_tasks, engine, created_at)
  values (p_task_id, p_member_id, p_op, p_lane, p_cost, v_from_allowance, p_cost - v_from_allowance, v_period, p_params,
    p_params_json, p_seed, p_visibility, p_input_tasks, p_engine, v_at);
  -- the op is noted: a task may be removed, what its credits went to stays told
  insert into ledger (member_id, task_id, kind, allowance, purchased, period, note, at)
  values (p_member_id, p_task_id, 'hold', -v_from_allowance, v_from_allowance - p_cost, v_period, p_op, v_at);
  if p_key is not null then
    insert into idempotency as i (member_id, key, body_digest, task_id, cost, created_at)
    values (p_member_id, p_key, p_digest, p_task_id, p_cost, v_at)
    on conflict (member_id, key) do update
      set body_digest = excluded.body_digest, task_id = excluded.task_id, cost = excluded.cost, refusal = null,
        created_at = excluded.created_at;
  end if;
  -- the row that add_job writes, of a key that is new: add_job's search for older jobs was a third of a create's time
  insert into graphile_worker._private_jobs (task_id, payload, key)
  select t.id, json_build_object('task_id', p_task_id), p_task_id
  from graphile_worker._private_tasks t where t.identifier = 'run_task';
  if not found then
    perform graphile_worker.add_job('run_task', json_build_object('task_id', p_task_id), job_key => p_task_id);
  elsif p_notify then
    perform pg_notify('jobs:insert', '{"count":1}');
  end if;

  result.outcome := 'created';
  result.task_id := p_task_id;
  result.cost := p_cost;
  return result;
end $$;
