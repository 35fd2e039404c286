-- Goods that an operator looks at before buyers do: what of a product people read and see, as its store submitted it.
alter table stores add column goods_reviewed boolean not null default false;

create table product_submissions (
  id int generated always as identity primary key,
  product_id int not null references products,
  -- How often something of this product was submitted; a decision is about one of these times.
  round int not null check (round > 0),
  -- 1 submitted, 2 refused, 3 approved, 4 taken back or replaced by the store
  state smallint not null default 1 check (state between 1 and 4),
  -- The product was never on sale before: it waits as a whole.
  is_first boolean not null,
  -- Category, names, descriptions, specifications, certificates and pictures.
  face jsonb not null,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by int references operators,
  -- What was refused: field → reason.
  remarks jsonb not null default '{}',
  -- When its store was mailed the decision.
  told_at timestamptz,
  unique (product_id, round),
  check ((decided_at is null) = (decided_by is null)),
  check (state not in (2, 3) or decided_at is not null)
);
create unique index product_submissions_open on product_submissions (product_id) where state = 1;
create index product_submissions_state on product_submissions (state, submitted_at, id);
create index product_submissions_untold on product_submissions (product_id) where decided_at is not null and told_at is null;

alter table operators drop constraint operators_areas, add constraint operators_areas check (
  cardinality(areas) > 0 and areas <@ array['trade', 'money', 'people', 'stores', 'goods', 'content', 'settings', 'staff']
);
