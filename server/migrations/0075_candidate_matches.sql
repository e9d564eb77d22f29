-- How the people who applied fit their jobs, worked out when it is read: a stored score would not fade with the proofs.
drop table application_matches;

-- Ended jobs are explained, too; lists of open ones ask for `open`
alter table match_jobs add column open boolean not null default true;
alter table match_jobs alter column open drop default;

-- A skill that the résumé of a candidate claims
create table candidate_skills (
  candidate_id uuid not null,
  company_id uuid not null,
  skill_id uuid not null references skills,
  -- Where it says so
  sentence text not null check (length(sentence) <= 300),
  created_at timestamptz not null default now(),
  primary key (candidate_id, skill_id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index candidate_skills_skill on candidate_skills (company_id, skill_id, candidate_id);

-- Derived: what the formula reads of a candidate besides skills; as match_talents
create table match_candidates (
  candidate_id uuid primary key,
  company_id uuid not null,
  -- Of the profile, where there is one that the company may see; else of what was sent
  basis text not null check (basis in ('profile', 'application')),
  has_skills boolean not null,
  seniority seniority,
  work_model location_model,
  city text,
  state text,
  country country,
  pay_expected cents,
  currency currency,
  languages smallint[] not null,
  formula smallint not null,
  created_at timestamptz not null default now(),
  unique (company_id, candidate_id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);

-- Derived: what a candidate can do of a skill; as match_skills
create table match_candidate_skills (
  candidate_id uuid not null,
  company_id uuid not null,
  skill_id uuid not null references skills,
  declared double precision not null,
  proven double precision not null,
  primary key (candidate_id, skill_id),
  foreign key (company_id, candidate_id) references match_candidates (company_id, candidate_id) on delete cascade
);
create index match_candidate_skills_skill on match_candidate_skills (company_id, skill_id, candidate_id) include (declared, proven);
