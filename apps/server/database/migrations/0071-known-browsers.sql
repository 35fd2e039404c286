-- Browsers that have logged in to an account: their wrong guesses are counted apart from those of strangers.
create table known_browsers (
  id int generated always as identity primary key,
  kind text not null check (kind in ('buyer', 'seller', 'operator')),
  -- Points at users, store_accounts or operators by kind, as that of a session.
  holder_id int not null,
  -- The cookie itself is nowhere but in the browser.
  token_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  unique (kind, token_hash, holder_id)
);
create index known_browsers_holder on known_browsers (kind, holder_id);

-- Whose code it is, where somebody who is logged in has asked for it: so it is found when all of an account's codes are void.
alter table mail_codes
  add column holder_kind text check (holder_kind in ('buyer', 'seller', 'operator')),
  add column holder_id int,
  add check ((holder_kind is null) = (holder_id is null));
create index mail_codes_holder on mail_codes (holder_kind, holder_id) where holder_id is not null and used_at is null;
