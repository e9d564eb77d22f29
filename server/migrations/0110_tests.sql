-- Tests that a company writes. A draft is its authors' alone; a published one can be sent; an archived one cannot any more.
create table tests (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null references companies,
  author_id uuid not null,
  title text not null check (length(title) between 2 and 120),
  description text not null default '' check (length(description) <= 2000),
  instructions text not null default '' check (length(instructions) <= 4000),
  category text not null check (category in ('frontend', 'backend', 'database', 'fundamentals', 'devops', 'mobile')),
  difficulty text not null check (difficulty in ('basic', 'intermediate', 'advanced')),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  minutes smallint check (minutes between 1 and 600),    -- null: no time limit
  shows_answers boolean not null default false,          -- once graded, to whoever took it
  shuffles boolean not null default false,
  question_count smallint not null default 0,            -- derived, as points is: the list reads no question
  points integer not null default 0,
  applications_count integer not null default 0,         -- how often it was sent or begun
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  deleted_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, author_id) references company_members (company_id, user_id)
);
create index tests_company on tests (company_id, updated_at desc, id desc) where deleted_at is null;   -- list
create index tests_author on tests (author_id);                                                        -- what a member wrote

create table test_questions (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null,
  test_id uuid not null,
  position smallint not null,                            -- from 1
  type text not null check (type in ('MULTIPLE_CHOICE', 'TRUE_FALSE', 'ESSAY', 'CODE', 'VIDEO_RESPONSE')),
  text text not null check (length(text) between 1 and 20000),       -- cleaned HTML
  words text not null check (length(words) <= 20000),                -- what of it is read, for the search of the bank
  topic text not null default '' check (length(topic) <= 60),
  points smallint not null check (points between 1 and 100),
  options jsonb not null default '[]',                   -- [{ id, text, correct }]
  correct_answer boolean,
  expected_answer text not null default '' check (length(expected_answer) <= 10000),
  explanation text not null default '' check (length(explanation) <= 10000),
  language text check (language in ('javascript', 'typescript', 'python', 'sql')),
  starter_code text not null default '' check (length(starter_code) <= 10000),
  video_seconds smallint check (video_seconds between 30 and 600),
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((type = 'MULTIPLE_CHOICE') = (jsonb_array_length(options) > 0)),
  check ((type = 'TRUE_FALSE') = (correct_answer is not null)),
  check ((type = 'CODE') = (language is not null)),
  check ((type = 'VIDEO_RESPONSE') = (video_seconds is not null)),
  constraint test_questions_order unique (test_id, position) deferrable initially deferred,
  foreign key (company_id, test_id) references tests (company_id, id) on delete cascade
);
create index test_questions_bank on test_questions (company_id, id desc);   -- the bank, newest first
