-- How people fit jobs. The formula stands in contract/src/matching; what a list reads of it stands here, worked out beforehand.

-- One result in one skill. Tests and interviews add it, and an operator may
create table proofs (
  id uuid primary key,
  talent_id uuid not null references talents on delete cascade,
  skill_id uuid not null references skills,
  score smallint not null check (score between 0 and 100),
  proven_at timestamptz not null,
  valid_until timestamptz not null,
  source text not null check (source in ('test', 'grading', 'ai_interview')),
  -- What it came from: an attempt, an interview
  source_id uuid not null,
  -- The talent chose to show it
  shown boolean not null default true,
  created_at timestamptz not null default now(),
  unique (source_id, skill_id),
  check (valid_until > proven_at)
);
create index proofs_talent on proofs (talent_id, proven_at desc);
create index proofs_skill on proofs (skill_id);

-- Derived: what the formula reads of a talent besides skills; narrow, for a ranking reads all of it
create table match_talents (
  talent_id uuid primary key references talents on delete cascade,
  -- Open to all recruiters
  visible boolean not null,
  has_skills boolean not null,
  seniority seniority,
  work_model location_model,
  city text,
  state text,
  country country,
  pay_expected cents,
  currency currency,
  -- 0 to 5 by language, in the order of SPOKEN_LANGUAGES
  languages smallint[] not null,
  -- Mean of the best proof of each proven skill, reckoned as in match_skills: the order of talents by it never changes with time
  proven double precision,
  formula smallint not null,
  created_at timestamptz not null default now()
);
create index match_talents_proven on match_talents (proven desc, talent_id desc) where visible and proven is not null;

-- Derived: what a talent can do of a skill, by itself or by a related one, each the greatest
create table match_skills (
  talent_id uuid not null references match_talents on delete cascade,
  skill_id uuid not null references skills,
  -- Share of the highest level that is declared, 0 to 1
  declared double precision not null,
  -- Result of the best proof, 0 to 1, as if it had been made at the beginning of 2026: it fades exponentially, so that today's
  -- value is this one times a factor that is the same for all
  proven double precision not null,
  primary key (talent_id, skill_id)
);
create index match_skills_skill on match_skills (skill_id, talent_id) include (declared, proven);

-- Derived: what the formula reads of an open job besides needs
create table match_jobs (
  job_id uuid primary key,
  company_id uuid not null,
  has_needs boolean not null,
  seniority seniority,
  location_model location_model,
  city text,
  state text,
  country country,
  pay_max cents,
  currency currency,
  -- 0 to 5 by language, in the order of SPOKEN_LANGUAGES; 0 where it is not asked
  languages smallint[] not null,
  -- Anybody may find it: its company is verified
  listed boolean not null,
  published_at timestamptz not null,
  formula smallint not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);

-- Derived: a skill that meets a need of an open job; several of one number meet it as well
create table match_needs (
  job_id uuid not null references match_jobs on delete cascade,
  need smallint not null,
  skill_id uuid not null references skills,
  level skill_level not null,
  -- Of all needs of the job, 0 to 1; together 1
  weight double precision not null,
  primary key (job_id, need, skill_id)
);
create index match_needs_skill on match_needs (skill_id) include (job_id, need, level, weight);

-- Derived: how an application matches its job; null while too little is known
create table application_matches (
  application_id uuid primary key,
  company_id uuid not null,
  job_id uuid not null,
  score smallint check (score between 0 and 100),
  known real not null,
  formula smallint not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);
create index application_matches_job on application_matches (job_id, score desc nulls last, application_id);

-- Languages that a job asks for: [{ code, proficiency }]
alter table jobs add column languages jsonb not null default '[]';
