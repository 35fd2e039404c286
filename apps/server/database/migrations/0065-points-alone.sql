-- What points paid whole goes back for points alone.
alter table refunds drop constraint refunds_check;
alter table refunds add constraint refunds_check check (goods + freight + points_amount > 0);
