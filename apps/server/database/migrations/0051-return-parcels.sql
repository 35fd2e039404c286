-- A parcel of goods that come back is followed like a package, and is none of its order's: what an order has sent, and
-- whether the last of it was signed for, is asked by order alone.
alter table packages alter column order_id drop not null;
-- The parcel that is followed for a refund; null where its carrier cannot be asked. A mended waybill is another one.
alter table refunds add column package_id int references packages;
create unique index refunds_package on refunds (package_id) where package_id is not null;
