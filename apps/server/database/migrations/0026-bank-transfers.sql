-- An order's time to pay is lengthened once, when its buyer chooses to pay by bank transfer.
alter table orders add column pay_extended boolean not null default false;

-- Money that came by bank, each of the bank's transactions once. What names a payment is one of its captures as well.
create table bank_transfers (
  id int generated always as identity primary key,
  transaction_id text not null unique,
  -- As the bank told them.
  told_currency text not null,
  told_value text not null,
  told_reference text not null,
  payer text not null,
  -- Null where the currency or the amount is none of ours.
  currency text,
  amount bigint check (amount > 0),
  payment_id int references payments,
  state text not null check (state in ('matched', 'unmatched', 'returned')),
  recorded_at timestamptz not null,
  note text not null default '',
  check ((currency is null) = (amount is null)),
  check ((payment_id is not null) = (state = 'matched'))
);
create index bank_transfers_open on bank_transfers (id) where state = 'unmatched';
create index bank_transfers_payment on bank_transfers (payment_id) where payment_id is not null;
