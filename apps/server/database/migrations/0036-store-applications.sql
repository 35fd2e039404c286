-- Whose a store is; one that an operator opened is nobody's. A buyer has one living store at most.
alter table stores
  add column owner_id int references users,
  -- Where the store is called, E.164; for the platform only.
  add column phone text not null default '';
create unique index stores_owner on stores (owner_id) where status <> -1;

-- How a buyer comes to a store: one application each, kept field by field while it is a draft.
create table store_applications (
  id int generated always as identity primary key,
  user_id int not null unique references users,
  -- 1 draft, 2 submitted, 3 refused, 4 approved
  state smallint not null default 1 check (state between 1 and 4),
  -- How often it was submitted; a decision is about one of these times.
  round int not null default 0,
  -- Language (locale) of the buyer when she submitted it: of the mails about it.
  locale text not null,
  shop_name text not null default '',
  intro text not null default '',
  receive_mobile text not null default '',
  tel text not null default '',
  province text not null default '',
  city text not null default '',
  area text not null default '',
  shop_address text not null default '',
  shop_lng float8 check (shop_lng between -180 and 180),
  shop_lat float8 check (shop_lat between -90 and 90),
  country text not null default 'CN',
  firm_name text not null default '',
  credit_code text not null default '',
  -- Paths of pictures; the logo is public once the application is approved, the others never.
  shop_logo text not null default '',
  business_license text not null default '',
  identity_card_front text not null default '',
  identity_card_later text not null default '',
  -- Business scope, as an operator read it off the licence.
  scope text not null default '',
  -- What was refused: field → reason.
  remarks jsonb not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by int references operators,
  store_id int unique references stores,
  account_id int unique references store_accounts,
  check ((state = 4) = (store_id is not null)),
  check (account_id is null or state = 4),
  check (state = 1 or (round > 0 and submitted_at is not null))
);
create index store_applications_state on store_applications (state, submitted_at);
-- A name is held by who has submitted it, unless just the name was refused.
create unique index store_applications_name on store_applications (lower(shop_name))
  where state = 2 or (state = 3 and not remarks ? 'shopName');

create table store_application_moves (
  id int generated always as identity primary key,
  application_id int not null references store_applications,
  round int not null,
  state smallint not null check (state between 2 and 4),
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('buyer', 'operator')),
  actor_id int not null,
  remarks jsonb not null default '{}'
);
create index store_application_moves_application on store_application_moves (application_id, id);
create trigger store_application_moves_insert_only before update or delete or truncate on store_application_moves
  for each statement execute function refuse_change();

-- Every look at a paper, and the link it was given: for whoever asked, for some minutes.
create table store_paper_looks (
  token_hash bytea primary key,
  application_id int not null references store_applications,
  paper text not null,
  actor_kind text not null check (actor_kind in ('buyer', 'operator')),
  actor_id int not null,
  reason text not null,
  at timestamptz not null,
  expires_at timestamptz not null
);
create index store_paper_looks_application on store_paper_looks (application_id, at);
