-- What the team of a company and the candidate of an application have written to each other: made with the first message.
create table conversations (
  application_id uuid primary key,
  company_id uuid not null,
  last_message_id uuid not null,                        -- the newest; lists are in its order
  unread_by_team integer not null default 0 check (unread_by_team >= 0),
  unread_by_candidate integer not null default 0 check (unread_by_candidate >= 0),
  team_mail_at timestamptz,                             -- when a mail about what is unread is due; null: none is
  candidate_mail_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);
create index conversations_company on conversations (company_id, last_message_id desc);                              -- the inbox
create index conversations_unread on conversations (company_id, last_message_id desc) where unread_by_team > 0;      -- what waits there

create table messages (
  id uuid primary key,
  company_id uuid not null,
  application_id uuid not null,
  from_side text not null check (from_side in ('team', 'candidate')),
  author_id uuid,                                       -- of the team; null: the candidate
  body text not null check (length(body) between 1 and 4000),
  read_at timestamptz,                                  -- when the other side first saw it
  mailed_at timestamptz,                                -- when the other side was told of it by mail
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((from_side = 'team') = (author_id is not null)),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, author_id) references company_members (company_id, user_id)
);
create index messages_application on messages (application_id, id desc);                                             -- a conversation, the newest first
create index messages_unread on messages (application_id, from_side) where read_at is null;
create index messages_author on messages (author_id) where author_id is not null;                                    -- what a member wrote

create table message_files (
  company_id uuid not null,
  message_id uuid not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (message_id, file_id),
  foreign key (company_id, message_id) references messages (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id)
);

-- A message that a company saves to be sent again, with places such as {{candidateName}}.
create table message_templates (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null references companies,
  name text not null check (length(name) between 1 and 80),
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
create index message_templates_company on message_templates (company_id, name);
