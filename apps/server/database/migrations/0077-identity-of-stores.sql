-- Who a store is before the law, beside its firm's name and the code on its licence: what contracts print, and who signs for it.
-- Keys: form, country, registrationNumber, address, signatory, basis; one that is not there is not told yet.
alter table stores add column identity jsonb not null default '{}'::jsonb;
