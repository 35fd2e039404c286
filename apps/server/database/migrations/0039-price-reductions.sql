-- A refund of less than pieces are worth, with nothing sent back, reduces the price: no piece is given up for it.
alter table refund_lines drop constraint refund_lines_count_check, add constraint refund_lines_count_check check (count >= 0);
alter table refunds drop constraint refunds_count_check, add constraint refunds_count_check check (count >= 0);
