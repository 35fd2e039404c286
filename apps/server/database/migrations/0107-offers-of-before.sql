alter table refund_offers validate constraint refund_offers_outcome_check;

-- Of offers of before: what went back by those accepted. What the others meant depended on what could be asked back when they
-- were accepted, and does for one that is still open.
update refund_offers f set effect = case
  when exists (select from refund_lines l where l.refund_id = f.refund_id and l.count > l.canceled and l.canceled > 0) then 'partNotSent'
  when exists (select from refund_lines l where l.refund_id = f.refund_id and l.canceled > 0) then 'notSent'
  when exists (select from refund_lines l where l.refund_id = f.refund_id and l.count > 0) then 'kept'
  else 'reduction' end
where f.outcome = 'accepted' and f.effect is null;
-- What was asked about.
insert into refund_offer_lines (offer_id, order_item_id, count)
select f.id, i.id, case when f.pieces is not null then least(f.pieces, i.count) else coalesce(nullif(w.count, 0), i.count) end
from refund_offers f join refunds r on r.id = f.refund_id
  join order_items i on i.order_id = r.order_id and not i.is_gift and (r.order_item_id is null or i.id = r.order_item_id)
  left join lateral (
    select l.count from refund_wishes x join refund_wish_lines l on l.refund_id = x.refund_id and l.number = x.number
    where x.refund_id = r.id and x.at <= f.at and l.order_item_id = i.id order by x.number desc limit 1
  ) w on true
where not exists (select from refund_offer_lines g where g.offer_id = f.id);
update refund_offers f set answer_by = x.at + make_interval(days => coalesce((select value::int from settings where name = 'refundAnswerDays'), 7))
from refund_offers o cross join lateral (
  select m.why, m.at from refund_moves m where m.refund_id = o.refund_id and m.why <> 'offered' order by m.id desc limit 1
) x
where f.id = o.id and o.ended_at is null and o.answer_by is null and x.why in ('applied', 'changed');

-- Why a refund was closed after an offer: only refunds with one are looked at.
update refund_moves m set why = case when b.why = 'offered' then 'offerUnanswered' else 'declineNotPursued' end
from (
  select n.id, p.why from (select distinct refund_id from refund_offers) f
    join refund_moves n on n.refund_id = f.refund_id and n.why = 'notPursued'
    cross join lateral (select p.why from refund_moves p where p.refund_id = n.refund_id and p.id < n.id order by p.id desc limit 1) p
) b where b.id = m.id and b.why in ('offered', 'offerDeclined');
