-- Every movement of credits, append-only. One row an event, split by bucket: the allowance of `period`, and purchased credits.
create table ledger (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  task_id text,
  kind text not null check (kind in ('grant', 'hold', 'settle', 'refund')),
  allowance integer not null,
  purchased integer not null,
  period date,
  note text,
  at timestamptz not null default now(),
  check ((kind = 'grant') = (task_id is null)),
  check ((kind = 'grant') = (period is null)),
  check (kind <> 'grant' or allowance = 0),
  check (kind <> 'hold' or (allowance <= 0 and purchased <= 0)),
  check (kind <> 'settle' or (allowance = 0 and purchased = 0)),
  check (kind <> 'refund' or (allowance >= 0 and purchased >= 0))
);
create index ledger_member on ledger (member_id, id);
create unique index ledger_hold on ledger (task_id) where kind = 'hold';
-- one end per task: settled or refunded, never both, never twice
create unique index ledger_end on ledger (task_id) where kind in ('settle', 'refund');

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_append_only before update or delete or truncate on ledger
  for each statement execute function ledger_is_append_only();

-- Adds purchased credits (a negative amount corrects; the balance never falls below zero).
create function grant_credits(p_member_id text, p_amount integer, p_note text) returns integer
language plpgsql as $$
declare
  balance integer;
begin
  update member set credits = credits + p_amount where id = p_member_id returning credits into balance;
  if not found then
    raise exception 'no such member: %', p_member_id using errcode = 'no_data_found';
  end if;
  insert into ledger (member_id, kind, allowance, purchased, note) values (p_member_id, 'grant', 0, p_amount, p_note);
  return balance;
end $$;
