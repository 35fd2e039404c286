-- A session can be named to the person who may end it, without its token.
alter table sessions add column id int generated always as identity unique;
alter table users add column deleted_at timestamptz;
-- Short messages leave by another way than mail, and stand beside it in the dev mailbox.
alter table mails add column channel text not null default 'mail' check (channel in ('mail', 'sms'));
