-- Since when what the database writes cannot be kept in the folder of backups, whether PostgreSQL cannot archive it or the
-- folder cannot take it; null while that works. The start script says so, and operators are told at once.
alter table instance add column archive_failed_at timestamptz;
