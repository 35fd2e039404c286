-- What was paid and what went back of each day (UTC) and store, in the currency of the site; store 0 is all of them.
create table sales_days (
  store_id int not null,
  day date not null,
  orders int not null,
  -- Goods after reductions, with what points took off, in minor units.
  amount bigint not null,
  -- Of goods, on the day it went back.
  refunded bigint not null,
  primary key (store_id, day)
);
create index sales_days_day on sales_days (day);

-- What was paid of each product.
create table sales_goods (
  store_id int not null,
  day date not null,
  product_id int not null,
  pieces int not null,
  amount bigint not null,
  primary key (store_id, day, product_id)
);
create index sales_goods_day on sales_goods (day);

create index refunds_done on refunds (done_at) where done_at is not null;
