-- An inquiry takes files of other kinds besides pictures, each known by the name it came with.
alter table files add column name text;
alter table inquiries rename column pictures to files;
-- What kind of goods; how long the price should stand, and within how many days the goods are wanted.
alter table inquiries add column category_id int references categories on delete set null;
alter table inquiries add column valid_days int check (valid_days > 0);
alter table inquiries add column delivery_days int check (delivery_days > 0);
-- Days until the goods are ready to ship.
alter table inquiry_answers add column lead_days int check (lead_days > 0);
create index inquiries_category on inquiries (category_id) where category_id is not null;
