-- The ids of takes and of their files were made in the order of time: whoever grades without names read in the address of a video in
-- which second it was recorded, and so whose it may be. New ones are random. Here the stored ones become so, too: of attempts that
-- were handed in and takes that are complete, since a window that is still open knows the ids of its own.
create temporary table moved_takes on commit drop as
select v.id, v.file_id, v.attempt_id, v.question_id, f.storage_key, gen_random_uuid() as new_id, gen_random_uuid() as new_file_id
from answer_videos v
  join files f on f.id = v.file_id
  join test_attempts t on t.id = v.attempt_id and t.submitted_at is not null
where v.state = 'complete'
  -- Parts lie in the storage under the id of their file until they are removed.
  and not exists (select from file_parts p where p.file_id = v.file_id);

-- The object stays where it is: its key in the storage is a column of its own.
update files f set storage_key = 'moved-' || f.id from moved_takes m where f.id = m.file_id;
insert into files (id, company_id, storage_key, name, mime, bytes, sha256, upload_ref, state, created_at, deleted_at)
select m.new_file_id, f.company_id, m.storage_key, f.name, f.mime, f.bytes, f.sha256, f.upload_ref, f.state, f.created_at, f.deleted_at
from files f join moved_takes m on m.file_id = f.id;

update answer_videos v set id = m.new_id, file_id = m.new_file_id from moved_takes m where v.id = m.id;
delete from files f using moved_takes m where f.id = m.file_id;

-- An answer names its take.
update attempt_answers w set value = to_jsonb(m.new_id::text)
from moved_takes m
where w.attempt_id = m.attempt_id and w.question_id = m.question_id and w.value = to_jsonb(m.id::text);
update answer_revisions r set value = to_jsonb(m.new_id::text)
from moved_takes m
where r.attempt_id = m.attempt_id and r.question_id = m.question_id and r.value = to_jsonb(m.id::text);
