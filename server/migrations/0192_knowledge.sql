-- Who writes for the knowledge base: experts whom the operator named.
create table knowledge_authors (
  user_id uuid primary key references users on delete cascade,
  created_at timestamptz not null default now()
);

-- A course, an article or a learning path.
create table knowledge_items (
  id uuid primary key,
  version integer not null default 1,
  kind text not null check (kind in ('course', 'article', 'path')),
  author_id uuid references users on delete set null,   -- null once their account is gone: what they wrote stays
  title text not null check (length(title) between 3 and 120),
  summary text not null default '' check (length(summary) <= 500),
  body text not null default '' check (length(body) <= 50000),   -- HTML; of a course or path what it is about
  pictures uuid[] not null default '{}',           -- the files that the body names
  category test_category not null,
  level text not null check (level in ('basic', 'intermediate', 'advanced')),
  skills text[] not null default '{}' check (cardinality(skills) <= 8),
  locale locale not null,
  sources jsonb not null default '[]',             -- [{ title, url }]: where it can be checked
  test_id uuid references tests on delete set null,   -- of a course: the technical test at its end
  minutes smallint not null default 1 check (minutes >= 1),   -- to read the body
  status text not null default 'draft' check (status in ('draft', 'published')),
  document tsvector not null,                      -- what a search looks into: title (A), skills (B), summary (C), words of the body (D)
  heading tsvector not null,                       -- the same without the body: what is found is put in order by it
  published_at timestamptz,                        -- for the first time
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  unique (id, kind),
  check (kind = 'course' or test_id is null),
  check (status = 'draft' or published_at is not null)
);
create index knowledge_items_recent on knowledge_items (kind, published_at desc, id desc) where status = 'published';   -- a tab
create index knowledge_items_document on knowledge_items using gin (document);                                          -- search
create index knowledge_items_author on knowledge_items (author_id, updated_at desc);                                    -- what an author wrote
create index knowledge_items_test on knowledge_items (test_id);                                                         -- of its foreign key
create index knowledge_items_pictures on knowledge_items using gin (pictures);                                          -- whether a picture is named

-- A lesson of a course. One that somebody has done and that is deleted stays, unseen: what was done is not undone.
create table knowledge_lessons (
  id uuid primary key,
  version integer not null default 1,
  course_id uuid not null references knowledge_items on delete cascade,
  position smallint not null,
  title text not null check (length(title) between 1 and 120),
  body text not null default '' check (length(body) <= 40000),
  pictures uuid[] not null default '{}',
  questions jsonb not null default '[]',           -- [{ text, options: [{ text, right }], explanation }]; they count for nothing
  minutes smallint not null default 1 check (minutes >= 1),
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,                        -- for the last time that it came
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index knowledge_lessons_course on knowledge_lessons (course_id, position, id);
create index knowledge_lessons_pictures on knowledge_lessons using gin (pictures);

-- What a path leads over.
create table knowledge_steps (
  path_id uuid not null references knowledge_items on delete cascade,
  position smallint not null,
  item_id uuid not null references knowledge_items,
  created_at timestamptz not null default now(),
  primary key (path_id, position),
  unique (path_id, item_id)
);
create index knowledge_steps_item on knowledge_steps (item_id);

-- A talent follows a course or a path. What was done stays when they leave, and counts again when they come back.
create table enrolments (
  talent_id uuid not null references talents on delete cascade,
  item_id uuid not null references knowledge_items on delete cascade,
  reached smallint not null default 0 check (reached between 0 and 100),   -- percent that was said, without a lesson
  completed_at timestamptz,                        -- it stays complete, whatever is added
  left_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (talent_id, item_id)
);
create index enrolments_item on enrolments (item_id);

create table lessons_done (
  talent_id uuid not null references talents on delete cascade,
  lesson_id uuid not null references knowledge_lessons on delete cascade,
  created_at timestamptz not null default now(),
  primary key (talent_id, lesson_id)
);
create index lessons_done_lesson on lessons_done (lesson_id);

create table articles_read (
  talent_id uuid not null references talents on delete cascade,
  item_id uuid not null references knowledge_items on delete cascade,
  created_at timestamptz not null default now(),
  primary key (talent_id, item_id)
);
create index articles_read_item on articles_read (item_id);

-- Articles that a talent keeps to come back to.
create table bookmarks (
  talent_id uuid not null references talents on delete cascade,
  item_id uuid not null references knowledge_items on delete cascade,
  created_at timestamptz not null default now(),
  primary key (talent_id, item_id)
);
create index bookmarks_item on bookmarks (item_id);

-- Pictures of articles and lessons. Who wrote them may go: what shows them stays.
create table knowledge_pictures (
  file_id uuid primary key references files,
  author_id uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index knowledge_pictures_author on knowledge_pictures (author_id);
create index knowledge_pictures_age on knowledge_pictures (created_at);
