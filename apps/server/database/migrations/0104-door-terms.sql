-- Under which term (Incoterms 2020) the platform's lines bring an order to the door, as its buyer agreed; null in orders from before.
alter table orders add column door_term text check (door_term in ('DAP', 'DDP'));
