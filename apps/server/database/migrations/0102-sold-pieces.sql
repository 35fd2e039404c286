-- How many pieces of a line stand in its product's counter of sold pieces: those of a paid order that were not given back.
alter table order_items add column sold integer not null default 0 check (sold >= 0);
