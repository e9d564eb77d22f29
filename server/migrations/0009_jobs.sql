-- A vacancy.
create table jobs (
  id uuid primary key,
  company_id uuid not null references companies,
  version integer not null default 1,
  slug text not null unique,
  internal_code text,                            -- never shown to candidates
  status text not null default 'DRAFT' check (status in ('OPEN', 'DRAFT', 'ON_HOLD', 'FILLED', 'CANCELLED', 'ACTIVE')),
  title text not null check (length(title) between 2 and 120),
  description long_text,
  requirements long_text,
  location_model location_model,
  address text,
  city text,
  state text,
  country country,
  contract_type contract_type,
  seniority seniority,
  benefits text[] not null default '{}',
  pay_mode text check (pay_mode in ('negotiate', 'fixed', 'range')),
  pay_min cents,
  pay_max cents,
  currency currency,
  urgent boolean not null default false,
  featured boolean not null default false,
  blind boolean not null default false,
  draft jsonb not null default '{}',             -- the wizard's data as it was last left
  draft_steps smallint[] not null default '{}',  -- the wizard's completed steps
  owner_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  closed_at timestamptz,
  deleted_at timestamptz,                        -- applications and their history stay (an empty draft goes for good)
  unique (company_id, id),
  check (pay_min <= pay_max),
  foreign key (company_id, owner_id) references company_members (company_id, user_id)
);
create index jobs_company on jobs (company_id, created_at desc, id desc) where deleted_at is null;   -- recruiter's list, filters in place

-- A technology asked, at a level, never in years.
create table job_skills (
  job_id uuid not null,
  company_id uuid not null,
  skill_id uuid not null references skills,
  level skill_level not null,
  required boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (job_id, skill_id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);

-- A column of the pipeline.
create table job_stages (
  id uuid primary key,
  company_id uuid not null,
  job_id uuid not null,
  type stage_type not null,
  name text not null check (length(name) between 1 and 60),
  position smallint not null,
  minutes smallint check (minutes > 0),          -- how long the stage is expected to take
  required boolean not null default true,
  reply_days smallint check (reply_days between 1 and 60),   -- the promise to reply
  removed_at timestamptz,                        -- only when empty; its events still name it
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (job_id, id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create unique index job_stages_order on job_stages (job_id, position) where removed_at is null;                    -- the columns, in order
create unique index job_stages_fixed on job_stages (job_id, type) where type in ('new', 'review', 'offer', 'hired');   -- one of each

-- A standard field of the application form.
create table job_form_fields (
  job_id uuid not null,
  company_id uuid not null,
  field text not null check (field in ('full_name', 'email', 'phone', 'resume', 'cover_letter', 'portfolio', 'linkedin', 'github', 'website')),
  visible boolean not null,
  required boolean not null,
  created_at timestamptz not null default now(),
  primary key (job_id, field),
  check (visible or not required),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);

-- A question of the application form, or of an AI interview stage.
create table job_questions (
  id uuid primary key,
  company_id uuid not null,
  job_id uuid not null,
  stage_id uuid,                                 -- AI interview only
  type text not null check (type in ('essay', 'multiple_choice', 'behavioral', 'technical')),
  text free_text not null,
  options jsonb not null default '[]',           -- [{ id, text }]
  required boolean not null default false,
  position smallint not null,
  removed_at timestamptz,                        -- answers point here
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((stage_id is null) = (type in ('essay', 'multiple_choice'))),
  check (type <> 'multiple_choice' or jsonb_array_length(options) >= 2),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade,
  foreign key (job_id, stage_id) references job_stages (job_id, id)
);
create index job_questions_job on job_questions (job_id, position);   -- the form

-- A mail template of a job, for a kind and perhaps one stage.
create table job_email_templates (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null,
  job_id uuid not null,
  stage_id uuid,
  kind text not null check (kind in ('received', 'stage', 'test', 'interview', 'offer', 'rejected', 'closed')),
  enabled boolean not null default true,
  subject text not null check (length(subject) <= 200),
  body long_text not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (job_id, kind, stage_id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade,
  foreign key (job_id, stage_id) references job_stages (job_id, id)
);

-- A place where the job is announced, with its tracking code (/jobs/{slug}?src={code}).
create table job_sources (
  id uuid primary key,
  company_id uuid not null,
  job_id uuid not null,
  platform text not null check (platform in ('linkedin', 'indeed', 'glassdoor', 'catho', 'infojobs', 'vagas', 'trampos', 'github',
                                             'discord', 'whatsapp', 'telegram', 'instagram', 'x', 'company_site', 'other')),
  code text not null,
  category text not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (job_id, id),
  unique (job_id, platform),
  unique (job_id, code),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);

-- Page views of a job in a day, by source (null: direct); raised in batches, never one row a click.
create table job_traffic (
  job_id uuid not null,
  company_id uuid not null,
  source_id uuid,
  day date not null,
  views integer not null default 0,
  created_at timestamptz not null default now(),
  unique nulls not distinct (job_id, day, source_id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade,
  foreign key (job_id, source_id) references job_sources (job_id, id)
);

-- Derived: totals, raised in the transaction of each application because lists sort by them; narrow, for updates in place.
create table job_totals (
  job_id uuid primary key,
  company_id uuid not null,
  views integer not null default 0,
  applications integer not null default 0,
  active integer not null default 0,
  hired integer not null default 0,
  created_at timestamptz not null default now(),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
) with (fillfactor = 50);

-- Derived: what the public list searches, only for jobs that are listed (ACTIVE or OPEN, company verified).
create table job_search (
  job_id uuid primary key,
  company_id uuid not null,
  document tsvector not null,
  published_at timestamptz not null,
  seniority seniority,
  contract_type contract_type,
  location_model location_model,
  city text,
  state text,
  country country,
  pay_min cents,
  pay_max cents,
  currency currency,
  created_at timestamptz not null default now(),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index job_search_document on job_search using gin (document);               -- words
create index job_search_recent on job_search (published_at desc, job_id desc);     -- the list without words, feeds, sitemap
