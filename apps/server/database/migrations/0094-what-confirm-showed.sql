-- What the quote showed, as fingerprints: of all of it, and of its prices before points wherever it goes. A submit without lines is
-- held against it. Null where a version before this one wrote the row: such a quote has run out.
alter table confirmed_orders add column shown jsonb;
