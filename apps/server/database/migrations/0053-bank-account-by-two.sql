-- The account that buyers transfer to is changed by two operators; such a proposal moves no sum.
alter table proposals drop constraint proposals_kind_check, drop constraint proposals_unit, drop constraint proposals_amount_check,
  add constraint proposals_kind_check check (kind in ('balance', 'points', 'grant', 'settle', 'cash', 'transfer', 'limit', 'lateCash', 'level', 'bank')),
  add constraint proposals_unit check ((currency is null) = (kind in ('points', 'level', 'bank'))),
  add constraint proposals_amount check ((amount = 0) = (kind = 'bank'));
