-- What was recorded of changes is not changed: the promise of the domain audit, kept by the database.
create trigger audit_log_insert_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
