-- Where goods were made, ISO 3166-1 alpha-2, as their store tells it; empty: nobody has told. Customs and banks ask for
-- it on every paper, so an order keeps what it was when it was placed.
alter table products add column origin text not null default '' check (origin ~ '^([A-Z]{2})?$');
alter table order_items add column origin text not null default '';
