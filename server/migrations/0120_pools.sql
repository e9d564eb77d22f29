-- Pools of a test: of their questions each attempt gets some, at random.
alter table tests
  add column pools jsonb not null default '[]',          -- [{ name, draws }]
  add column question_total smallint not null default 0; -- derived: what it holds; question_count is what an attempt gets
update tests set question_total = question_count;
alter table test_questions add column pool text not null default '' check (length(pool) <= 60);   -- name of a pool of the test; '' for none

alter table test_versions add column pools jsonb not null default '[]';
alter table version_questions add column pool text not null default '';
