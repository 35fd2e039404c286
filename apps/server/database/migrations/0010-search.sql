-- What a search asks first: names, categories, variants and parameters, without descriptions. A query with weights
-- (`'steel':ABC`) must look at every vector the index proposes; this index answers by itself. It is of the vector, so
-- that it is whole from this moment on whichever version writes. Words wait to be written until it stands (about a
-- second for 25,000 products); readers do not.
create index product_search_first on product_search using gin (ts_filter(words, '{a,b,c}'));

-- What matches are ranked by: names and categories alone, small enough to lie in the row.
alter table product_search add column headline tsvector not null default '';
alter table product_search alter column headline set storage main;
alter table product_search set (toast_tuple_target = 1024);

-- Products whose words are behind. Apart from `product_search`, because a mark there would enter all words into its
-- indexes anew. `product_search.analyzer` 0 is how the version before this one marks them; it is taken up as well.
create table outdated_words (
  product_id int primary key references listed_products on delete cascade
);

-- How a Chinese word is spelt in Latin letters, as one word without tones: 键盘 → jianpan.
alter table search_words add column pinyin text;
create index search_words_pinyin on search_words (pinyin collate "C");
