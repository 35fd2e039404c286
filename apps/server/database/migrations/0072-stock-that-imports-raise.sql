-- What an import would raise of the stock that is there, told before it starts, {variants, pieces, oldestAt}; and when its
-- file says that it was last changed.
alter table imports
  add column stock_raised jsonb,
  add column file_changed_at timestamptz;
