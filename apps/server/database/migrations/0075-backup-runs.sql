-- Backups that were made whole, so that whoever runs the house is told when the last one is old. Written by
-- `npm run backup`; a restored database knows those up to the one it comes from.
create table backup_runs (
  id int generated always as identity primary key,
  at timestamptz not null,
  -- What the backup takes where it is kept.
  bytes bigint not null check (bytes >= 0)
);
create index backup_runs_at on backup_runs (at);
-- Up to when all that the database wrote lies in the folder of backups; null where nothing is kept as it goes.
alter table instance add column archived_until timestamptz;
-- The last proof is asked for by each collector of metrics, and by the first page of operators.
create index proof_runs_at on proof_runs (at);
