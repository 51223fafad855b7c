-- Signing in. The library that checks passwords and keeps sessions reads and writes `credential`, `session` and `verification`;
-- its user is `member`.

-- Addresses are kept as they are compared.
update member set email = lower(email) where email <> lower(email);
drop index member_email;
create unique index member_email on member (email);
alter table member
  add constraint member_email_lower check (email = lower(email)),
  -- the address has answered a mail, or an identity provider vouches for it
  add column email_verified boolean not null default false,
  add column updated_at timestamptz not null default now(),
  -- nothing ever read these: there was no way to sign in. Their owners set a password anew.
  drop column password_hash;
create index member_newest on member (created_at desc, id);

-- A way to sign in: a password (provider `credential`, subject the member's id), or an identity at a provider.
create table credential (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  provider text not null,
  subject text not null,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, subject),
  check ((provider = 'credential') = (password is not null))
);
create index credential_member on credential (member_id);

-- The cookie holds the token, this table its digest: a copy of the database opens no session.
create table session (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  token_digest text not null unique,
  agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
) with (fillfactor = 70);
create index session_member on session (member_id);
create index session_expired on session (expires_at);
-- streams that were opened with a session end with it (migration 0011)
create trigger announce_delete after delete on session for each row execute function announce_key();

-- Single-use tokens: resets of a password (`value` is the member's id), ways to an identity provider and back.
create table verification (
  id text primary key,
  -- SHA-256 of what was given away
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);
create index verification_value on verification (value);
create index verification_expired on verification (expires_at);

create table invite (
  id text primary key,
  digest bytea not null unique,
  note text not null default '',
  -- who may use it; anybody where it is null
  email text,
  tier text references tier (name),
  uses_max integer not null check (uses_max > 0),
  used integer not null default 0 check (used between 0 and uses_max),
  expires_at timestamptz not null,
  created_by text references member (id),
  created_at timestamptz not null default now()
);
