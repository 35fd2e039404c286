-- Accounts of other sites by which a buyer logs in. Who somebody is there is told by issuer and subject, never by a mail address.
create table social_accounts (
  id int generated always as identity primary key,
  user_id int not null references users,
  -- 3 Google, 4 Facebook.
  social_type smallint not null check (social_type in (3, 4)),
  issuer text not null,
  subject text not null,
  -- What to show the buyer; nothing is decided by it.
  mail text,
  created_at timestamptz not null,
  unique (social_type, issuer, subject),
  unique (user_id, social_type)
);

-- Tickets of people who proved who they are elsewhere and have no account here yet: whoever registers with one is bound to it.
create table social_tickets (
  token_hash bytea primary key,
  -- Of the browser that signed in: the ticket is good in no other.
  browser_hash bytea not null,
  social_type smallint not null check (social_type in (3, 4)),
  issuer text not null,
  subject text not null,
  mail text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index social_tickets_expires on social_tickets (expires_at);
