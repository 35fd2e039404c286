-- What an offer of a store is about: its goods and how many of each, and what it means for them. A store may take it back.
alter table refund_offers
  drop constraint refund_offers_outcome_check,
  add constraint refund_offers_outcome_check check (outcome in ('accepted', 'declined', 'lapsed', 'withdrawn')),
  -- Until when its store could answer the refund otherwise, and so take the offer back; null: it was made on a refund that stood refused.
  add answer_by timestamptz,
  -- reduction: only the price changes; kept: the buyer keeps what was sent; notSent: the pieces leave no more; partNotSent: some of each.
  add effect text check (effect in ('reduction', 'kept', 'notSent', 'partNotSent'));
create table refund_offer_lines (
  offer_id int not null references refund_offers,
  order_item_id int not null references order_items,
  count int not null check (count > 0),
  primary key (offer_id, order_item_id)
);

-- Of offers of before: what went back by those accepted, and what was asked about by the others.
update refund_offers f set effect = case
  when f.outcome = 'accepted' and exists (select from refund_lines l where l.refund_id = f.refund_id and l.count > l.canceled and l.canceled > 0) then 'partNotSent'
  when f.outcome = 'accepted' and exists (select from refund_lines l where l.refund_id = f.refund_id and l.canceled > 0) then 'notSent'
  when f.outcome = 'accepted' and exists (select from refund_lines l where l.refund_id = f.refund_id and l.count > 0) then 'kept'
  else 'reduction' end;
insert into refund_offer_lines (offer_id, order_item_id, count)
select f.id, i.id, case when f.pieces is not null then least(f.pieces, i.count) else coalesce(nullif(w.count, 0), i.count) end
from refund_offers f join refunds r on r.id = f.refund_id
  join order_items i on i.order_id = r.order_id and not i.is_gift and (r.order_item_id is null or i.id = r.order_item_id)
  left join lateral (
    select l.count from refund_wishes x join refund_wish_lines l on l.refund_id = x.refund_id and l.number = x.number
    where x.refund_id = r.id and x.at <= f.at and l.order_item_id = i.id order by x.number desc limit 1
  ) w on true;
alter table refund_offers alter effect set not null;
update refund_offers f set answer_by = x.at + make_interval(days => coalesce((select value::int from settings where name = 'refundAnswerDays'), 7))
from (
  select distinct on (m.refund_id) m.refund_id, m.why, m.at from refund_moves m where m.why <> 'offered' order by m.refund_id, m.id desc
) x
where f.ended_at is null and x.refund_id = f.refund_id and x.why in ('applied', 'changed');

-- Why a refund was closed after an offer.
update refund_moves m set why = case when b.why = 'offered' then 'offerUnanswered' else 'declineNotPursued' end
from (
  select n.id, (select p.why from refund_moves p where p.refund_id = n.refund_id and p.id < n.id order by p.id desc limit 1) as why
  from refund_moves n where n.why = 'notPursued'
) b where b.id = m.id and b.why in ('offered', 'offerDeclined');
