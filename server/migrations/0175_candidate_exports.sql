-- Exports of applications that can be downloaded now: which, and for whom. The file is written while it is downloaded, so
-- that nothing of people is kept for it; the row goes soon after its link has expired.
create table candidate_exports (
  id uuid primary key,
  company_id uuid not null references companies (id),
  -- Who asked, and is asked for their rights again when the file is downloaded.
  user_id uuid not null references users (id),
  -- Whose board it is of, or the one job of all.
  job_id uuid,
  -- In the order of the lines.
  application_ids uuid[] not null check (cardinality(application_ids) between 1 and 50000),
  columns text[] not null check (cardinality(columns) between 1 and 50),
  locale locale not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, job_id) references jobs (company_id, id)
);
create index candidate_exports_expired on candidate_exports (expires_at);
-- An account that leaves takes what it has exported along.
create index candidate_exports_user on candidate_exports (user_id);
