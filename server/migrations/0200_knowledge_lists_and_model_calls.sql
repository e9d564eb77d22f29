-- A tab by title, which read and sorted all of its kind for each page.
create index knowledge_items_titled on knowledge_items (kind, plain(title), id) where status = 'published';
-- How many there are, also by category and level: read from the index alone.
create index knowledge_items_counted on knowledge_items (kind, category, level, id) where status = 'published';
create index knowledge_items_skills on knowledge_items using gin (skills);   -- what teaches a skill
-- What a filter leaves out is left out by the index.
drop index knowledge_items_recent;
create index knowledge_items_recent on knowledge_items (kind, published_at desc, id desc) include (category, level)
  where status = 'published';   -- a tab

-- How often a company has asked the model on its last day with it: of each company one row.
create table model_calls (
  company_id uuid primary key references companies on delete cascade,
  day date not null,                               -- of the company's time zone
  calls integer not null check (calls > 0),
  created_at timestamptz not null default now()
);
