-- Tax numbers lead to the invoices and titles they stand on, references of transfers to their payments, names of accounts to their holders.
create index invoices_tax_number on invoices (tax_number) where tax_number <> '';
create index invoices_registration_code on invoices (registration_code) where registration_code <> '';
create index invoice_titles_tax_number on invoice_titles (tax_number) where tax_number <> '';
create index invoice_titles_registration_code on invoice_titles (registration_code) where registration_code <> '';
create index store_accounts_name on store_accounts (lower(user_name));
create index operators_name on operators (lower(user_name));
-- What the payer wrote, without blanks and signs: transfers that name no payment are found by it too.
create index bank_transfers_told_reference on bank_transfers (regexp_replace(upper(told_reference), '[^0-9A-Z]', '', 'g')) where told_reference <> '';
