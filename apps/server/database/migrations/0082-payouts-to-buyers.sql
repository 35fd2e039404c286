-- Where buyers have their balances paid out to. Of a forgotten one stays only that there was one: another than the
-- first may not be used at once.
create table user_bank_accounts (
  id int generated always as identity primary key,
  user_id int not null references users,
  holder text not null,
  bank text not null,
  account text not null,
  swift text not null,
  country text not null,
  added_at timestamptz not null,
  usable_from timestamptz not null,
  forgotten_at timestamptz
);
create index user_bank_accounts_user on user_bank_accounts (user_id, id);

-- A payout is a store's or a buyer's.
alter table payouts
  alter column store_id drop not null,
  add column user_id int references users,
  -- Of a buyer's: since when the account it goes to was kept.
  add column account_since timestamptz,
  add constraint payouts_one_owner check (num_nonnulls(store_id, user_id) = 1);
create index payouts_user on payouts (user_id, id desc) where user_id is not null;
