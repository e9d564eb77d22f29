-- Pictures that authors put into statements. Questions, their copies and the versions that were sent name the same file; it goes
-- once none of them does.
create table statement_pictures (
  file_id uuid primary key references files,
  company_id uuid not null references companies,
  created_at timestamptz not null default now()
);
create index statement_pictures_company on statement_pictures (company_id);
create index statement_pictures_unused on statement_pictures (created_at, file_id);                        -- the sweep

-- Derived from the text: the files that it names.
alter table test_questions add column pictures uuid[] not null default '{}';
create index test_questions_pictures on test_questions using gin (pictures) where pictures <> '{}';          -- whether one is in use
alter table version_questions add column pictures uuid[] not null default '{}';
create index version_questions_pictures on version_questions using gin (pictures) where pictures <> '{}';    -- whether one is in use
