-- An employer, the root of everything that has a company_id. Every parent below carries unique (company_id, id) and every child
-- a composite foreign key, so that no row can point into another company.
create table companies (
  id uuid primary key,
  version integer not null default 1,
  name text not null check (length(name) between 2 and 120),
  slug text not null unique check (slug ~ '^[a-z0-9-]{2,80}$'),
  cnpj text unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  industry text,
  size_from integer check (size_from in (1, 11, 51, 201, 251, 501, 1001)),   -- lower bound of the band
  description long_text,
  website url,
  linkedin_url url,
  logo_file_id uuid references files,
  time_zone text not null default 'America/Sao_Paulo',
  verified_at timestamptz,                       -- null: stays out of the public list of jobs
  closed_at timestamptz,
  created_at timestamptz not null default now()
);
insert into companies (id, name, slug) values (house(), 'Prova', 'prova');

-- A user inside a company. Rows of a company name their people through (company_id, user_id) here.
create table company_members (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  role member_role not null,
  last_used_at timestamptz,                      -- the default of the switcher
  removed_at timestamptz,                        -- authors of notes and events stay nameable
  created_at timestamptz not null default now(),
  unique (company_id, user_id)
);
create index company_members_user on company_members (user_id) where removed_at is null;   -- read at each request
