-- What a stage of tests asks: whether whoever comes into it is sent its tests by itself, and how many days they have.
create table stage_test_settings (
  stage_id uuid primary key,
  company_id uuid not null,
  due_days smallint not null check (due_days between 1 and 90),
  automatic boolean not null,
  created_at timestamptz not null default now(),
  unique (company_id, stage_id),
  foreign key (company_id, stage_id) references job_stages (company_id, id) on delete cascade
);

create table stage_tests (
  stage_id uuid not null,
  company_id uuid not null,
  test_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (stage_id, test_id),
  foreign key (company_id, stage_id) references stage_test_settings (company_id, stage_id) on delete cascade,
  foreign key (company_id, test_id) references tests (company_id, id)
);
create index stage_tests_test on stage_tests (test_id);   -- where a test is asked
