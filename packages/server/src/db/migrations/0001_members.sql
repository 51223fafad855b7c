-- Who may use the service, and with what. Tiers are the operator's: they are written from configuration at start.
create table tier (
  name text primary key,
  allowance integer not null check (allowance >= 0),
  max_running integer not null check (max_running > 0),
  downloads integer,
  favorites integer
);

create table member (
  id text primary key,
  email text not null,
  handle text not null unique,
  tier text not null references tier (name),
  -- purchased credits; the allowance is kept by period, below
  credits integer not null default 0 check (credits >= 0),
  -- allowance periods are whole months counted from this day (UTC)
  starts_on date not null,
  admin boolean not null default false,
  password_hash text,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
) with (fillfactor = 70);
create unique index member_email on member (lower(email));

-- The digest is the authentication path; `sealed` is the copy that the dashboard can reveal.
create table api_key (
  digest bytea primary key,
  member_id text not null references member (id),
  last_four text not null,
  sealed bytea,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index api_key_active on api_key (member_id) where retired_at is null;

create table allowance_use (
  member_id text not null references member (id),
  period date not null,
  used integer not null default 0 check (used >= 0),
  primary key (member_id, period)
) with (fillfactor = 70);

-- First day of the allowance period that holds `at`: computed, never set by a timer.
create function period_start(anchor date, at timestamptz) returns date
language plpgsql immutable parallel safe as $$
declare
  today date := (at at time zone 'UTC')::date;
  months integer := (extract(year from today) - extract(year from anchor)) * 12
    + extract(month from today) - extract(month from anchor);
  candidate date := (anchor + make_interval(months => months))::date;
begin
  if candidate > today then
    return (anchor + make_interval(months => months - 1))::date;
  end if;
  return candidate;
end $$;

-- First day of the period after that one.
create function period_end(anchor date, at timestamptz) returns date
language plpgsql immutable parallel safe as $$
declare
  start date := period_start(anchor, at);
  months integer := (extract(year from start) - extract(year from anchor)) * 12
    + extract(month from start) - extract(month from anchor);
begin
  return (anchor + make_interval(months => months + 1))::date;
end $$;
