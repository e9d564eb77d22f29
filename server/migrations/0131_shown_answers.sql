-- That what is right in a question was shown to whoever took the test: once for each question of a sitting, when they asked to see
-- it. What they know since then is told beside every later result of the same question.
create table shown_answers (
  attempt_id uuid not null,
  company_id uuid not null,
  question_id uuid not null,
  shown_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (attempt_id, question_id),
  foreign key (attempt_id, question_id) references attempt_answers (attempt_id, question_id) on delete cascade,
  foreign key (company_id, attempt_id) references test_attempts (company_id, id) on delete cascade
);
create index shown_answers_question on shown_answers (question_id);   -- who has seen the answer of a question

-- The same question in another version, and its copy in another test of the company, are found by what they were written as and
-- by their statement.
create index version_questions_written on version_questions (question_id);
create index version_questions_statement on version_questions (company_id, md5(text));
create index test_questions_statement on test_questions (company_id, md5(text));
