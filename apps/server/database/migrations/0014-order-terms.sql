-- What a buyer agreed to is frozen with the order: how soon the store ships after payment,
-- and how long she may claim after receipt. Orders from before had these days.
alter table orders
  add column ship_days smallint not null default 3 check (ship_days >= 0),
  add column claim_days smallint not null default 7 check (claim_days > 0);
