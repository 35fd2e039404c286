-- Money that left again outside: refunds made in the provider's dashboard, chargebacks. Each is booked once.
create table provider_reversals (
  provider text not null,
  id text not null,
  payment_id int not null references payments,
  capture_id text not null,
  told_currency text not null,
  told_value text not null,
  -- In the currency of the capture; null where that stands in no book of ours, or what was told is no amount of it.
  amount bigint check (amount > 0),
  -- What of it came out of suspense; the platform paid the rest.
  from_suspense bigint not null default 0 check (from_suspense >= 0 and from_suspense <= coalesce(amount, 0)),
  at timestamptz not null,
  primary key (provider, id),
  foreign key (provider, capture_id) references provider_captures (provider, id)
);
create index provider_reversals_payment on provider_reversals (payment_id);

alter table payments
  -- How many pieces of news have come about an attempt, and of how many of them the provider has been asked.
  add column news int not null default 0,
  add column news_asked int not null default 0,
  -- When it was declined or given up: it is followed for some days from then on.
  add column over_at timestamptz;

-- An attempt is paid for good: what goes back is told by refunds and reversals.
alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check
  check (state in ('created', 'waiting', 'unknown', 'paid', 'declined', 'canceled', 'returned', 'suspense'));
