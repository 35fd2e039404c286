-- Numbers that were replaced, firms by their registration, and cases by their payment are found at once.
create index refund_wishes_apply_number on refund_wishes (apply_number);
create index store_applications_code on store_applications (credit_code) where credit_code <> '';
create index payment_cases_payment on payment_cases (payment_id, id);
-- The record of changes is read from the latest on, whatever it is narrowed by: each filter has its own order of days.
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_subject_at on audit_log (subject, at desc, id desc);
create index audit_log_kind_at on audit_log (split_part(subject, ':', 1), at desc, id desc);
create index audit_log_action_at on audit_log (action, at desc, id desc);
create index audit_log_actor_at on audit_log (actor_kind, actor_id, at desc, id desc);
create index audit_log_actors_at on audit_log (actor_kind, at desc, id desc);
drop index audit_log_subject;
