-- What the platform tells everybody: words by language, shown once published.
create table notices (
  id int generated always as identity primary key,
  -- {"ru": {"title": "…", "content": "…"}}: plain text, paragraphs parted by an empty line.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  is_top boolean not null default false,
  published_at timestamptz,
  -- Counts the changes: of two operators who change at once one is told so.
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index notices_published on notices (published_at desc, id desc) where published_at is not null;
