-- What the processes themselves need: the mode of the database, its clock, work done later,
-- answers kept for repeated calls, and the news of changed cache keys.

create table instance (
  only_row boolean primary key default true check (only_row),
  demo boolean not null,
  clock_offset_seconds bigint not null default 0,
  filled_at timestamptz not null
);

create table work (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  payload jsonb not null,
  due_at timestamptz not null,
  attempts smallint not null default 0,
  failed_at timestamptz,
  last_error text,
  request_id text,
  unique (kind, key)
);
create index work_due on work (due_at, id);

create table idempotency (
  caller text not null,
  route text not null,
  key_hash bytea not null,
  body_hash bytea not null,
  answer text not null,
  at timestamptz not null,
  primary key (caller, route, key_hash)
);
create index idempotency_at on idempotency (at);

create table changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  key text not null,
  at timestamptz not null default now()
);
create index changes_xid on changes (xid);
