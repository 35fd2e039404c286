-- What stands behind a name in `products.certificates`: number, dates, who issued it, and the paper itself.
create table product_certificates (
  id int generated always as identity primary key,
  product_id int not null references products on delete cascade,
  -- As the product carries it; a name that goes takes its row along.
  name text not null,
  number text not null check (number <> ''),
  issued_on date not null check (issued_on >= '1990-01-01'),
  -- Its last day; null: it has no end.
  valid_until date check (valid_until >= issued_on),
  body text not null check (body <> ''),
  holder text,
  -- Path of the stored file; its row in `files` is in use by `productCertificate:<id>`.
  document text,
  changed_at timestamptz not null,
  unique (product_id, name)
);
create index product_certificates_end on product_certificates (valid_until) where valid_until is not null;
