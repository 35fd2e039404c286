-- By when an operator is to rule; null unless the platform is asked.
alter table refunds add column rule_by timestamptz;
drop index refunds_intervening;
create index refunds_ruling on refunds (rule_by) where status = 10;
update refunds set rule_by = changed_at + interval '6 days' where status = 10;
-- A ruling is written once for each side, in its language; the store's is empty where one text is for both.
alter table refund_interventions
  add column ruling_locale text,
  add column store_ruling text not null default '',
  add column store_ruling_locale text;
