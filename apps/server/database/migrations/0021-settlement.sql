-- Where a store's money is sent to. A new account may not be used at once.
create table store_bank_accounts (
  store_id int primary key references stores,
  holder text not null,
  bank text not null,
  account text not null,
  swift text not null,
  country text not null,
  changed_at timestamptz not null,
  usable_from timestamptz not null
);

-- Money a store asked for: it is in transit until it has reached the bank, or is the store's again.
create table payouts (
  id int generated always as identity primary key,
  number text not null unique,
  store_id int not null references stores,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asked', 'approved', 'paid', 'refused', 'canceled', 'returned')),
  bank jsonb not null,
  asked_at timestamptz not null,
  asked_by int not null,
  approved_at timestamptz,
  approved_by int,
  ended_at timestamptz,
  ended_by int,
  bank_reference text,
  reason text not null default '',
  check ((state in ('paid', 'returned')) = (bank_reference is not null))
);
create index payouts_store on payouts (store_id, id desc);
create index payouts_state on payouts (state, asked_at, id);
create unique index payouts_bank_reference on payouts (bank_reference);

-- A buyer's balance set right by hand: one operator proposes, another decides.
create table balance_corrections (
  id int generated always as identity primary key,
  user_id int not null references users,
  currency text not null,
  amount bigint not null check (amount <> 0),
  reason text not null,
  state text not null check (state in ('proposed', 'done', 'refused')),
  proposed_at timestamptz not null,
  proposed_by int not null references operators,
  decided_at timestamptz,
  decided_by int references operators,
  note text not null default '',
  check ((state = 'proposed') = (decided_by is null)),
  check (decided_by <> proposed_by or state = 'refused')
);
create index balance_corrections_state on balance_corrections (state, id);
create index balance_corrections_user on balance_corrections (user_id, id desc);
