-- Criteria that an answer is graded by: [{ name, description, points }], in their order; their points add up to those of the question.
alter table test_questions
  add column rubric jsonb not null default '[]' check (jsonb_array_length(rubric) <= 8),
  add check (rubric = '[]' or type in ('ESSAY', 'CODE', 'VIDEO_RESPONSE'));
alter table version_questions add column rubric jsonb not null default '[]';

-- The points of each criterion, in the order of the rubric: [2, 0.75]. Null without a rubric.
alter table answer_grades add column criteria jsonb;
alter table attempt_answers add column criteria jsonb;   -- those that count
