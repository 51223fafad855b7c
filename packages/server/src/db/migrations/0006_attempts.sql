-- Opens the next attempt of a task. Its number fences: only the current attempt may write. No row: nothing to do
-- (ended, deleted, or another worker's attempt is alive).
create function begin_attempt(p_task_id text, p_worker_id text, p_lease interval, p_tries_max integer)
returns setof task language plpgsql as $$
declare
  v_task task;
  v_live attempt;
begin
  select * into v_task from task where id = p_task_id for update;
  if not found or v_task.status <> 'running' then
    return;
  end if;
  select * into v_live from attempt where task_id = p_task_id and number = v_task.attempt and ended_at is null;
  if found then
    if v_live.heartbeat_at > now() - p_lease then
      return;
    end if;
    perform lose_attempt(v_task, 'lost', p_tries_max);
    select * into v_task from task where id = p_task_id;
    if v_task.status <> 'running' then
      return;
    end if;
  end if;
  insert into attempt (task_id, number, worker_id) values (p_task_id, v_task.attempt + 1, p_worker_id);
  return query update task set attempt = task.attempt + 1, tries = task.tries + 1 where id = p_task_id returning *;
end $$;

-- The current attempt is gone (no heartbeat, or its child crashed): queue the task once more, or fail and refund it.
-- The caller holds the task's row lock.
create function lose_attempt(p_task task, p_outcome text, p_tries_max integer) returns void language plpgsql as $$
begin
  if p_task.tries >= p_tries_max then
    perform fail_task(p_task.id, p_task.attempt, 'The engine stopped unexpectedly. Your credits were refunded.', p_outcome);
    return;
  end if;
  update attempt set ended_at = now(), outcome = p_outcome
  where task_id = p_task.id and number = p_task.attempt and ended_at is null;
  insert into garbage (prefix, due_at)
  values ('results/' || p_task.id || '/' || p_task.attempt || '/', now() + interval '10 minutes');
  perform graphile_worker.add_job('run_task', json_build_object('task_id', p_task.id), job_key => p_task.id);
end $$;

-- By the worker itself: its child crashed. True when the attempt was current.
create function crash_attempt(p_task_id text, p_attempt integer, p_tries_max integer) returns boolean
language plpgsql as $$
declare
  v_task task;
begin
  select * into v_task from task where id = p_task_id for update;
  if not found or v_task.status <> 'running' or v_task.attempt <> p_attempt then
    return false;
  end if;
  perform lose_attempt(v_task, 'crashed', p_tries_max);
  return true;
end $$;

-- A draining worker gives an unfinished task back: it is queued again and the try does not count.
create function hand_back_attempt(p_task_id text, p_attempt integer) returns boolean language plpgsql as $$
declare
  v_task task;
begin
  select * into v_task from task where id = p_task_id for update;
  if not found or v_task.status <> 'running' or v_task.attempt <> p_attempt then
    return false;
  end if;
  update task set tries = tries - 1 where id = p_task_id;
  v_task.tries := 0;
  perform lose_attempt(v_task, 'handed_back', 1);
  return true;
end $$;

-- Progress never falls and stays below 99 until the files are being copied. False: the attempt is no longer current.
create function report_progress(p_task_id text, p_attempt integer, p_progress integer, p_stage text) returns boolean
language plpgsql as $$
begin
  update task set progress = greatest(progress, least(p_progress, 99)), stage = p_stage
  where id = p_task_id and attempt = p_attempt and status = 'running';
  if not found then
    return false;
  end if;
  update attempt set heartbeat_at = now() where task_id = p_task_id and number = p_attempt and ended_at is null;
  return found;
end $$;

-- Heartbeat of a worker process (which it also registers) and of the attempts it runs. Returns those no longer current.
create function beat(p_worker_id text, p_host text, p_pid integer, p_pools text[], p_tasks text[], p_attempts integer[])
returns setof text language plpgsql as $$
begin
  insert into worker (id, host, pid, pool_ids) values (p_worker_id, p_host, p_pid, p_pools)
  on conflict (id) do update set seen_at = now(), pool_ids = excluded.pool_ids;
  return query
    with mine as (select * from unnest(p_tasks, p_attempts) as m (task_id, number)),
    alive as (
      update attempt a set heartbeat_at = now() from mine
      where a.task_id = mine.task_id and a.number = mine.number and a.ended_at is null returning a.task_id
    )
    select mine.task_id from mine where mine.task_id not in (select task_id from alive);
end $$;
