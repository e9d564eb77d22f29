-- A person as one company knows them; an account is not needed. Claiming links it to a talent, merging leaves a tombstone.
create table candidates (
  id uuid primary key,
  company_id uuid not null references companies,
  version integer not null default 1,
  talent_id uuid references talents,
  claimed_at timestamptz,
  email email,
  name person_name,
  phone phone,
  city text,
  state text,
  country country,
  title text,
  seniority seniority,
  linkedin_url url,
  github_url url,
  portfolio_url url,
  website_url url,
  resume_file_id uuid,
  profile jsonb not null default '{}',           -- education and experience from the résumé
  bank_consent_at timestamptz,                   -- may stay in the talent bank
  bank_consent_version text,
  merged_into_id uuid,                           -- a later application with the old address finds the survivor
  erased_at timestamptz,                         -- personal columns emptied, counts remain
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, email),
  foreign key (company_id, resume_file_id) references files (company_id, id),
  foreign key (company_id, merged_into_id) references candidates (company_id, id)
);
create unique index candidates_talent on candidates (talent_id, company_id);     -- my applications (a merged row gives it up)
create index candidates_claim on candidates (email) where talent_id is null;      -- what a newly verified address may claim

-- Derived: the words of a candidate and of the résumé, and the facets beside them.
create table candidate_search (
  candidate_id uuid primary key,
  company_id uuid not null,
  name_key text not null,                        -- ' ' || plain(name), searched by like '% word%'
  document tsvector not null,
  seniority seniority,
  state text,
  city text,
  last_applied_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index candidate_search_company on candidate_search (company_id, last_applied_at desc, candidate_id desc);   -- list; frequent names
create index candidate_search_name on candidate_search using gin (name_key gin_trgm_ops);    -- names, in any order, without accents
create index candidate_search_document on candidate_search using gin (document);             -- words

-- One candidate in one job. The hot row, so narrow: what was submitted lies beside it.
create table applications (
  id uuid primary key,
  company_id uuid not null,
  version integer not null default 1,
  job_id uuid not null,
  candidate_id uuid not null,
  stage_id uuid not null,
  source_id uuid,
  status candidate_status not null default 'new',
  status_before candidate_status,                -- what reopening goes back to
  applied_at timestamptz not null,
  stage_since timestamptz not null,
  reply_due_at timestamptz,
  withdrawn_at timestamptz,
  closed_at timestamptz,
  hired_at timestamptz,
  active boolean not null generated always as (withdrawn_at is null and closed_at is null
    and status not in ('rejected', 'not_a_fit', 'not_qualified', 'over_qualified')) stored,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, job_id) references jobs (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id),
  foreign key (job_id, stage_id) references job_stages (job_id, id),
  foreign key (job_id, source_id) references job_sources (job_id, id)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);   -- counts are index-only scans
create unique index applications_once on applications (job_id, candidate_id) where active;                   -- one open application a person and job
create index applications_board on applications (job_id, active, stage_id, applied_at desc, id desc);       -- a column by cursor, counts by stage
create index applications_candidate on applications (candidate_id, applied_at desc);                         -- a person's applications
create index applications_company on applications (company_id, applied_at desc, id desc) include (job_id, status, active);   -- lists
create index applications_overdue on applications (reply_due_at, company_id) where active and reply_due_at is not null;      -- promises due

-- The form as it was sent; never changed.
create table application_forms (
  application_id uuid primary key,
  company_id uuid not null,
  full_name person_name not null,
  email email not null,
  phone phone,
  cover_letter free_text,
  resume_file_id uuid,
  portfolio_url url,
  linkedin_url url,
  github_url url,
  website_url url,
  locale locale not null,
  notice_version text not null,                  -- the privacy notice that was acknowledged
  address inet,
  created_at timestamptz not null default now(),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, resume_file_id) references files (company_id, id)
);

-- The answer to a question of the job.
create table application_answers (
  application_id uuid not null,
  question_id uuid not null,
  company_id uuid not null,
  answer jsonb not null,                         -- text, or ids of options
  created_at timestamptz not null default now(),
  primary key (application_id, question_id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, question_id) references job_questions (company_id, id)
);

-- Every change of a candidacy, in its transaction; append-only. The timeline is this table.
create table application_events (
  id uuid primary key,
  company_id uuid not null,
  application_id uuid not null,
  job_id uuid not null,
  type text not null check (type in ('applied', 'moved', 'status_changed', 'rejected', 'reopened', 'withdrawn', 'closed', 'viewed', 'revealed',
    'exported', 'tagged', 'noted', 'test', 'interview', 'ai_interview', 'offer', 'mail', 'message', 'claimed', 'merged', 'promise_broken',
    'undone')),
  actor_kind actor_kind not null,
  actor_id uuid,
  actor_label text,                              -- the name of a board link, of a candidate …
  from_stage_id uuid,
  to_stage_id uuid,
  from_status candidate_status,
  to_status candidate_status,
  reason text,
  data jsonb not null default '{}',              -- ids of the offer, mail, note, undone event
  created_at timestamptz not null default now(),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);
create index application_events_timeline on application_events (application_id, id desc);   -- timeline by cursor
create index application_events_status on application_events (company_id, to_status, created_at) include (application_id, job_id)
  where to_status is not null;                                                               -- hired, rejected … in a period, by job
