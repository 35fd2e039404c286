-- What an offer of a store is about: its goods and how many of each, and what it means for them. A store may take it back.
alter table refund_offers
  drop constraint refund_offers_outcome_check,
  add constraint refund_offers_outcome_check check (outcome in ('accepted', 'declined', 'lapsed', 'withdrawn')) not valid,
  -- Until when its store could answer the refund otherwise, and so take the offer back; null: it was made on a refund that stood refused.
  add answer_by timestamptz,
  -- reduction: only the price changes; kept: the buyer keeps what was sent; notSent: the pieces leave no more; partNotSent: some of each.
  -- Null: made before this was kept, by a process of the version before too, and not accepted since.
  add effect text check (effect in ('reduction', 'kept', 'notSent', 'partNotSent'));
-- It locks the lines of orders against writes until it is committed: rows are filled in by the next migration.
create table refund_offer_lines (
  offer_id int not null references refund_offers,
  order_item_id int not null references order_items,
  count int not null check (count > 0),
  -- Of these pieces, those that would be given up before they leave: they stay with the store while the offer waits.
  canceled int not null default 0 check (canceled between 0 and count),
  primary key (offer_id, order_item_id)
);
