create type create_outcome as (
  outcome text, -- created, replayed, conflict, max_running, credits, lane
  task_id text,
  cost integer,
  need integer,
  allowance_left integer,
  balance integer,
  lane text,
  retry_after integer,
  refusal text
);

-- retry_after = clamp(ceil(mean seconds of the op * (used + 1 - slots) / slots), 3, 120)
create function lane_retry_after(p_op text, p_lane text) returns integer
language sql stable as $$
  select least(greatest(ceil(coalesce((select mean_seconds from op_stat where op = p_op), 10)
    * (lane.used + 1 - lane.slots) / lane.slots), 3), 120)::integer
  from lane where name = p_lane
$$;

-- Everything that makes a task: lock the member, look for a replay, running maximum, balance, lane slot, hold, rows, job.
-- One transaction, one round trip. Locks are always taken in the order task, member, lane.
create function create_task(
  p_task_id text, p_member_id text, p_op text, p_lane text, p_cost integer, p_params json, p_params_json text,
  p_seed integer, p_visibility text, p_input_tasks text[], p_engine text, p_key text, p_digest bytea, p_at timestamptz
) returns create_outcome
-- every statement finds its row by a key: planning them anew for each call took half of its time
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  result create_outcome;
  v_at timestamptz := coalesce(p_at, now());
  v_credits integer;
  v_starts date;
  v_total integer;
  v_max integer;
  v_period date;
  v_left integer;
  v_from_allowance integer;
  v_replay idempotency;
begin
  select m.credits, m.starts_on, t.allowance, t.max_running into strict v_credits, v_starts, v_total, v_max
  from member m join tier t on t.name = m.tier where m.id = p_member_id for no key update of m;

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

  if (select count(*) from task where member_id = p_member_id and status = 'running') >= v_max then
    result.outcome := 'max_running';
    return result;
  end if;

  v_period := period_start(v_starts, v_at);
  v_left := greatest(v_total - coalesce(
    (select used from allowance_use a where a.member_id = p_member_id and a.period = v_period), 0), 0);
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
    insert into allowance_use as a (member_id, period, used) values (p_member_id, v_period, v_from_allowance)
    on conflict (member_id, period) do update set used = a.used + excluded.used;
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
  -- what add_job does, without the layer above it
  perform graphile_worker.add_jobs(array[
    ('run_task', json_build_object('task_id', p_task_id), null, null, null, p_task_id, null, null)::graphile_worker.job_spec
  ]);

  result.outcome := 'created';
  result.task_id := p_task_id;
  result.cost := p_cost;
  return result;
end $$;
