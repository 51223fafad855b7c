-- The file that a model of the catalog was made of, and the files beside it that it needed: who adds the same again changes nothing.
create table model_source (
  model_id text primary key references model (id) on delete cascade,
  sha256 text not null,
  -- name and digest of each file beside it
  beside jsonb not null default '{}'
);
create index model_source_sha256 on model_source (sha256);
