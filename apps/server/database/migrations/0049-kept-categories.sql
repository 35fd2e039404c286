-- Operators keep the tree of categories. A row that leads on (`merged_into`) is no category any more: it is where one
-- was merged into another, or where one stood and how it was called before, so that old addresses and the names in
-- stores' files still find it. Such a row never leads to another that leads on.
alter table categories
  add column is_hidden boolean not null default false,
  add column version int not null default 1,
  add column merged_into int references categories on delete cascade;
create index categories_merged on categories (merged_into) where merged_into is not null;
-- Goods of a category that are moved along, whatever their state.
create index products_in_category on products (category_id, id);
