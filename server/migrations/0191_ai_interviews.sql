-- An interview that a program holds with a candidate, and what was said in it.
create table ai_interviews (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  stage_id uuid not null,                        -- where the candidate stood when it was scheduled
  status text not null default 'scheduled' check (status in ('scheduled', 'in_progress', 'completed', 'failed', 'cancelled')),
  closes_at timestamptz not null,                -- the last moment to begin it
  time_zone text not null,                       -- in which that was chosen
  locale text not null check (locale in ('pt-BR', 'en-US')),
  script jsonb not null,                         -- the questions as they were when it was scheduled: text, type, required
  documents_url text check (length(documents_url) <= 2048),
  notes free_text,                               -- for the candidate
  organiser_id uuid not null,
  cause text check (cause in ('called_off', 'application_over', 'expired', 'asked_for_person')),
  reason free_text,                              -- of a cancellation; what the candidate wrote who asked for a person
  -- Of one that was begun.
  phase text check (phase in ('listen-name', 'confirm-name', 'ask', 'paused', 'closing')),
  resumes text check (resumes in ('listen-name', 'confirm-name', 'ask')),   -- where a paused one goes on
  holder uuid,                                   -- the page that holds it
  way text check (way in ('voice', 'text')),
  heard_name text check (length(heard_name) <= 200),
  consent_version text,
  consented_at timestamptz,
  seconds_used integer not null default 0,       -- without pauses
  active_since timestamptz,                      -- since when the clock runs; null while it is paused
  heard_at timestamptz,                          -- the last sign of the candidate
  started_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((status = 'cancelled') = (cause is not null)),
  check ((phase is null) or (started_at is not null)),
  check ((consent_version is null) = (consented_at is null)),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, stage_id) references job_stages (company_id, id),
  foreign key (company_id, organiser_id) references company_members (company_id, user_id)
);
create unique index ai_interviews_open on ai_interviews (application_id) where status in ('scheduled', 'in_progress');   -- one ahead at a time
create index ai_interviews_application on ai_interviews (application_id, created_at desc);        -- of a candidate
create index ai_interviews_company on ai_interviews (company_id, (coalesce(started_at, closes_at)));   -- the list of the last days
create index ai_interviews_stage on ai_interviews (stage_id);                                     -- the stage's foreign key
create index ai_interviews_organiser on ai_interviews (organiser_id, company_id) where status in ('scheduled', 'in_progress');   -- to be handed over
create index ai_interviews_closing on ai_interviews (closes_at) where status = 'scheduled';       -- not begun in time
create index ai_interviews_idle on ai_interviews (heard_at) where status = 'in_progress';         -- begun, and left

-- What the program asked, and what was answered.
create table ai_interview_turns (
  id uuid primary key,
  company_id uuid not null,
  interview_id uuid not null,
  number smallint not null check (number >= 1),
  kind text not null check (kind in ('ask', 'follow-up')),
  question smallint not null check (question >= 1),   -- of the script
  prompt text not null check (length(prompt) <= 1000),
  worded_by text not null check (length(worded_by) <= 200),   -- script, rules, or the name of a model
  answer text check (length(answer) <= 8000),         -- null: not answered yet
  skipped boolean not null default false,
  way text check (way in ('voice', 'text')),
  seconds integer check (seconds >= 0),
  confidence real check (confidence between 0 and 1),
  answered_at timestamptz,
  created_at timestamptz not null default now(),   -- when it was asked
  unique (interview_id, number),
  check ((answer is null) = (answered_at is null)),
  foreign key (company_id, interview_id) references ai_interviews (company_id, id) on delete cascade
);

-- What a program made of what was said in an interview, with a program or between people. A new one never overwrites another.
create table interview_analyses (
  id uuid primary key,
  company_id uuid not null,
  application_id uuid not null,
  ai_interview_id uuid,
  interview_id uuid,
  state text not null check (state in ('running', 'done', 'failed')),
  method text not null check (method in ('local', 'model')),
  engine text not null check (length(engine) <= 200),
  rules_version smallint not null,
  transcript_hash text not null,
  overall smallint check (overall between 0 and 100),
  result jsonb,
  reviewed_by uuid,
  reviewed_at timestamptz,
  agrees boolean,
  review_note free_text,
  requested_by uuid,                             -- null: it was made because the interview had ended
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((ai_interview_id is null) <> (interview_id is null)),
  check ((state = 'running') = (finished_at is null)),
  check ((state = 'done') = (result is not null)),
  check ((reviewed_by is null) = (reviewed_at is null)),
  check ((reviewed_at is null) = (agrees is null)),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, ai_interview_id) references ai_interviews (company_id, id) on delete cascade,
  foreign key (company_id, interview_id) references interviews (company_id, id) on delete cascade,
  foreign key (company_id, reviewed_by) references company_members (company_id, user_id),
  foreign key (company_id, requested_by) references company_members (company_id, user_id)
);
create index interview_analyses_ai_interview on interview_analyses (ai_interview_id, created_at desc, id desc);
create index interview_analyses_interview on interview_analyses (interview_id, created_at desc, id desc);
create index interview_analyses_application on interview_analyses (application_id);
create index interview_analyses_reviewed on interview_analyses (reviewed_by, company_id) where reviewed_by is not null;
create index interview_analyses_requested on interview_analyses (requested_by, company_id) where requested_by is not null;

-- An interview with a program is ahead of a candidate, too.
create or replace function note_interview_ahead() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  update applications a set interview_ahead = now_ahead.is_ahead
  from (
    select exists (
      select from interviews where application_id = changed and status in ('scheduled', 'in_progress')
    ) or exists (
      select from ai_interviews where application_id = changed and status in ('scheduled', 'in_progress')
    ) as is_ahead
  ) now_ahead
  where a.id = changed and a.interview_ahead <> now_ahead.is_ahead;
  return null;
end $$;
create trigger ai_interviews_ahead_noted after insert or delete or update of status on ai_interviews
  for each row execute function note_interview_ahead();
