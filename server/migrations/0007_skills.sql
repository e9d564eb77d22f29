-- The dictionary of technologies; an unknown name typed by a person enters as proposed.
create table skills (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  slug text not null unique,
  category test_category,
  state text not null default 'accepted' check (state in ('accepted', 'proposed', 'merged')),
  merged_into_id uuid references skills,         -- rows that used it are rewritten by a task
  created_at timestamptz not null default now()
);

-- Every spelling of a skill ("react.js", "reactjs"), its own name included.
create table skill_aliases (
  alias text primary key check (alias = plain(alias)),
  skill_id uuid not null references skills on delete cascade,
  created_at timestamptz not null default now()
);
create index skill_aliases_skill on skill_aliases (skill_id);   -- the spellings of a skill
