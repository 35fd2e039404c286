-- Money that was taken back of a top-up, in minor units: what is held of its buyer's balance until an operator has looked
-- into it, and what of the platform's loss was made good from there.
alter table provider_reversals
  add column held bigint not null default 0 check (held >= 0),
  add column covered bigint not null default 0 check (covered >= 0);
