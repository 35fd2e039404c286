-- Who buys, as it was chosen when the order was placed: kind (firm, soleTrader, person), name, country, taxNumber,
-- registrationCode, address, signatory, basis. A person without a name is whoever takes the goods in.
-- Null: an order from before, whose papers were made with what its buyer kept as her default then.
alter table orders add column buyer jsonb;
