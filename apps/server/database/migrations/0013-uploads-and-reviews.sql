-- Pictures that people bring. The table of the first days was never written to.
drop table files;
create table files (
  id int generated always as identity primary key,
  owner_kind text not null check (owner_kind in ('buyer', 'seller', 'operator')),
  owner_id int not null,
  purpose text not null,
  -- 1 waits to be used, 2 used, 3 removed (the row stays for a day, so that removing does not reset what one may bring).
  state smallint not null default 1 check (state between 1 and 3),
  -- The address of the largest size below /files, once it is public.
  path text not null unique,
  is_public boolean not null default false check (not is_public or state = 2),
  bytes int not null,
  width int not null,
  height int not null,
  created_at timestamptz not null,
  used_at timestamptz,
  -- What uses it, as `review:7`.
  used_for text
);
create index files_owner on files (owner_kind, owner_id, created_at);
create index files_unused on files (created_at) where state <> 2;
create index files_used_for on files (used_for) where used_for is not null;

alter table reviews add column hidden_at timestamptz;
alter table reviews add column hide_reason text;
create index reviews_store on reviews (store_id, id desc);
create index reviews_user on reviews (user_id, id desc);
