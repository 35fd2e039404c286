-- Orders that can become overdue: their goods are out, and a part of their price, or their buyer, is waited for.
create index orders_may_be_overdue on orders (id) where status in (3, 4, 11) and (payment_term <> 1 or delivery_type = 2);
