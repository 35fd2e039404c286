-- Orders are found by the beginning of their number; the order of the database's language cannot be used for that.
create index orders_number_beginning on orders (number text_pattern_ops);
