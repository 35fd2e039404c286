-- Of the freight that went back with a line, what had been spent on the way here: its store bears it.
alter table refund_lines add column fault_freight bigint not null default 0 check (fault_freight between 0 and freight);
