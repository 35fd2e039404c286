-- Stores are found by beginnings of the words of their names.
create index stores_names on stores using gin ((' ' || lower(name) || ' ' || lower(display_name)) gin_trgm_ops);
