-- "Not for me": a talent wants no recommendation of this job
create table dismissed_jobs (
  talent_id uuid not null references talents on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  created_at timestamptz not null default now(),
  primary key (talent_id, job_id)
);
create index dismissed_jobs_job on dismissed_jobs (job_id);
