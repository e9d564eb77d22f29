-- What the formula reads of one side, as one value: where it is the same, so is every score. Rows that were there before have
-- one that nothing was reckoned from.
alter table match_candidates add column stamp uuid not null default gen_random_uuid();
alter table match_jobs add column stamp uuid not null default gen_random_uuid();

-- Derived: how an application matches its job, as it was reckoned; null while too little is known. It counts where its stamps
-- are those of today's inputs, and while proofs have not faded enough to change it. Another one is never shown.
create table application_scores (
  application_id uuid primary key,
  company_id uuid not null,
  score smallint check (score between 0 and 100),
  candidate_stamp uuid not null,
  job_stamp uuid not null,
  formula smallint not null,
  valid_from timestamptz not null,
  -- Infinite where nothing of it fades
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  check (valid_until >= valid_from)
);
