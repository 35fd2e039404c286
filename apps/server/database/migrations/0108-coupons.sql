-- Coupons: what takes something off goods, who pays for it, and how many there are. What is received is promised: its number and
-- the most it can take off are counted when a buyer receives it, and using it counts nothing that others share.
create table coupons (
  id int generated always as identity primary key,
  -- 0 all goods · 1 a category with everything below it · 2 all goods of its store · 3 chosen goods.
  scope smallint not null check (scope between 0 and 3),
  -- Whose it is, and so who pays for it; null is the platform.
  store_id int references stores,
  -- By language.
  names jsonb not null,
  -- 1 an amount · 2 a percentage.
  coupon_type smallint not null check (coupon_type in (1, 2)),
  currency text not null references currencies (code),
  -- Minor units: the least price of the goods it is for, what it takes off, and the most that a percentage takes off.
  least bigint not null check (least >= 0),
  amount bigint check (amount > 0),
  basis_points int check (basis_points between 1 and 9999),
  max_reduce bigint check (max_reduce > 0),
  -- Of a category that is gone it is for nothing.
  category_id int,
  issue_total int check (issue_total > 0),
  issued int not null default 0,
  per_buyer int not null check (per_buyer > 0),
  claim_from timestamptz not null,
  claim_to timestamptz not null,
  -- 1 between two dates · 2 for days after it was received.
  validity smallint not null check (validity in (1, 2)),
  valid_from timestamptz,
  valid_to timestamptz,
  valid_days int check (valid_days > 0),
  -- Minor units: the most that all together may take off, and what those that were received may still take off or have taken off.
  budget bigint check (budget > 0),
  promised bigint not null default 0,
  by_code boolean not null default false,
  ended_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  check (scope not in (0, 1) or store_id is null),
  check (scope <> 2 or store_id is not null),
  check ((scope = 1) = (category_id is not null)),
  check ((coupon_type = 1) = (amount is not null) and (coupon_type = 2) = (basis_points is not null)),
  check (coupon_type = 2 or max_reduce is null),
  check (budget is null or amount is not null or max_reduce is not null),
  check (claim_to > claim_from),
  check ((validity = 1) = (valid_to is not null) and (validity = 1) = (valid_from is not null) and (validity = 2) = (valid_days is not null)),
  check (valid_to > valid_from),
  check (issued >= 0 and issued <= issue_total),
  check (promised >= 0 and promised <= budget)
);
create index coupons_of_owner on coupons (store_id, id);
create index coupons_to_claim on coupons (claim_to) where ended_at is null and not by_code;

create table coupon_products (
  coupon_id int not null references coupons,
  product_id int not null references products,
  primary key (coupon_id, product_id)
);
create index coupon_products_by_product on coupon_products (product_id);

-- Coupons of buyers. The time of each is its own, and what it can take off at most was promised.
create table user_coupons (
  id int generated always as identity primary key,
  coupon_id int not null references coupons,
  user_id int not null references users,
  -- Which of hers of this coupon, from 1.
  nth int not null check (nth > 0),
  source text not null check (source in ('claim', 'code', 'given')),
  received_at timestamptz not null,
  valid_from timestamptz not null,
  expires_at timestamptz not null,
  -- Minor units that are promised for it; 0 where there is no limit to what it takes off.
  worth bigint not null check (worth >= 0),
  used_at timestamptz,
  -- It expired unused, and what was promised for it is free again.
  expired_at timestamptz,
  check (used_at is null or expired_at is null),
  unique (coupon_id, user_id, nth)
);
create index user_coupons_of_user on user_coupons (user_id, expires_at);
create index user_coupons_to_expire on user_coupons (expires_at) where used_at is null and expired_at is null;

create table coupon_codes (
  code text primary key,
  coupon_id int not null references coupons,
  user_coupon_id int unique references user_coupons,
  taken_at timestamptz,
  check ((user_coupon_id is null) = (taken_at is null))
);
create index coupon_codes_of_coupon on coupon_codes (coupon_id);
create table coupon_tries (
  user_id int primary key references users,
  tries int not null check (tries >= 0),
  since timestamptz not null
);

-- What became of each: received, used on orders, come back from them, expired.
create table coupon_moves (
  id bigint generated always as identity primary key,
  user_coupon_id int not null references user_coupons,
  kind text not null check (kind in ('received', 'used', 'returned', 'expired')),
  order_number text not null default '',
  at timestamptz not null
);
create index coupon_moves_of_coupon on coupon_moves (user_coupon_id);
create trigger coupon_moves_insert_only before update or delete or truncate on coupon_moves
  for each statement execute function refuse_change();

-- Which orders a coupon took something off.
create index order_item_shares_by_coupon on order_item_shares (source) where kind in ('storeCoupon', 'platformCoupon') and source <> '';
