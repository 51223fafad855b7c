-- Taking back what dead workers held. Any process may call these at any time; each call is one short transaction about one
-- worker or one task, so that locks keep their order (task, member, lane).

-- Jobs that a dead worker locked go back to the queue: graphile-worker alone would keep them for four hours.
create function release_worker(p_worker_id text) returns void language plpgsql as $$
declare
  v_worker worker;
begin
  delete from worker where id = p_worker_id returning * into v_worker;
  if found then
    perform graphile_worker.force_unlock_workers(v_worker.pool_ids);
  end if;
end $$;

-- p_dead names workers known to be gone, whose attempts need not wait for the lease.
create function reclaim_attempt(p_task_id text, p_lease interval, p_tries_max integer, p_dead text[]) returns boolean
language plpgsql as $$
declare
  v_task task;
begin
  select * into v_task from task where id = p_task_id and status = 'running' for update skip locked;
  if not found then
    return false;
  end if;
  perform 1 from attempt a where a.task_id = p_task_id and a.number = v_task.attempt and a.ended_at is null
    and (a.heartbeat_at < now() - p_lease or a.worker_id = any (p_dead));
  if not found then
    return false;
  end if;
  perform lose_attempt(v_task, 'lost', p_tries_max);
  return true;
end $$;

-- Whether some worker will get to a task: it is queued, or locked by a queue client that a living worker owns.
create function has_job(p_task_id text) returns boolean language sql stable as $$
  select exists (
    select 1 from graphile_worker.jobs j
    where j.key = p_task_id and j.attempts < j.max_attempts
      and (j.locked_by is null or exists (select 1 from worker w where j.locked_by = any (w.pool_ids)))
  )
$$;

-- A running task with neither a live attempt nor a job that will run: a late worker may have completed the new job, or one
-- may have died between taking a job and saying so.
create function requeue_orphan(p_task_id text) returns boolean language plpgsql as $$
begin
  perform 1 from task t where t.id = p_task_id and t.status = 'running'
    and not exists (select 1 from attempt a where a.task_id = t.id and a.ended_at is null)
    and not has_job(t.id)
    for update skip locked;
  if found then
    perform graphile_worker.add_job('run_task', json_build_object('task_id', p_task_id), job_key => p_task_id);
    return true;
  end if;
  return false;
end $$;
