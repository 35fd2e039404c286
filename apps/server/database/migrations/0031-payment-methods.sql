-- Payments that are agreed to by scanning a code, and until when a payment may be agreed to at its provider.
alter table payments add column code_url text, add column expires_at timestamptz;
