-- How far the filling of a demo has come, so that a start that was cut off is gone on with by the next one: steps that are
-- done, and what a walk through the past that is not over yet has been told. Stays empty in a real marketplace.
create table demo_steps (
  key text primary key,
  -- What the step came to, as JSON.
  answer text not null
);
-- Demos that were filled before.
insert into demo_steps (key, answer) select 'listed', 'null' from instance where demo and exists (select 1 from listed_products);
