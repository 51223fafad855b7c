-- A lighter GLB of a model, to be turned on its page by whoever has not downloaded it.
create table model_preview (
  model_id text primary key references model (id) on delete cascade,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  key text not null
);
