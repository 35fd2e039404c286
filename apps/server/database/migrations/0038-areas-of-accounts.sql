-- What an account of a console may do: null is everything, also what comes later. Nobody is deleted: who goes is locked.
alter table operators
  add column mail text,
  add column areas text[],
  add column locked_at timestamptz,
  add column lock_reason text,
  add constraint operators_areas check (
    cardinality(areas) > 0 and areas <@ array['trade', 'money', 'people', 'stores', 'content', 'settings', 'staff']
  ),
  add constraint operators_lock check ((locked_at is null) = (lock_reason is null));

alter table store_accounts
  add column areas text[],
  add column locked_at timestamptz,
  add column lock_reason text,
  add constraint store_accounts_areas check (
    cardinality(areas) > 0 and areas <@ array['orders', 'goods', 'money', 'store', 'owner']
  ),
  add constraint store_accounts_lock check ((locked_at is null) = (lock_reason is null));
create index store_accounts_store on store_accounts (store_id);
