-- A part of a file that is uploaded while it grows: an object of its own until the whole is joined.
create table file_parts (
  file_id uuid not null references files on delete cascade,
  number integer not null check (number between 1 and 2000),
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null default now(),
  primary key (file_id, number)
);

-- A take of a video answer. The answer itself names the one that counts.
create table answer_videos (
  id uuid primary key,
  company_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  file_id uuid not null,
  state text not null default 'recording' check (state in ('recording', 'complete', 'lost')),   -- lost: nothing of it arrived
  seconds integer check (seconds between 0 and 700),     -- as the browser says
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (attempt_id, question_id) references attempt_answers (attempt_id, question_id) on delete cascade,
  foreign key (company_id, attempt_id) references test_attempts (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id)
);
create index answer_videos_answer on answer_videos (attempt_id, question_id, id);   -- the takes of an answer
create index answer_videos_file on answer_videos (file_id);                         -- whose a file is
