-- What a variant costs elsewhere, as its store tells it; null: nobody has told. It is shown struck beside the price, so
-- it is never below it.
alter table skus add column market_price bigint check (market_price >= price);
