-- Whose hand an operator's account is in besides its own: who made it, gave it its password or the area money, and whoever
-- those were in the hand of at the time. Empty once another operator has confirmed whose it is. What stands already counts as its own.
alter table operators
  add column hands int[] not null default '{}',
  -- Whether its password was chosen by its owner, not told to her by somebody.
  add column own_password boolean not null default true;

alter table proposals
  drop constraint proposals_kind_check,
  add constraint proposals_kind_check check (kind in ('balance', 'points', 'grant', 'settle', 'cash', 'transfer', 'limit', 'lateCash')),
  -- Who may have been at the keyboard when it was proposed: the account, and in whose hands it was.
  add column proposed_hands int[] not null default '{}',
  -- Who proposed it before somebody took it over.
  add column taken_from int references operators,
  -- The language of who proposed it, who is told by mail what became of it.
  add column locale text not null default 'en',
  -- What would be done, as it was computed when it was proposed: lines, shares.
  add column preview jsonb,
  -- What was done when another agreed: numbers of a refund, a payment, a booking.
  add column done jsonb;
update proposals set proposed_hands = array[proposed_by];
create index proposals_by on proposals (proposed_by, id desc);
-- The same for who approved a payout.
alter table payouts add column approved_hands int[] not null default '{}';
