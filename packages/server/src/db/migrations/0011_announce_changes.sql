-- Words about what API processes may remember of polls (db/change-feed.ts), sent with the commit that makes them true.
-- Commits that send words wait for each other, over the whole cluster and with their flush to disk. So progress, which is written
-- most often, and the end of a task send none: a task that is being worked on is never remembered. One that waits for its
-- first attempt is, and one that has ended.

create function announce_task() returns trigger language plpgsql as $$
begin
  perform pg_notify('claywork_polls', 'task ' || old.id);
  return null;
end $$;
-- the columns that a poll shows, and those it is found by
create trigger announce_update
  after update of id, member_id, op, status, progress, stage, cost, engine, error, files, output, created_at, finished_at, attempt
  on task for each row when (old.status <> 'running' or old.attempt = 0) execute function announce_task();
create trigger announce_delete after delete on task for each row execute function announce_task();

create function announce_key() returns trigger language plpgsql as $$
begin
  perform pg_notify('claywork_polls', 'member ' || old.member_id);
  return null;
end $$;
create trigger announce_change after update or delete on api_key for each row execute function announce_key();

create function announce_member() returns trigger language plpgsql as $$
begin
  perform pg_notify('claywork_polls', 'member ' || old.id);
  return null;
end $$;
create trigger announce_update after update of id, disabled_at on member for each row execute function announce_member();
create trigger announce_delete after delete on member for each row execute function announce_member();

create function announce_all() returns trigger language plpgsql as $$
begin
  perform pg_notify('claywork_polls', 'all');
  return null;
end $$;
create trigger announce_truncate after truncate on task for each statement execute function announce_all();
create trigger announce_truncate after truncate on api_key for each statement execute function announce_all();
create trigger announce_truncate after truncate on member for each statement execute function announce_all();
