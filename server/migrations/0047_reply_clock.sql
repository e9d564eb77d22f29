-- The promise of an answer runs only while the company is to answer: not while an offer waits for the candidate, not once
-- it was answered, nor on hold, where what was left of it waits.
alter table applications add column reply_left integer;   -- seconds; on hold
update applications a set reply_left = s.reply_days * 86400
  from job_stages s where s.id = a.stage_id and a.status = 'put_on_hold' and a.reply_due_at is not null;
update applications a set reply_due_at = null
  from job_stages s where s.id = a.stage_id and a.reply_due_at is not null
    and (a.status in ('put_on_hold', 'hired') or s.type in ('offer', 'hired') or not a.active);
update job_stages set reply_days = null where type in ('offer', 'hired');
alter table job_stages add constraint job_stages_promise check (reply_days is null or type not in ('offer', 'hired'));

-- Whom the company keeps waiting stands on top of a column: a walk down each stage, the longest overdue first.
create index applications_late on applications (job_id, stage_id, reply_due_at, id) where active and reply_due_at is not null;
