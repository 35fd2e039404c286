-- A file that a seller sent to be imported, from its upload to its result.
create table imports (
  id int generated always as identity primary key,
  store_id int not null references stores,
  account_id int not null,
  file_name text not null,
  bytes int not null,
  -- Folder below the data folder's `uploads`; deleted when the import is over.
  upload text not null unique,
  -- The contract's importState.
  state smallint not null check (state between 0 and 5),
  kind text,
  -- Cells of the header, what each column is taken as (an import column or ''), the first rows.
  header jsonb not null default '[]',
  columns jsonb not null default '[]',
  sample jsonb not null default '[]',
  -- Why it was refused as a whole: {reason, values}.
  refusal jsonb,
  row_count int not null default 0,
  position int not null default 0,
  is_grouped boolean not null default false,
  created int not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  refused int not null default 0,
  refused_rows int not null default 0,
  categories_made int not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index imports_store on imports (store_id, id desc);
create index imports_open on imports (created_at) where state in (0, 1, 2);
-- One import works on a store at a time.
create unique index imports_running on imports (store_id) where state = 2;

-- What was wrong with which row; kept for 30 days.
create table import_faults (
  id bigint generated always as identity primary key,
  import_id int not null references imports,
  line int not null,
  product text not null,
  col text,
  value text not null,
  reason text not null,
  reason_values jsonb not null
);
create index import_faults_line on import_faults (import_id, line, id);
