-- Banners are kept by operators: what stands on them, in which languages and when they are shown.
alter table banners
  -- The words on it by language; empty: the name of what it leads to.
  add column titles jsonb not null default '{}',
  -- Readers of these languages see it; empty: everybody.
  add column locales text[] not null default '{}',
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column version int not null default 1;
