-- The profile of a talent: what they say of themselves, and who looked at it.
alter table talents
  add column experience_years smallint check (experience_years between 0 and 60),
  add column availability text check (availability in ('available', 'employed', 'not_looking')),
  add column work_model location_model,
  add column pay_expected cents,
  add column currency currency,
  add column cover_file_id uuid references files,
  -- [{ name, proficiency }], [{ institution, degree, field, startYear, endYear, current }],
  -- [{ company, position, startDate, endDate, current, description, technologies }]: read and written whole
  add column languages jsonb not null default '[]',
  add column education jsonb not null default '[]',
  add column experience jsonb not null default '[]',
  -- The last part of the public address; null while there is none
  add column public_slug text unique check (public_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(public_slug) between 3 and 60),
  add column updated_at timestamptz not null default now(),
  add constraint talents_pay_currency check (pay_expected is null or currency is not null);

-- A declared skill
create table talent_skills (
  talent_id uuid not null references talents on delete cascade,
  skill_id uuid not null references skills,
  level skill_level not null default 'BEGINNING',
  years smallint not null default 0 check (years between 0 and 50),
  -- As the talent ordered them
  position smallint not null,
  created_at timestamptz not null default now(),
  primary key (talent_id, skill_id)
);
create index talent_skills_skill on talent_skills (skill_id);

-- A short text on the profile
create table posts (
  id uuid primary key,
  talent_id uuid not null references talents on delete cascade,
  body free_text not null,
  created_at timestamptz not null default now()
);
create index posts_talent on posts (talent_id, id desc);

-- A company opened a profile; once a day
create table profile_views (
  id uuid primary key,
  talent_id uuid not null references talents on delete cascade,
  company_id uuid not null references companies,
  viewer_id uuid not null,
  day date not null,
  created_at timestamptz not null default now(),
  unique (talent_id, day, company_id),
  foreign key (company_id, viewer_id) references company_members (company_id, user_id)
);
create index profile_views_company on profile_views (company_id);

-- Derived: what the list of talents is searched and sorted by. Who is open to all recruiters stands in it, and nobody else
create table talent_search (
  talent_id uuid primary key references talents on delete cascade,
  seniority seniority,
  -- Words of name, title, place and skills, as they stand
  document tsvector not null,
  -- Declared ones, so that any spelling finds them
  skill_ids uuid[] not null,
  changed_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index talent_search_recent on talent_search (changed_at desc, talent_id desc);
create index talent_search_seniority on talent_search (seniority, changed_at desc, talent_id desc);
create index talent_search_document on talent_search using gin (document);
create index talent_search_skills on talent_search using gin (skill_ids);
