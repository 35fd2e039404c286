-- Whom a buyer's invoices name, to choose from.
create table invoice_titles (
  id int generated always as identity primary key,
  user_id int not null references users,
  -- 1 a company, 2 a person
  header_type smallint not null check (header_type in (1, 2)),
  name text not null,
  country text not null,
  tax_number text not null,
  registration_code text not null,
  address text not null,
  is_default boolean not null default false,
  used_at timestamptz not null,
  unique (user_id, header_type, name, country, tax_number, registration_code),
  check ((header_type = 1) = (tax_number <> ''))
);
create unique index invoice_titles_default on invoice_titles (user_id) where is_default;

create table invoices (
  id int generated always as identity primary key,
  user_id int not null references users,
  -- 1 applying, 2 issued, 3 failed
  status smallint not null default 1 check (status between 1 and 3),
  header_type smallint not null check (header_type in (1, 2)),
  name text not null,
  country text not null,
  tax_number text not null,
  registration_code text not null,
  address text not null,
  -- Language (locale) of the buyer when she applied: the paper's own.
  locale text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  applied_at timestamptz not null,
  -- Numbers run without a gap for an issuer and a year.
  issuer text not null default 'platform',
  year smallint,
  sequence int check (sequence > 0),
  number text unique,
  issued_at timestamptz,
  issued_by int references operators,
  failed_at timestamptz,
  reason text not null default '',
  -- The paper with its words, frozen when it was issued, and the SHA-256 that its drawn file is called by.
  paper jsonb,
  document text,
  unique (issuer, year, sequence),
  check ((status = 2) = (number is not null)),
  check ((status = 2) = (issued_at is not null and issued_by is not null and year is not null and sequence is not null and paper is not null)),
  check ((status = 3) = (failed_at is not null)),
  check (document is null or status = 2)
);
create index invoices_user on invoices (user_id, id desc);
create index invoices_status on invoices (status, id);

-- Orders on an invoice. One living invoice stands for an order; one that failed stands for none.
create table invoice_orders (
  invoice_id int not null references invoices,
  order_id int not null references orders,
  order_number text not null,
  amount bigint not null check (amount > 0),
  is_living boolean not null default true,
  primary key (invoice_id, order_id)
);
create unique index invoice_orders_living on invoice_orders (order_id) where is_living;
create index invoice_orders_order on invoice_orders (order_id, invoice_id desc);

-- What became of an application, and whom it named then.
create table invoice_moves (
  id int generated always as identity primary key,
  invoice_id int not null references invoices,
  status smallint not null check (status between 1 and 3),
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('buyer', 'operator')),
  actor_id int not null,
  reason text not null default '',
  title jsonb not null
);
create index invoice_moves_invoice on invoice_moves (invoice_id, id);
create trigger invoice_moves_insert_only before update or delete or truncate on invoice_moves
  for each statement execute function refuse_change();

-- The last number of an issuer and a year; the row is the lock, and is written with the invoice that takes the number.
create table invoice_numbers (
  issuer text not null,
  year smallint not null,
  last int not null check (last > 0),
  primary key (issuer, year)
);
