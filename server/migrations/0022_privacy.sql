-- A candidacy whose person was erased: what is left of it counts, and names nobody.
alter table applications add column erased_at timestamptz;

-- privacy: a request of a data subject, to a company (its candidacies) or to the platform (accounts and profiles).
create table privacy_requests (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid references companies,          -- null: the platform is controller
  kind text not null check (kind in ('export', 'erase', 'correct', 'object', 'information')),
  address email,                                 -- null once erased
  user_id uuid references users,
  message free_text,
  state text not null default 'received' check (state in ('received', 'confirmed', 'working', 'answered', 'refused')),
  due_at timestamptz not null,
  extended_at timestamptz,
  answered_at timestamptz,
  answer free_text,
  file_id uuid references files,                 -- what an export gave; deleted after a week
  created_at timestamptz not null default now()
);
create index privacy_requests_queue on privacy_requests (company_id, due_at) where answered_at is null;   -- the queue, by deadline
create index privacy_requests_user on privacy_requests (user_id, id desc);                                -- one's own
-- One export is made at a time.
create unique index privacy_requests_exporting on privacy_requests (user_id) where kind = 'export' and state in ('received', 'working');

-- privacy: how long a company keeps what; absent: the default.
create table retention_rules (
  company_id uuid not null references companies,
  subject text not null check (subject in ('unsuccessful_applications', 'recordings', 'transcripts', 'billing')),
  months smallint not null check (months between 1 and 120),
  created_at timestamptz not null default now(),
  primary key (company_id, subject)
);

-- privacy: a run of the retention or erasure task: what went, what was kept and why; counts, never names.
create table retention_runs (
  id uuid primary key,
  company_id uuid references companies,
  cause text not null check (cause in ('retention', 'request', 'account')),
  request_id uuid references privacy_requests,
  removed jsonb not null,
  kept jsonb not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- Mails that told a company of a candidacy name the candidate: they are found by it from now on.
update mails set application_id = split_part(dedupe_key, ':', 2)::uuid
  where kind = 'new_application' and application_id is null and dedupe_key ~ '^new_application:[0-9a-f-]{36}:';
