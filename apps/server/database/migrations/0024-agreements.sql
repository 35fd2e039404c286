-- Contracts about an order: the platform's with the buyer, then the platform's with the supplier.
create table agreements (
  id int generated always as identity primary key,
  number text not null unique,
  order_id int not null references orders,
  party text not null check (party in ('buyer', 'seller')),
  -- 1 waits for its signature, 2 signed, 3 refused, 4 not signed in time
  state smallint not null default 1 check (state between 1 and 4),
  -- The paper with its words, frozen: what is shown, drawn and signed.
  paper jsonb not null,
  created_at timestamptz not null,
  sign_before timestamptz not null,
  ended_at timestamptz,
  refusal text,
  -- SHA-256 of the drawn papers, which is what their files are called.
  document text,
  certificate text,
  unique (order_id, party),
  check ((state = 1) = (ended_at is null)),
  check (state <> 2 or document is not null)
);

-- Who signed which bytes, each sealed with the seal before it.
create table agreement_signatures (
  id int generated always as identity primary key,
  agreement_id int not null unique references agreements,
  signer_kind text not null check (signer_kind in ('buyer', 'seller')),
  signer_id int not null,
  signer_name text not null,
  signed_at timestamptz not null,
  -- The words agreed to, and where the code was sent, all but its ends hidden.
  consent text not null,
  code_sent_to text not null,
  document text not null,
  previous text not null,
  seal text not null unique
);
create trigger agreement_signatures_insert_only before update or delete or truncate on agreement_signatures
  for each statement execute function refuse_change();

-- Where codes and news go that are meant for whoever works for a store.
alter table store_accounts add column mail text;
