-- Creating a task at a third of its cost, and many of them in one transaction.

-- Only `claywork ledger verify` ever looked at running tasks by lane; every create and every ending paid for it.
drop index task_running_lane;

-- create_task puts its job into the queue's own table; this row is what the queue would have made on its first job.
insert into graphile_worker._private_tasks (identifier) values ('run_task') on conflict do nothing;

-- As before, but the member is locked whichever bucket is credited: locks are taken in the order task, member, lane, and what
-- belongs to a member (allowance_use) only under the member's lock. A refund that took them in another order met a create.
create or replace function refund_hold(p_task task, p_note text) returns void language plpgsql as $$
begin
  update member set credits = credits + p_task.hold_purchased where id = p_task.member_id;
  if p_task.hold_allowance > 0 then
    update allowance_use set used = used - p_task.hold_allowance
    where member_id = p_task.member_id and period = p_task.hold_period;
  end if;
  insert into ledger (member_id, task_id, kind, allowance, purchased, period, note)
  values (p_task.member_id, p_task.id, 'refund', p_task.hold_allowance, p_task.hold_purchased, p_task.hold_period, p_note);
end $$;

drop function create_task;

-- Everything that makes a task: lock the member, look for a replay, running maximum, balance, lane slot, hold, rows, job.
-- One transaction, one round trip. p_notify false: the caller wakes the workers.
create function create_task(
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
  select m.credits, m.starts_on, m.tier into strict v_credits, v_starts, v_tier
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
  insert into ledger (member_id, task_id, kind, allowance, purchased, period, at)
  values (p_member_id, p_task_id, 'hold', -v_from_allowance, v_from_allowance - p_cost, v_period, v_at);
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

-- Several creates under one commit, in the order given. All members are locked first, in the order of their ids, so that two
-- such calls never wait for each other; the caller gives creates of one lane together, lanes in the order of their names.
create function create_tasks(
  p_task_ids text[], p_member_ids text[], p_ops text[], p_lanes text[], p_costs integer[], p_params json[],
  p_params_json text[], p_seeds integer[], p_visibilities text[], p_input_tasks text[], p_engines text[], p_keys text[],
  p_digests bytea[], p_at timestamptz[]
) returns setof create_outcome language plpgsql as $$
declare
  result create_outcome;
  created integer := 0;
begin
  perform 1 from member m where m.id = any (p_member_ids) order by m.id for no key update;
  for i in 1 .. cardinality(p_task_ids) loop
    result := create_task(p_task_ids[i], p_member_ids[i], p_ops[i], p_lanes[i], p_costs[i], p_params[i], p_params_json[i],
      p_seeds[i], p_visibilities[i], string_to_array(p_input_tasks[i], ','), p_engines[i], p_keys[i], p_digests[i], p_at[i],
      false);
    if result.outcome = 'created' then
      created := created + 1;
    end if;
    return next result;
  end loop;
  if created > 0 then
    perform pg_notify('jobs:insert', '{"count":' || created || '}');
  end if;
end $$;
