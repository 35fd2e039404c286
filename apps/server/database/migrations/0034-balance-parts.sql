-- What of a payment is paid from the buyer's balance, beside what the provider takes; held from the beginning of the
-- attempt, shared over its parts.
alter table payments
  add column balance_amount bigint not null default 0 check (balance_amount = 0 or balance_amount between 1 and amount - 1);
alter table payment_parts
  add column balance_amount bigint not null default 0 check (balance_amount between 0 and amount);
create index payments_holding on payments (user_id) where balance_amount > 0 and state in ('created', 'waiting', 'unknown');
