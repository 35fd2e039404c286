-- Attempts at foreign providers: an attempt is a payment that may not have come to anything yet.
alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check
  check (state in ('created', 'waiting', 'unknown', 'paid', 'declined', 'canceled', 'returned', 'suspense', 'refunded'));
alter table payments
  add column provider text,
  add column provider_id text,
  add column approve_url text,
  add column return_url text,
  add column language text,
  add column reason text,
  add column unknown_since timestamptz;
-- The browser's attempt is one attempt; a payment from balance is over when it is written.
create unique index payments_attempt on payments (user_id, attempt_id) where provider is not null;
create unique index payments_provider_id on payments (provider, provider_id) where provider_id is not null;
create index payments_unknown on payments (unknown_since) where state = 'unknown';
create index payment_parts_reference on payment_parts (reference, payment_id desc);

-- Money a provider took: each of its captures has one effect, whoever brings the news and however often.
create table provider_captures (
  provider text not null,
  id text not null,
  payment_id int not null references payments,
  told_currency text not null,
  told_value text not null,
  -- Null where the provider named a currency or an amount that is none of ours.
  currency text,
  amount bigint check (amount > 0),
  applied bigint not null check (applied >= 0 and applied <= coalesce(amount, 0)),
  at timestamptz not null,
  primary key (provider, id),
  check ((currency is null) = (amount is null))
);
create index provider_captures_payment on provider_captures (payment_id);

create table payment_refunds (
  id int generated always as identity primary key,
  number text not null unique,
  payment_id int not null references payments,
  provider text not null,
  capture_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asked', 'completed', 'failed')),
  provider_refund_id text,
  reason text,
  created_at timestamptz not null,
  done_at timestamptz,
  foreign key (provider, capture_id) references provider_captures (provider, id)
);
create index payment_refunds_payment on payment_refunds (payment_id);

create table payment_cases (
  id int generated always as identity primary key,
  payment_id int not null references payments,
  kind text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by int,
  note text not null default ''
);
create unique index payment_cases_open on payment_cases (payment_id, kind) where closed_at is null;
create index payment_cases_list on payment_cases (opened_at, id);

-- News from providers, each event once.
create table provider_events (
  provider text not null,
  id text not null,
  type text not null,
  at timestamptz not null,
  primary key (provider, id)
);
create index provider_events_at on provider_events (at);
