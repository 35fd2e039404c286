-- Whether the buyer wants an invoice: 1 an electronic one, which she applies for once she has the goods; 2 none. She may
-- change her mind by applying.
alter table orders add column invoice_type smallint not null default 1 check (invoice_type in (1, 2));
