-- Attempts that were begun before they had an end of their own get it: what no provider has heard of in two hours, and what waits
-- for a transfer although its order is over.
insert into work (kind, key, due_at, payload)
select 'payments.check', p.number, p.created_at + interval '2 hours', jsonb_build_object('payNumber', p.number) from payments p where p.state = 'created'
on conflict (kind, key) do nothing;
insert into work (kind, key, due_at, payload)
select 'payments.lapseTransfer', p.number, p.created_at, jsonb_build_object('payNumber', p.number) from payments p
where p.state = 'waiting' and p.provider = 'bank'
  and exists (select 1 from payment_parts x join orders o on o.number = split_part(x.reference, '-', 1) where x.payment_id = p.id and x.is_active and o.status in (5, 6))
on conflict (kind, key) do nothing;
