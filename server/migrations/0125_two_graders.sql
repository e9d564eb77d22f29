-- How many people give points to an answer that people grade.
alter table tests add column graders smallint not null default 1 check (graders in (1, 2));
alter table test_versions add column graders smallint not null default 1 check (graders in (1, 2));

-- Of two who graded an answer, each on their own, neither grade decides; a third one, or one that ends their difference, does.
alter table answer_grades add column decides boolean not null default true;
create unique index answer_grades_once on answer_grades (attempt_id, question_id, graded_by) where not decides;   -- nobody is both of the two

-- differs: two graded it, too far apart for a mean.
alter table attempt_answers
  drop constraint attempt_answers_grading_check,
  add constraint attempt_answers_grading_check check (grading in ('none', 'machine', 'waiting', 'differs', 'person'));
create index attempt_answers_differing on attempt_answers (company_id, question_id, attempt_id) where grading = 'differs';   -- the differences of a company
