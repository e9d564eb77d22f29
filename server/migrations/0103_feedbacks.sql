-- Feedback to the candidate of an application: a draft of the team until somebody shares it.
create table feedbacks (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  author_id uuid not null,
  strengths text not null default '' check (length(strengths) <= 1500),   -- what was good
  growth text not null default '' check (length(growth) <= 1500),         -- what to develop
  message text not null default '' check (length(message) <= 2000),
  edited_by uuid,                                        -- whoever last changed its words, once they were changed
  edited_at timestamptz,
  shared_at timestamptz,                                 -- null: a draft, which the candidate does not see
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check (strengths <> '' or growth <> '' or message <> ''),
  check ((edited_by is null) = (edited_at is null)),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, author_id) references company_members (company_id, user_id),
  foreign key (company_id, edited_by) references company_members (company_id, user_id)
);
create index feedbacks_application on feedbacks (application_id, id desc);   -- beside the application, for both sides
create index feedbacks_company on feedbacks (company_id, id desc);           -- all of a company
create index feedbacks_author on feedbacks (author_id);                      -- what a member wrote

-- That feedback was shared, edited or taken back stands in the history.
alter table application_events drop constraint application_events_type_check;
alter table application_events add constraint application_events_type_check check (type in (
  'applied', 'moved', 'status_changed', 'rejected', 'reopened', 'amended', 'withdrawn', 'closed', 'viewed', 'revealed',
  'exported', 'tagged', 'noted', 'feedback', 'test', 'interview', 'ai_interview', 'offer', 'mail', 'message', 'claimed',
  'merged', 'promise_broken', 'undone'));
