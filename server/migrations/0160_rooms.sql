-- Whoever takes part is named with the company.
alter table interview_participants add unique (company_id, id);

-- A room: where an interview is held by video, or a conversation without an appointment.
create table rooms (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  code text not null unique check (code ~ '^[a-z]{3}-[a-z]{4}-[a-z]{3}$'),
  interview_id uuid,                             -- null: a room of somebody's own
  created_by uuid,                               -- null: made when the room of an interview was first needed
  locked boolean not null default false,         -- nobody may knock but the team
  opened_at timestamptz,                         -- somebody of the team was first inside
  started_at timestamptz,                        -- host and candidate were first inside together
  empty_since timestamptz,                       -- neither team nor candidate is inside any more
  ended_at timestamptz,
  holder uuid,                                   -- the process that holds its sockets
  held_until timestamptz,                        -- its lease; what was released, until then
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, interview_id) references interviews (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references company_members (company_id, user_id)
);
create index rooms_interview on rooms (interview_id);                                          -- what was said in an interview
create index rooms_made on rooms (company_id, created_at);                                     -- how many a company makes in a day
create index rooms_maker on rooms (created_by, company_id) where created_by is not null;       -- the member's foreign key
create index rooms_going_on on rooms (started_at) where started_at is not null and ended_at is null;   -- whether they have ended by themselves

-- Who knocked at a room, and who came in. The id is what others know the person by while they are there.
create table room_entries (
  id uuid primary key,
  company_id uuid not null,
  room_id uuid not null,
  access_type text not null check (access_type in ('host', 'candidate', 'guest')),
  role text not null check (role in ('host', 'interviewer', 'candidate', 'observer')),
  user_id uuid references users (id),            -- who has shown an account
  participant_id uuid,                           -- the candidate of the interview, who has shown link or account
  name text check (length(name) <= 120),         -- null: erased
  name_typed boolean not null,                   -- not the name of the link or account
  consent_version text not null,
  consented_at timestamptz not null,
  decision text check (decision in ('admitted', 'rejected')),   -- null: waits, or went while waiting
  decided_by uuid references users (id),         -- null: nobody had to
  decided_at timestamptz,
  joined_at timestamptz,                         -- inside, for the first time
  seated boolean not null default false,         -- holds the candidate's seat
  resume_hash bytea,                             -- of the token with which they come back into their place; null: they may not
  left_at timestamptz,
  removed_at timestamptz,                        -- by the host: they knock again
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((decision is null) = (decided_at is null)),
  foreign key (company_id, room_id) references rooms (company_id, id) on delete cascade,
  foreign key (company_id, participant_id) references interview_participants (company_id, id) on delete set null (participant_id)
);
create index room_entries_room on room_entries (room_id, id);                                  -- who was there
create unique index room_entries_seat on room_entries (room_id) where seated;                  -- one candidate at a time
create unique index room_entries_resume on room_entries (resume_hash) where resume_hash is not null;   -- who comes back
create index room_entries_user on room_entries (user_id) where user_id is not null;            -- what is stored about an account
create index room_entries_decider on room_entries (decided_by) where decided_by is not null;   -- the same, of whoever let them in
create index room_entries_participant on room_entries (participant_id) where participant_id is not null;

-- What was written in a room.
create table room_messages (
  id uuid primary key,
  company_id uuid not null,
  room_id uuid not null,
  entry_id uuid not null,
  client_id uuid not null,                       -- as its sender numbered it: sent again, it is the same message
  role text not null check (role in ('host', 'interviewer', 'candidate', 'observer')),   -- of its sender, then
  text text not null check (length(text) <= 2000),
  created_at timestamptz not null default now(),
  unique (entry_id, client_id),
  foreign key (company_id, room_id) references rooms (company_id, id) on delete cascade,
  foreign key (company_id, entry_id) references room_entries (company_id, id) on delete cascade
);
create index room_messages_room on room_messages (room_id, id);                                -- the latest, and all in their order

-- What was said in a room, as a browser heard it or its speaker wrote it: segments, of which the latest revision is kept.
create table room_captions (
  id uuid primary key,
  company_id uuid not null,
  room_id uuid not null,
  entry_id uuid not null,
  segment_id uuid not null,                      -- as its speaker numbered it
  revision integer not null check (revision >= 0),
  role text not null check (role in ('host', 'interviewer', 'candidate', 'observer')),   -- of the speaker, then
  text text not null check (length(text) <= 2000),
  final boolean not null,
  start_ms integer not null,                     -- since the speaker joined
  end_ms integer not null,
  lang text not null check (length(lang) <= 20),
  provider text not null check (provider in ('browser', 'typed')),
  confidence real,
  said_at timestamptz not null,                  -- when the segment began, by the server's clock
  created_at timestamptz not null default now(),
  unique (entry_id, segment_id),
  foreign key (company_id, room_id) references rooms (company_id, id) on delete cascade,
  foreign key (company_id, entry_id) references room_entries (company_id, id) on delete cascade
);
create index room_captions_room on room_captions (room_id, said_at desc, id desc);             -- the latest, and all in their order
