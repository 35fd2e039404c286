-- What a store offers instead of what a buyer asks back; each one is kept with what became of it.
create table refund_offers (
  id int generated always as identity primary key,
  refund_id int not null references refunds,
  -- Minor units of the refund's currency, and of how many pieces; null: all that are asked about.
  amount bigint not null check (amount > 0),
  pieces int check (pieces > 0),
  words text not null,
  at timestamptz not null,
  ended_at timestamptz,
  -- lapsed: the refund went another way.
  outcome text check (outcome in ('accepted', 'declined', 'lapsed')),
  check ((ended_at is null) = (outcome is null))
);
create index refund_offers_refund on refund_offers (refund_id);
create unique index refund_offers_one_open on refund_offers (refund_id) where ended_at is null;
