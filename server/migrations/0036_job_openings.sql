-- How many people a job is to hire; null where nobody has said.
alter table jobs add column openings smallint check (openings between 1 and 999);
