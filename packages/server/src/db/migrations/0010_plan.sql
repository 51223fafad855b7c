-- What a planner answered, kept while the task that asked lives: its next attempt, and other tasks with the very same question, get
-- the same answer. Goes with the task: it holds words of the prompt.
create table plan (
  task_id text not null references task (id) on delete cascade,
  -- SHA-256 of the question and the model
  key bytea not null check (length(key) = 32),
  answer text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (task_id, key)
);
create index plan_key on plan (key, created_at);
