-- A job that a talent keeps
create table saved_jobs (
  talent_id uuid not null references talents on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  created_at timestamptz not null default now(),
  primary key (talent_id, job_id)
);
-- My saved jobs, the latest first
create index saved_jobs_list on saved_jobs (talent_id, created_at desc, job_id);
create index saved_jobs_job on saved_jobs (job_id);
