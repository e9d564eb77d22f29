-- The board says how many candidates of its job wait longer than promised: without reading those of every other job.
create index applications_promised on applications (job_id, reply_due_at) where active and reply_due_at is not null;
