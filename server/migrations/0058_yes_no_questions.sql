-- Yes or no: a question of the form with two options, `yes` and `no`, of which the recruiter may want one. Whoever answers
-- the other is pointed out to the team; whether they were is worked out when it is read, and stored nowhere.
alter table job_questions
  add column wanted text check (wanted in ('yes', 'no')),
  drop constraint job_questions_type_check,
  add constraint job_questions_type_check
    check (type in ('essay', 'multiple_choice', 'yes_no', 'behavioral', 'technical')),
  drop constraint job_questions_check,
  add constraint job_questions_check check ((stage_id is null) = (type in ('essay', 'multiple_choice', 'yes_no'))),
  drop constraint job_questions_check1,
  add constraint job_questions_check1 check (type not in ('multiple_choice', 'yes_no') or jsonb_array_length(options) >= 2),
  add constraint job_questions_wanted_of_yes_no check (wanted is null or type = 'yes_no');
