-- What was asked for, each time it was: an application that is made anew leaves those before it as they were.
create table refund_wishes (
  refund_id int not null references refunds,
  -- From 1: the application, and each change of it.
  number smallint not null check (number > 0),
  apply_number text not null,
  apply_type smallint not null check (apply_type in (1, 2)),
  is_received boolean not null,
  goods bigint not null check (goods >= 0),
  freight bigint not null check (freight >= 0),
  points int not null,
  points_amount bigint not null,
  reason text not null,
  description text not null,
  mobile text not null,
  pictures text[] not null,
  at timestamptz not null,
  primary key (refund_id, number),
  unique (refund_id, apply_number)
);
create table refund_wish_lines (
  refund_id int not null,
  number smallint not null,
  order_item_id int not null references order_items,
  count int not null check (count >= 0),
  goods bigint not null check (goods >= 0),
  freight bigint not null check (freight >= 0),
  gift_kept int not null check (gift_kept >= 0),
  gift_value bigint not null check (gift_value >= 0),
  primary key (refund_id, number, order_item_id),
  foreign key (refund_id, number) references refund_wishes
);
-- Each parcel that was told for a return: the one that counts, and what it was told to be before it was mended.
create table refund_parcels (
  refund_id int not null references refunds,
  number smallint not null check (number > 0),
  -- One of the site's carriers; 0: another, by its name.
  carrier_id int not null,
  carrier_name text not null,
  waybill text not null,
  mobile text not null,
  remarks text not null,
  pictures text[] not null,
  package_id int references packages,
  at timestamptz not null,
  primary key (refund_id, number)
);
create index refund_parcels_waybill on refund_parcels (lower(waybill));
create trigger refund_wishes_insert_only before update or delete or truncate on refund_wishes
  for each statement execute function refuse_change();
create trigger refund_wish_lines_insert_only before update or delete or truncate on refund_wish_lines
  for each statement execute function refuse_change();
create trigger refund_parcels_insert_only before update or delete or truncate on refund_parcels
  for each statement execute function refuse_change();

-- Of what was asked before only the last is left: it has the place and the time of the last asking.
insert into refund_wishes (refund_id, number, apply_number, apply_type, is_received, goods, freight, points, points_amount, reason, description, mobile, pictures, at)
  select r.id, greatest(1, m.times), r.apply_number, r.apply_type, r.is_received, r.goods, r.freight, r.points, r.points_amount, r.reason, r.description, r.mobile, r.pictures, coalesce(m.at, r.created_at)
  from refunds r left join lateral (select count(*)::int as times, max(at) as at from refund_moves where refund_id = r.id and why in ('applied', 'changed')) m on true;
insert into refund_wish_lines (refund_id, number, order_item_id, count, goods, freight, gift_kept, gift_value)
  select l.refund_id, w.number, l.order_item_id, l.count, l.goods, l.freight, l.gift_kept, l.gift_value from refund_lines l join refund_wishes w on w.refund_id = l.refund_id;
insert into refund_parcels (refund_id, number, carrier_id, carrier_name, waybill, mobile, remarks, pictures, package_id, at)
  select r.id, greatest(1, m.times), coalesce((r.parcel ->> 'expressId')::int, 0), coalesce(r.parcel ->> 'expressName', ''), r.parcel ->> 'expressNo', coalesce(r.parcel ->> 'mobile', ''), coalesce(r.parcel ->> 'senderRemarks', ''),
    array(select jsonb_array_elements_text(coalesce(r.parcel -> 'pictures', '[]'::jsonb))), r.package_id, (r.parcel ->> 'at')::timestamptz
  from refunds r left join lateral (select count(*)::int as times from refund_moves where refund_id = r.id and why = 'sentBack') m on true where r.parcel is not null;
-- Where goods go back to is told in the history from now on; of each refund the last such address is known.
update refund_moves m set note = r.return_address from refunds r
  where r.id = m.refund_id and r.return_address is not null and m.note = '' and m.id = (select max(x.id) from refund_moves x where x.refund_id = m.refund_id and x.why in ('agreed', 'agreedByClock'));
