-- What the addresses are signed with to which clients of the lineage bring pictures: all web processes of a marketplace share it.
create table upload_secret (
  only_row boolean primary key default true check (only_row),
  secret bytea not null
);
insert into upload_secret (secret) values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
