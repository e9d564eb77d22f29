-- The profile of a user with the role POTENTIAL.
create table talents (
  id uuid primary key,
  version integer not null default 1,
  user_id uuid not null unique references users,
  visibility text not null default 'applied' check (visibility in ('open', 'applied', 'hidden')),
  title text,
  bio free_text,
  seniority seniority,
  city text,
  state text,
  country country,
  phone phone,
  portfolio_url url,
  linkedin_url url,
  github_url url,
  website_url url,
  resume_file_id uuid references files,
  created_at timestamptz not null default now()
);
