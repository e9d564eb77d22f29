-- A grade that somebody gave to an answer; the newest one counts, those before it stay.
create table answer_grades (
  id uuid primary key,
  company_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  points numeric(6, 2) not null check (points >= 0),
  comment free_text,                                     -- for the team alone
  graded_by uuid not null,
  created_at timestamptz not null default now(),
  foreign key (attempt_id, question_id) references attempt_answers (attempt_id, question_id) on delete cascade,
  foreign key (company_id, attempt_id) references test_attempts (company_id, id) on delete cascade,
  foreign key (company_id, graded_by) references company_members (company_id, user_id)
);
create index answer_grades_answer on answer_grades (attempt_id, question_id, id desc);   -- the history of a grade
create index answer_grades_grader on answer_grades (graded_by);                          -- what a member graded

-- The queue of a company: the same question of several people one after the other.
create index attempt_answers_waiting on attempt_answers (company_id, question_id, attempt_id) where grading = 'waiting';
