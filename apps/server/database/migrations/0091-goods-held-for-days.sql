-- Orders of a store that hold goods without money: counted with each order that would hold some for days.
create index orders_unpaid_in_store on orders (store_id) where status in (1, 8, 9) or (status = 2 and payment_term = 2);
