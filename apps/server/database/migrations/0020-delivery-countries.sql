-- Countries a store delivers to, as ISO 3166 codes; none named means all.
alter table stores add column delivers_to text[] not null default '{}';
