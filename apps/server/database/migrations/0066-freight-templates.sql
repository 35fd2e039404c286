-- How a store charges for goods that are carried: so much for the first quantity, so much for each further one begun.
create table freight_templates (
  id int generated always as identity primary key,
  store_id int not null references stores,
  name text not null check (name <> ''),
  -- What is counted: 0 pieces, 1 grams, 2 cubic centimetres.
  measure smallint not null check (measure between 0 and 2),
  -- Fees are minor units of the settlement currency.
  ordinary_first int not null check (ordinary_first > 0),
  ordinary_first_fee bigint not null check (ordinary_first_fee >= 0),
  ordinary_further int not null check (ordinary_further > 0),
  ordinary_further_fee bigint not null check (ordinary_further_fee >= 0),
  -- Without these, express freight stays the variants' own.
  express_first int check (express_first > 0),
  express_first_fee bigint check (express_first_fee >= 0),
  express_further int check (express_further > 0),
  express_further_fee bigint check (express_further_fee >= 0),
  version int not null default 1,
  check (num_nulls(express_first, express_first_fee, express_further, express_further_fee) in (0, 4))
);
create unique index freight_templates_name on freight_templates (store_id, lower(name));

-- Neither: each piece has the unit fee of its variant, as before.
alter table products
  add column freight_template_id int references freight_templates,
  add column is_freight_free boolean not null default false,
  add check (freight_template_id is null or not is_freight_free);
create index products_freight_template on products (freight_template_id) where freight_template_id is not null;

-- A line that a template charged has no fee of its pieces.
do $$
declare
  old text;
begin
  select conname into strict old from pg_constraint
  where conrelid = 'order_items'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%freight_unit%';
  execute format('alter table order_items drop constraint %I', old);
end $$;
alter table order_items
  alter column freight_unit drop not null,
  add constraint order_items_freight_check check (freight_amount >= 0 and (freight_unit is null or freight_amount = freight_unit * count));
