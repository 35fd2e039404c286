-- What an operator tells of a parcel on the platform's own lines, by language; null: a carrier told it, at `station`.
alter table tracking_events add column words jsonb;
