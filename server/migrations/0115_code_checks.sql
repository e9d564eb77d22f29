-- What answers of code are checked by: { functionName, setup, anyOrder, solution, cases: [{ name, visible, input, expected }] }.
alter table test_questions
  add column code_check jsonb,
  add column check_state text check (check_state in ('waiting', 'right', 'wrong')),   -- how the author's solution did on the cases
  add column check_problem jsonb,                        -- of a wrong one: the first case that it does not pass
  add column check_milliseconds integer check (check_milliseconds between 1 and 10000),   -- null until the solution was run
  add check (code_check is null or type = 'CODE'),
  add check ((code_check is null) = (check_state is null));

alter table version_questions
  add column code_check jsonb,
  add column check_milliseconds integer;                 -- null where it was sent before the solution was run
create index version_questions_question on version_questions (question_id) where code_check is not null and check_milliseconds is null;   -- told once it was

-- What became of the cases, and the points that follow from them: a proposal, which a person confirms.
alter table attempt_answers
  add column verdict jsonb,
  add column proposed_points numeric(6, 2) check (proposed_points >= 0);
