-- Why a store was taken off the site; its owners read it.
alter table stores add column suspend_reason text;
-- People tell stores apart by their names.
create unique index stores_name on stores (lower(name)) where status <> -1;
create index audit_log_subject on audit_log (subject, id desc);
-- What consoles list and find people by.
create index users_created on users (created_at desc, id desc);
