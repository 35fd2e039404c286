-- Points of buyers, in lots: each was obtained at one time for one reason, and expires as a whole.
create table point_lots (
  id int generated always as identity primary key,
  user_id int not null references users,
  -- What it was obtained for; once for each reference.
  source text not null check (source in ('order', 'correction')),
  reference text not null,
  amount int not null check (amount > 0),
  remaining int not null check (remaining between 0 and amount),
  obtained_at timestamptz not null,
  expires_at timestamptz not null,
  unique (source, reference),
  check (expires_at > obtained_at)
);
create index point_lots_user on point_lots (user_id, expires_at, id);
create index point_lots_expiring on point_lots (expires_at, id) where remaining > 0;

-- What happened to a lot. Its remaining points are the sum.
create table point_entries (
  id bigint generated always as identity primary key,
  lot_id int not null references point_lots,
  kind text not null check (kind in ('grant', 'spend', 'giveBack', 'takeBack', 'expire', 'correction')),
  amount int not null check (amount <> 0),
  -- The order, or the correction, it is about; of a lot that expired its own id.
  reference text not null,
  -- The refund that gave points back, or took back what its money had earned; empty when the whole order ended.
  cause text not null default '',
  at timestamptz not null,
  check (kind = 'correction' or (amount > 0) = (kind in ('grant', 'giveBack')))
);
create index point_entries_lot on point_entries (lot_id, id);
create index point_entries_reference on point_entries (reference);
create trigger point_entries_insert_only before update or delete or truncate on point_entries
  for each statement execute function refuse_change();

-- Points of a buyer set right by hand: one operator proposes, another decides.
create table point_corrections (
  id int generated always as identity primary key,
  user_id int not null references users,
  amount int not null check (amount <> 0),
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
create index point_corrections_state on point_corrections (state, id);
create index point_corrections_user on point_corrections (user_id, id desc);

-- Points used on an order and the part of its reduction that they are, which the platform pays; and what of both has gone back.
alter table orders
  add column points int not null default 0 check (points >= 0),
  add column points_amount bigint not null default 0 check (points_amount between 0 and reduction),
  add column refunded_points int not null default 0,
  add column refunded_points_amount bigint not null default 0,
  add check (refunded_points between 0 and points),
  add check (refunded_points_amount between 0 and points_amount),
  add check ((points > 0) = (points_amount > 0)),
  add check (points = 0 or payment_term = 1);
alter table order_items
  add column points int not null default 0 check (points >= 0),
  add column points_amount bigint not null default 0 check (points_amount between 0 and reduction),
  add column refunded_points int not null default 0,
  add column refunded_points_amount bigint not null default 0,
  add check (refunded_points between 0 and points),
  add check (refunded_points_amount between 0 and points_amount);
alter table refunds
  add column points int not null default 0 check (points >= 0),
  add column points_amount bigint not null default 0 check (points_amount >= 0);
alter table refund_lines
  add column points int not null default 0 check (points >= 0),
  add column points_amount bigint not null default 0 check (points_amount >= 0);
