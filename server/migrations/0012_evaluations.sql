-- An internal note on a candidacy.
create table notes (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  author_id uuid not null,
  body free_text not null,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, author_id) references company_members (company_id, user_id)
);
create index notes_application on notes (application_id, id desc);   -- beside the timeline
