create table users (
  id int generated always as identity primary key,
  user_name text not null,
  mail text not null,
  mobile text,
  nick_name text not null,
  password_hash text,
  picture text,
  sex text,
  birth_date date,
  level int not null default 1,
  growth int not null default 0,
  time_zone text not null default 'Europe/Moscow',
  locale text not null default 'en',
  created_at timestamptz not null
);
create unique index users_user_name on users (lower(user_name));
create unique index users_mail on users (lower(mail));
create unique index users_mobile on users (mobile) where mobile is not null;

create table addresses (
  id int generated always as identity primary key,
  user_id int not null references users,
  receiver text not null,
  mobile text not null,
  country text not null,
  province text not null,
  city text not null,
  area text not null,
  addr text not null,
  post_code text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index addresses_user on addresses (user_id);
create unique index addresses_one_default on addresses (user_id) where is_default;

create table stores (
  id int generated always as identity primary key,
  name text not null,
  display_name text not null,
  firm_name text not null,
  city text not null,
  intro jsonb not null,
  logo text,
  type smallint not null default 0,
  badge smallint not null default 0,
  status smallint not null,
  commission_basis_points int check (commission_basis_points between 0 and 10000),
  opened_at timestamptz not null
);

create table store_accounts (
  id int generated always as identity primary key,
  store_id int not null references stores,
  user_name text not null unique,
  password_hash text not null,
  created_at timestamptz not null
);

create table operators (
  id int generated always as identity primary key,
  user_name text not null unique,
  password_hash text not null,
  created_at timestamptz not null
);

-- One table for the three audiences; holder_id points at users, store_accounts or operators by kind.
create table sessions (
  token_hash bytea primary key,
  kind text not null check (kind in ('buyer', 'seller', 'operator')),
  holder_id int not null,
  store_id int,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text,
  user_agent text
);
create index sessions_holder on sessions (kind, holder_id);
create index sessions_expires on sessions (expires_at);

create table login_keys (
  id text primary key,
  private_key text not null,
  public_key text not null,
  created_at timestamptz not null
);
create table used_ciphertexts (
  hash bytea primary key,
  at timestamptz not null
);

create table mail_codes (
  id int generated always as identity primary key,
  mail text not null,
  purpose text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_codes_mail on mail_codes (mail, purpose, created_at desc);

create table login_tries (
  subject text not null,
  at timestamptz not null
);
create index login_tries_subject on login_tries (subject, at);

create table mails (
  id int generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz not null,
  sent_at timestamptz
);
create index mails_at on mails (at desc);
