-- One stored object. The table that owns it points here and knows who may read it; this one knows no policy.
create table files (
  id uuid primary key,
  company_id uuid,                               -- null: of a person or of the platform
  storage_key text not null unique,
  name text not null check (length(name) <= 255),
  mime text not null,
  bytes bigint not null default 0,
  sha256 bytea,
  upload_ref text,                               -- multipart upload in the store
  state text not null default 'uploading' check (state in ('uploading', 'stored', 'deleted')),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,                        -- a task removes the object; the row stays, so no owner has to be searched
  unique (company_id, id)
);
create index files_unfinished on files (created_at) where state <> 'stored';   -- abandoned uploads, objects to remove

-- The text extracted from a résumé or an attachment, or the reason why there is none.
create table file_texts (
  file_id uuid primary key references files on delete cascade,
  state text not null check (state in ('extracted', 'empty', 'unreadable', 'unsupported')),
  body text not null default '' check (length(body) <= 200000),
  language text,
  created_at timestamptz not null default now(),
  check (state = 'extracted' or body = '')
);
