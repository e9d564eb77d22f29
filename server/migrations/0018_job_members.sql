-- jobs: a job shared with a hiring manager or an interviewer, who see no other. Owners and recruiters need no row here.
create table job_members (
  job_id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (job_id, user_id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references company_members (company_id, user_id) on delete cascade
);
create index job_members_user on job_members (user_id, company_id) include (job_id);   -- the jobs shared with somebody
