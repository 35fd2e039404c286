-- How a person of a console has arranged a list: its columns, and what she saved under a name.
create table list_views (
  audience text not null check (audience in ('seller', 'operator')),
  account_id int not null,
  -- Address of the list below the console's base.
  list text not null,
  -- Keys in their order; one with a minus before it is hidden. A key that the list does not know any more is passed over.
  columns text[] not null default '{}',
  -- [{viewId, name, query, columns}]
  views jsonb not null default '[]',
  default_view int,
  version int not null default 1,
  primary key (audience, account_id, list)
);

-- Terms as operators write them: 0 of service, 1 about data, 2 of purchase. Version 1 of the first two is built in and
-- has no row. A version without a day is a draft, one of a document at most; one with a day is never changed.
create table terms_versions (
  document smallint not null check (document between 0 and 2),
  version int not null check (version > 1),
  -- Text by language.
  texts jsonb not null default '{}',
  -- Whether buyers have to agree to it before they order again.
  asks_consent boolean not null default true,
  revision int not null default 1,
  valid_from timestamptz,
  primary key (document, version)
);
create unique index terms_versions_draft on terms_versions (document) where valid_from is null;

-- Which versions a buyer has agreed to, and when.
create table terms_consents (
  user_id int not null references users,
  document smallint not null,
  version int not null,
  agreed_at timestamptz not null,
  primary key (user_id, document, version)
);
create index terms_consents_version on terms_consents (document, version);

-- A buyer's level is set by hand like balance and points: proposed by one operator, agreed to by another.
alter table proposals drop constraint proposals_kind_check, drop constraint proposals_check2,
  add constraint proposals_kind_check check (kind in ('balance', 'points', 'grant', 'settle', 'cash', 'transfer', 'limit', 'lateCash', 'level')),
  add constraint proposals_unit check ((currency is null) = (kind in ('points', 'level')));
