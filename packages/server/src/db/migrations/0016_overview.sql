-- What an administrator wants to know: why attempts failed, and what happened lately.

-- What went wrong inside, for administrators only; members see the task's `error`. Goes with the task.
alter table attempt add column detail text;

create index task_failed on task (finished_at desc) where status = 'failed';
-- rows come in this order: a few bytes for thousands of them, next to nothing to keep up
create index task_created on task using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index ledger_at on ledger using brin (at) with (pages_per_range = 16, autosummarize = on);
