-- Money that a buyer puts onto her balance: asked for here, paid under its number like an order.
create table top_ups (
  id int generated always as identity primary key,
  number text not null unique,
  user_id int not null references users,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- What the platform adds, as the site offered it when it was asked for.
  gift bigint not null default 0 check (gift >= 0),
  created_at timestamptz not null,
  paid_at timestamptz,
  pay_type smallint,
  check ((paid_at is null) = (pay_type is null))
);
create index top_ups_user on top_ups (user_id, id desc);
