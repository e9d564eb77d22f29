-- A take goes with its file (`dropVideos`), and only so: a row that went by a cascade would leave a recording in the storage that
-- nothing names any more. Whoever deletes a sitting frees its files first, or is refused.
alter table answer_videos drop constraint answer_videos_attempt_id_question_id_fkey;
alter table answer_videos drop constraint answer_videos_company_id_attempt_id_fkey;
alter table answer_videos
  add constraint answer_videos_attempt_id_question_id_fkey
    foreign key (attempt_id, question_id) references attempt_answers (attempt_id, question_id),
  add constraint answer_videos_company_id_attempt_id_fkey
    foreign key (company_id, attempt_id) references test_attempts (company_id, id);
