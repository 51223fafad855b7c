-- Lane capacity counts admitted tasks. `used` always equals the running tasks of the lane.
create table lane (
  name text primary key,
  capacity integer not null check (capacity >= 0),
  slots integer not null check (slots > 0),
  used integer not null default 0 check (used >= 0),
  capacity_set_at timestamptz not null default now()
) with (fillfactor = 20);

-- Running mean of the seconds one attempt takes, for `retry_after`.
create table op_stat (
  op text primary key,
  runs integer not null,
  mean_seconds double precision not null
) with (fillfactor = 50);

create table task (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  op text not null,
  lane text not null references lane (name),
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  stage text,
  cost integer not null check (cost >= 0),
  hold_allowance integer not null check (hold_allowance >= 0),
  hold_purchased integer not null check (hold_purchased >= 0),
  hold_period date not null,
  -- parsed parameters; `json`, not `jsonb`: a prompt may hold escapes that jsonb refuses
  params json not null,
  -- the caller's own inputs, as they were sent
  params_json text not null,
  seed integer not null,
  visibility text not null check (visibility in ('public', 'private')),
  input_tasks text[] not null default '{}',
  engine text,
  -- fencing number of the current attempt; 0 before the first
  attempt integer not null default 0,
  -- attempts that count towards the retry limit: those handed back do not
  tries integer not null default 0,
  error text,
  files json not null default '[]',
  kept json not null default '[]',
  thumb json,
  output json not null default '{}',
  likes integer not null default 0 check (likes >= 0),
  created_at timestamptz not null,
  finished_at timestamptz,
  check (hold_allowance + hold_purchased = cost),
  check ((status = 'done') = (progress = 100)),
  check ((status = 'failed') = (error is not null)),
  check ((status = 'running') = (finished_at is null))
) with (fillfactor = 70);
create index task_member on task (member_id, seq desc);
create index task_running_member on task (member_id) where status = 'running';
create index task_running_lane on task (lane) where status = 'running';
create index task_public on task (seq desc) where visibility = 'public' and status = 'done';

create table attempt (
  task_id text not null references task (id) on delete cascade,
  number integer not null,
  worker_id text not null,
  started_at timestamptz not null default now(),
  heartbeat_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'failed', 'lost', 'crashed', 'handed_back', 'cancelled')),
  primary key (task_id, number),
  check ((ended_at is null) = (outcome is null))
) with (fillfactor = 50);
create index attempt_live on attempt (task_id) where ended_at is null;

create table task_like (
  task_id text not null references task (id) on delete cascade,
  member_id text not null references member (id),
  created_at timestamptz not null default now(),
  primary key (task_id, member_id)
);

-- The answer given to an Idempotency-Key, kept for a day.
create table idempotency (
  member_id text not null references member (id),
  key text not null,
  body_digest bytea not null,
  task_id text not null,
  cost integer not null,
  -- set when the engine refused at once (502): a replay repeats that answer
  refusal text,
  created_at timestamptz not null,
  primary key (member_id, key)
);
create index idempotency_age on idempotency (created_at);
create index idempotency_task on idempotency (task_id);

create table upload (
  token text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('image', 'model')),
  name text not null,
  key text not null,
  bytes bigint not null,
  sha256 text not null,
  mime text not null,
  details json not null default '{}',
  created_at timestamptz not null default now()
);
create index upload_member on upload (member_id, created_at desc);

-- Processes that run tasks. `pool_ids` are the names under which graphile-worker locks jobs.
create table worker (
  id text primary key,
  host text not null,
  pid integer not null,
  pool_ids text[] not null default '{}',
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
) with (fillfactor = 50);

-- Store prefixes to remove once their row is gone: a crash between the two leaves nothing behind.
create table garbage (
  id bigint generated always as identity primary key,
  prefix text not null,
  due_at timestamptz not null default now()
);
create index garbage_due on garbage (due_at);
