-- What of an order's money its store's own fee had was reckoned from what its release or its end had posted. From now on it is
-- posted beside, to an account of the order; for orders that are over it is written down once, as it was reckoned.
with had as (
  select o.number, o.currency, least(o.delivery_fee, sum(p.amount)) as fee, max(j.at) as at
  from orders o join journal j on j.reference = o.number join postings p on p.journal_id = j.id and p.currency = o.currency
  where o.delivery_fee > 0 and p.amount > 0
    and (j.kind in ('release', 'remainder') or (j.kind = 'lateCash' and p.account <> 'buyer:' || o.user_id || ':available'))
  group by o.id
), noted as (
  insert into journal (key, kind, reference, at) select 'fee:' || number, 'adjustment', number, at from had order by number returning id, reference
)
insert into postings (journal_id, line, account, currency, amount)
select n.id, side.line, side.account, h.currency, side.amount from noted n join had h on h.number = n.reference,
  lateral (values (1, 'fee:' || h.number, h.fee), (2, 'platform:fees', -h.fee)) side (line, account, amount);
