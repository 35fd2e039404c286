-- Orders that are collected, brought by the store itself, or come as vouchers are few among those that a carrier brings:
-- a list of them alone is read from these.
create index orders_delivered_otherwise on orders (delivery_type, id) where delivery_type <> 1 and mold <> 1;
create index orders_virtual on orders (id) where mold = 1;

-- Work that failed is counted on every page of the operators.
create index work_failed on work (failed_at) where failed_at is not null;
-- Timelines of orders tell what the platform was asked and how it ruled.
create index refund_interventions_refund on refund_interventions (refund_id);
