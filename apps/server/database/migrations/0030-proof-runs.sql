-- What the nightly proof of the books found; nothing is a good night.
create table proof_runs (
  id int generated always as identity primary key,
  at timestamptz not null,
  differences jsonb not null
);
create trigger proof_runs_insert_only before update or truncate on proof_runs
  for each statement execute function refuse_change();
