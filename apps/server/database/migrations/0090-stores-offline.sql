-- Since when its owner has taken a store off the site. A store that is suspended meanwhile comes back to it.
alter table stores add column offline_since timestamptz;
alter table stores add constraint stores_offline_not_open check (offline_since is null or status in (-1, 0, 2));
