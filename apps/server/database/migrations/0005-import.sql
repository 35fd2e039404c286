-- An article number names one variant of a product; an import finds variants by it.
create unique index skus_article on skus (article, product_id) where not is_deleted;
