-- What one operator proposes and another decides: money and points are not moved by one person alone.
create table proposals (
  id int generated always as identity primary key,
  kind text not null check (kind in ('balance', 'points', 'grant', 'settle', 'cash', 'transfer')),
  -- What it is about: `user:5`, `order:2611220000000001`, `transfer:3`.
  subject text not null,
  -- What is done once another agrees, as the call was sent.
  input jsonb not null,
  -- Smallest units of the currency, or points where there is none.
  amount bigint not null check (amount <> 0),
  currency text,
  reason text not null,
  -- What does not end by the clock before it is decided, such as `payment:261122…`.
  waits text,
  state text not null default 'proposed' check (state in ('proposed', 'done', 'refused')),
  proposed_at timestamptz not null,
  proposed_by int not null references operators,
  decided_at timestamptz,
  decided_by int references operators,
  note text not null default '',
  -- A correction of before there were proposals is in the books under its own name.
  former text,
  booked_as text not null generated always as (coalesce(former, 'proposal:' || id::text)) stored,
  check ((state = 'proposed') = (decided_by is null)),
  check (decided_by <> proposed_by or state = 'refused'),
  check ((currency is null) = (kind = 'points'))
);
create index proposals_state on proposals (state, id);
create index proposals_waits on proposals (waits) where state = 'proposed';
create index proposals_subject on proposals (subject, id desc);
create unique index proposals_booked_as on proposals (kind, booked_as);

insert into proposals (kind, subject, input, amount, currency, reason, state, proposed_at, proposed_by, decided_at, decided_by, note, former)
  select 'balance', 'user:' || user_id, '{}', amount, currency, reason, state, proposed_at, proposed_by, decided_at, decided_by, note, 'correction:' || id
  from balance_corrections order by id;
insert into proposals (kind, subject, input, amount, currency, reason, state, proposed_at, proposed_by, decided_at, decided_by, note, former)
  select 'points', 'user:' || user_id, '{}', amount, null, reason, state, proposed_at, proposed_by, decided_at, decided_by, note, 'correction:' || id
  from point_corrections order by id;

-- Who approved a payout does not send it. What was paid before stays as it was.
alter table payouts add constraint payouts_two_people check (state <> 'paid' or approved_by <> ended_by) not valid;
