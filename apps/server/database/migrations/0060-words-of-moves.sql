-- What an operator grants is told to each side in its language; the store's words are empty where one text is for both.
alter table refund_moves
  add column locale text,
  add column store_note text not null default '',
  add column store_locale text;
