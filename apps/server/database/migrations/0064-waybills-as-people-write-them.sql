-- A waybill is found with or without the blanks and dashes between its groups. The earlier indexes stay for the release before.
create index packages_waybill_plain on packages (lower(translate(waybill, ' -‐‑–—', ''))) where waybill <> '';
create index refund_parcels_waybill_plain on refund_parcels (lower(translate(waybill, ' -‐‑–—', ''))) where waybill <> '';
