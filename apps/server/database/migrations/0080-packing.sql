-- Since when its store packs an order: until then a paid order is cancelled at once. What is to be shipped when this comes is not being packed.
alter table orders add column packing_at timestamptz;
