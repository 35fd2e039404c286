-- Where a store is told what waits for it, and in which language; without an address nobody is written to.
alter table stores
  add column mail text,
  add column mail_locale text not null default 'zh_CN';
