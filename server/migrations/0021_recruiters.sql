-- recruiters: what a recruiter says of themselves, and the registration while it is being filled in. The row comes with the
-- first thing that is kept.
create table recruiter_profiles (
  user_id uuid primary key references users,
  version integer not null default 1,
  bio free_text,
  position text check (length(position) between 2 and 120),
  department text check (length(department) between 2 and 120),
  location text check (length(location) between 2 and 120),
  phone phone,
  linkedin_url url,
  works_for_multiple text check (works_for_multiple in ('yes', 'no', 'freelancer')),
  specializations text[] not null default '{}',
  experience_from smallint check (experience_from in (0, 1, 3, 6, 11)),   -- lower bound of <1, 1-2, 3-5, 6-10, >10 years
  experience free_text,
  additional_info free_text,
  languages jsonb not null default '[]',         -- [{ code, proficiency }]
  education jsonb not null default '[]',         -- [{ level, institution, field, graduationYear, courses }]
  cover_file_id uuid references files,
  draft jsonb not null default '{}',             -- by section: { state, values }; emptied when the registration is completed
  reminder_dismissed_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now()
);
