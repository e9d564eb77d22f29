-- An interview with a candidate: an appointment of one application with members of the company.
create table interviews (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  stage_id uuid not null,                        -- where the candidate stood when it was scheduled
  type text not null check (type in ('video', 'presencial', 'telefone')),
  status text not null default 'scheduled' check (status in ('scheduled', 'in_progress', 'completed', 'declined', 'cancelled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,                       -- in which the time was chosen
  location text not null check (length(location) <= 2048),   -- link, address or telephone, by the type
  notes free_text,                               -- for the candidate
  organiser_id uuid not null,
  sequence integer not null default 0,           -- of the calendar file, whose UID is the id: raised by each change that calendars show
  cause text check (cause in ('called_off', 'no_show_candidate', 'no_show_team', 'application_over')),
  reason free_text,                              -- of a cancellation, for the company's eyes
  started_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check (ends_at > starts_at),
  check ((status = 'cancelled') = (cause is not null)),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, stage_id) references job_stages (company_id, id),
  foreign key (company_id, organiser_id) references company_members (company_id, user_id)
);
create unique index interviews_open on interviews (application_id) where status in ('scheduled', 'in_progress');   -- one ahead at a time
create index interviews_application on interviews (application_id, starts_at desc);            -- of a candidate
create index interviews_agenda on interviews (company_id, starts_at, id);                      -- the team's list by time
create index interviews_ahead on interviews (company_id, ends_at) where status in ('scheduled', 'in_progress');   -- what may have to be decided
create index interviews_stage on interviews (stage_id);                                        -- the stage's foreign key
create index interviews_organiser on interviews (organiser_id, company_id) where status in ('scheduled', 'in_progress');   -- to be handed over

-- Who is invited to an interview, and what they have answered.
create table interview_participants (
  id uuid primary key,
  company_id uuid not null,
  interview_id uuid not null,
  role text not null check (role in ('host', 'interviewer', 'candidate')),
  user_id uuid,                                  -- a member of the company; null: the candidate
  answer text check (answer in ('accepted', 'declined', 'another_time')),
  answer_note free_text,
  answered_at timestamptz,
  removed_at timestamptz,                        -- taken off, or gone from the company
  created_at timestamptz not null default now(),
  check ((role = 'candidate') = (user_id is null)),
  check ((answer is null) = (answered_at is null)),
  foreign key (company_id, interview_id) references interviews (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references company_members (company_id, user_id)
);
create index interview_participants_interview on interview_participants (interview_id, id);                 -- who is expected
create unique index interview_participants_once on interview_participants (interview_id, user_id)
  where user_id is not null and removed_at is null;
create unique index interview_participants_candidate on interview_participants (interview_id) where user_id is null;
create index interview_participants_user on interview_participants (user_id, company_id) where removed_at is null;   -- "my interviews", who is busy

-- Reminders are a topic of their own: invitations, changes and cancellations always go.
alter table notification_preferences drop constraint notification_preferences_topic_check;
alter table notification_preferences add constraint notification_preferences_topic_check
  check (topic in ('application_updates', 'offers', 'job_matches', 'profile_views', 'new_applications', 'offer_answers', 'shared_jobs',
                   'messages', 'tests', 'interviews', 'interview_reminders', 'mentions', 'reviews', 'privacy', 'account')) not valid;
alter table notification_preferences validate constraint notification_preferences_topic_check;
