-- The four ways a task ends. Each locks task, then member, then lane, and acts only on a running task.

create function release_lane(p_lane text) returns void language sql as $$
  update lane set used = used - 1 where name = p_lane
$$;

-- Gives a hold back to the buckets it was drawn from. An ended period's allowance stays ended: its own row is credited.
create function refund_hold(p_task task, p_note text) returns void language plpgsql as $$
begin
  if p_task.hold_purchased > 0 then
    update member set credits = credits + p_task.hold_purchased where id = p_task.member_id;
  end if;
  if p_task.hold_allowance > 0 then
    update allowance_use set used = used - p_task.hold_allowance
    where member_id = p_task.member_id and period = p_task.hold_period;
  end if;
  insert into ledger (member_id, task_id, kind, allowance, purchased, period, note)
  values (p_task.member_id, p_task.id, 'refund', p_task.hold_allowance, p_task.hold_purchased, p_task.hold_period, p_note);
end $$;

-- True when this attempt was still the current one; false for a late writer, whose files are its own to remove.
create function finish_task(p_task_id text, p_attempt integer, p_files json, p_kept json, p_thumb json, p_output json)
returns boolean language plpgsql as $$
declare
  v_task task;
  v_seconds double precision;
begin
  select * into v_task from task where id = p_task_id for update;
  if not found or v_task.status <> 'running' or v_task.attempt <> p_attempt then
    return false;
  end if;
  update attempt set ended_at = now(), heartbeat_at = now(), outcome = 'done'
  where task_id = p_task_id and number = p_attempt and ended_at is null
  returning extract(epoch from now() - started_at) into v_seconds;
  if not found then
    return false;
  end if;
  update task set status = 'done', progress = 100, stage = null, files = p_files, kept = p_kept, thumb = p_thumb,
    output = p_output, finished_at = now()
  where id = p_task_id;
  insert into ledger (member_id, task_id, kind, allowance, purchased, period)
  values (v_task.member_id, p_task_id, 'settle', 0, 0, v_task.hold_period);
  insert into op_stat as s (op, runs, mean_seconds) values (v_task.op, 1, v_seconds)
  on conflict (op) do update set runs = s.runs + 1,
    mean_seconds = s.mean_seconds + (excluded.mean_seconds - s.mean_seconds) / least(s.runs + 1, 50);
  perform release_lane(v_task.lane);
  return true;
end $$;

-- p_attempt null: whatever attempt is current (a refusal at acceptance). Refunds in full.
create function fail_task(p_task_id text, p_attempt integer, p_error text, p_outcome text)
returns boolean language plpgsql as $$
declare
  v_task task;
begin
  select * into v_task from task where id = p_task_id for update;
  if not found or v_task.status <> 'running' or v_task.attempt <> coalesce(p_attempt, v_task.attempt) then
    return false;
  end if;
  update attempt set ended_at = now(), outcome = p_outcome
  where task_id = p_task_id and number = v_task.attempt and ended_at is null;
  if p_attempt is null then
    update idempotency set refusal = p_error where task_id = p_task_id;
  end if;
  update task set status = 'failed', stage = null, error = p_error, finished_at = now() where id = p_task_id;
  perform refund_hold(v_task, p_outcome);
  perform release_lane(v_task.lane);
  if v_task.attempt > 0 then
    insert into garbage (prefix, due_at) values ('results/' || p_task_id || '/', now() + interval '10 minutes');
  end if;
  return true;
end $$;

-- Removes the owner's task. A running one is cancelled first: its hold goes back in full. Null: no such task of this member.
create function delete_task(p_task_id text, p_member_id text) returns text language plpgsql as $$
declare
  v_task task;
begin
  select * into v_task from task where id = p_task_id and member_id = p_member_id for update;
  if not found then
    return null;
  end if;
  if v_task.status = 'running' then
    perform refund_hold(v_task, 'cancelled');
    perform release_lane(v_task.lane);
  end if;
  delete from task where id = p_task_id;
  insert into garbage (prefix) values ('results/' || p_task_id || '/');
  if v_task.status = 'running' then
    -- an attempt that is still writing removes its own files; this second look is for one that was killed meanwhile
    insert into garbage (prefix, due_at) values ('results/' || p_task_id || '/', now() + interval '10 minutes');
    perform pg_notify('claywork', 'cancel ' || p_task_id);
  end if;
  return v_task.status;
end $$;
