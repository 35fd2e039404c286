-- The log of visits, a partition for each month in a schema of their own; the worker makes them ahead and drops old ones.
create schema partitions;
create table visits (
  visited_at timestamptz not null,
  -- Chosen at random where it is collected, so that a row which is written again is still one.
  id bigint not null,
  page_id smallint not null,
  prev_page_id smallint,
  biz_type smallint,
  biz_data text,
  visit_type smallint not null,
  system_type smallint not null,
  nums int not null,
  step int not null,
  -- Random names that a browser gave itself and its session.
  uuid text not null,
  uuid_session text not null,
  -- The buyer of the session; not a reference, so that no visit waits for an account.
  user_id int,
  primary key (visited_at, id)
) partition by range (visited_at);
create index visits_user on visits (user_id) where user_id is not null;

-- What operators look at: counted by the worker, days in UTC, page 0 for all pages together.
create table visit_days (
  day date not null,
  page_id smallint not null,
  visits bigint not null,
  visitors int not null,
  primary key (day, page_id)
);
