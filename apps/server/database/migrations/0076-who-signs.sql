-- Who signs for a firm, and on what basis: what her contracts say of it.
alter table invoice_titles add column signatory text not null default '', add column basis text not null default '';
-- The name that whoever signs writes; null: a contract from before, which was signed under any name.
alter table agreements add column signatory text;
