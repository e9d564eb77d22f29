-- A test as it stood when it was sent: what is changed in it later changes nothing of what somebody was asked.
create table test_versions (
  id uuid primary key,
  company_id uuid not null,
  test_id uuid not null,
  number integer not null check (number > 0),
  fingerprint bytea not null,                            -- SHA-256 of all it holds: what is sent again unchanged is the same version
  title text not null,
  description text not null,
  instructions text not null,
  category text not null check (category in ('frontend', 'backend', 'database', 'fundamentals', 'devops', 'mobile')),
  difficulty text not null check (difficulty in ('basic', 'intermediate', 'advanced')),
  minutes smallint,
  shows_answers boolean not null,
  shuffles boolean not null,
  question_count smallint not null check (question_count > 0),
  points integer not null check (points > 0),
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (test_id, number),
  unique (test_id, fingerprint),
  foreign key (company_id, test_id) references tests (company_id, id)
);

create table version_questions (
  id uuid primary key,
  company_id uuid not null,
  version_id uuid not null,
  question_id uuid not null,                             -- of test_questions, as it was then; it may be gone
  position smallint not null,
  type text not null check (type in ('MULTIPLE_CHOICE', 'TRUE_FALSE', 'ESSAY', 'CODE', 'VIDEO_RESPONSE')),
  text text not null,
  topic text not null,
  points smallint not null,
  options jsonb not null,
  correct_answer boolean,
  expected_answer text not null,
  explanation text not null,
  language text check (language in ('javascript', 'typescript', 'python', 'sql')),
  starter_code text not null,
  video_seconds smallint,
  created_at timestamptz not null default now(),
  unique (version_id, position),
  unique (company_id, id),
  foreign key (company_id, version_id) references test_versions (company_id, id) on delete cascade
);

-- A test that a company asks of a candidate.
create table test_assignments (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  test_id uuid not null,
  version_id uuid not null,
  status text not null default 'sent' check (status in ('sent', 'started', 'done', 'declined', 'expired', 'cancelled')),
  due_at timestamptz not null,                           -- begun by then; without a time limit: handed in by then
  notes free_text,
  extra_minutes smallint not null default 0 check (extra_minutes between 0 and 600),
  sent_by uuid not null,
  sent_at timestamptz not null,
  opened_at timestamptz,
  reminded_at timestamptz,
  ended_at timestamptz,                                  -- handed in, declined, expired or cancelled
  decline_reason free_text,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((status in ('sent', 'started')) = (ended_at is null)),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, test_id) references tests (company_id, id),
  foreign key (company_id, version_id) references test_versions (company_id, id),
  foreign key (company_id, sent_by) references company_members (company_id, user_id)
);
create index test_assignments_application on test_assignments (application_id, id);                         -- a candidate's tests
create unique index test_assignments_open on test_assignments (application_id, test_id) where status in ('sent', 'started');   -- one at a time
create index test_assignments_test on test_assignments (test_id, id desc);                                  -- the results of a test
create index test_assignments_version on test_assignments (version_id);                                     -- whether a version is in use
create index test_assignments_sender on test_assignments (sent_by);                                         -- what a member sent
create index test_assignments_due on test_assignments (due_at) where status in ('sent', 'started');         -- reminders, expiry

-- One sitting of a test, by the clock of the server.
create table test_attempts (
  id uuid primary key,
  company_id uuid not null,
  assignment_id uuid not null unique,
  version_id uuid not null,
  seat integer not null default 1,                       -- raised by each window that goes on with it: the last one writes
  asked jsonb not null,                                  -- [{ id, options: [id] }]: the questions and their options in the order of this attempt
  started_at timestamptz not null,
  expires_at timestamptz,                                -- null: as long as one likes, until the test is due
  submitted_at timestamptz,
  submitted_by text check (submitted_by in ('candidate', 'time', 'end')),   -- end: of the application
  graded_at timestamptz,
  points numeric(8, 2),                                  -- what was given so far
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((submitted_at is null) = (submitted_by is null)),
  check (graded_at is null or submitted_at is not null),
  foreign key (company_id, assignment_id) references test_assignments (company_id, id) on delete cascade,
  foreign key (company_id, version_id) references test_versions (company_id, id)
);
create index test_attempts_expiry on test_attempts (expires_at) where submitted_at is null;                 -- hand in what was saved
create index test_attempts_version on test_attempts (version_id, submitted_at);                             -- how others did

-- The answer to a question as it stands: the revision of the last window, and of that the last one. Made with the attempt.
create table attempt_answers (
  attempt_id uuid not null,
  company_id uuid not null,
  question_id uuid not null,
  value jsonb,                                           -- the id of an option, true or false, a text; null for none
  flagged boolean not null default false,
  seat integer not null default 0,                       -- 0: never touched
  sequence integer not null default 0,
  saved_at timestamptz,
  grading text not null default 'none' check (grading in ('none', 'machine', 'waiting', 'person')),
  points numeric(6, 2) check (points >= 0),
  created_at timestamptz not null default now(),
  primary key (attempt_id, question_id),
  foreign key (company_id, attempt_id) references test_attempts (company_id, id) on delete cascade,
  foreign key (company_id, question_id) references version_questions (company_id, id)
);
create index attempt_answers_question on attempt_answers (question_id);                                     -- item analysis

-- Each state that an answer had, in the order in which it was typed; append-only.
create table answer_revisions (
  attempt_id uuid not null,
  company_id uuid not null,
  question_id uuid not null,
  seat integer not null check (seat > 0),
  sequence integer not null check (sequence > 0),        -- counted by the window, from 1
  value jsonb,
  flagged boolean not null,
  typed_at timestamptz not null,                         -- as the window says
  late boolean not null default false,                   -- arrived after the end: kept, but not counted
  created_at timestamptz not null default now(),
  primary key (attempt_id, seat, sequence),
  foreign key (attempt_id, question_id) references attempt_answers (attempt_id, question_id) on delete cascade,
  foreign key (company_id, attempt_id) references test_attempts (company_id, id) on delete cascade
);
create index answer_revisions_question on answer_revisions (attempt_id, question_id, seat, sequence);       -- how an answer came to be
