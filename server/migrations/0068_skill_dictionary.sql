-- The dictionary of skills is written in text files (src/modules/skills/dictionary/) and brought in here at the start. Its
-- categories are wider than those of tests, which stay a domain of their own.
create domain skill_category as text check (value in (
  'frontend', 'backend', 'mobile', 'database', 'fundamentals', 'devops', 'data', 'security', 'quality', 'design', 'management'));

alter table skills
  alter column category type skill_category,
  add column name_en text check (length(name_en) between 1 and 80),      -- where it differs from the Portuguese one
  -- common: what nearly everybody in the field claims; soft: a quality of a person
  add column emphasis text not null default 'usual' check (emphasis in ('usual', 'common', 'soft')),
  add constraint skills_merged check ((state = 'merged') = (merged_into_id is not null));
create index skills_merged_into on skills (merged_into_id) where merged_into_id is not null;   -- what to rewrite

-- What who has a skill can do at once of a related one; both rows where each stands for the other.
create table skill_relations (
  skill_id uuid not null references skills on delete cascade,
  related_id uuid not null references skills on delete cascade,
  strength real not null check (strength between 0.2 and 0.95),
  primary key (skill_id, related_id),
  check (skill_id <> related_id),
  created_at timestamptz not null default now()
);
create index skill_relations_related on skill_relations (related_id);   -- who can do some of what is asked

-- One row: which state of the text files the tables hold.
create table skill_dictionary (
  single boolean primary key default true check (single),
  fingerprint text not null,
  created_at timestamptz not null default now()
);
