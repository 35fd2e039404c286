-- What people read off a parcel, an invoice or a letter leads to what it belongs to.
create index packages_waybill on packages (lower(waybill)) where waybill <> '';
create unique index invoices_number on invoices (number) where number is not null;
create index refunds_apply_number on refunds (apply_number);
create index provider_captures_id on provider_captures (id);
