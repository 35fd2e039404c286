-- Names of goods are searched by their words; within a store they are read row by row. Nothing has asked this index since,
-- and each imported name paid for it more than for everything else that is written of a product.
drop index product_texts_name;

-- A store's orders of every state, newest first, are a page of this index however many others there are.
create index orders_in_store on orders (store_id, id desc);
