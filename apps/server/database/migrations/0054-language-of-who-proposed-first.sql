-- Who proposed something first is told what became of it in her own language, also when another has taken it over.
alter table proposals add column taken_locale text;
update proposals set taken_locale = locale where taken_from is not null;
