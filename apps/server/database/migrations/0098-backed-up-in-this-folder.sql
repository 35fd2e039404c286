-- As of when the newest whole backup is from which everything up to now can be reached in the folder that backups go into;
-- null while there is none. Backups in other folders do not count: what came after them may lie elsewhere.
alter table instance add column backed_up_at timestamptz;
