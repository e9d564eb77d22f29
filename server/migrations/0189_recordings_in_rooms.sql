-- A room is recorded once everybody inside has agreed. What is recorded of it is kept by another module; here is that it was, by
-- whom, and who agreed to which words.
create table room_recordings (
  id uuid primary key,
  company_id uuid not null,
  room_id uuid not null,
  unique (company_id, id),
  -- Who asked, in whose browser it is made.
  entry_id uuid not null,
  picture boolean not null,
  -- 'refused': somebody did not agree, or who asked thought better of it.
  state text not null check (state in ('asking', 'recording', 'ended', 'refused')),
  started_at timestamptz,
  -- Since when the browser that makes it is away.
  lost_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('stopped', 'declined', 'withdrawn', 'lost')),
  -- Somebody took their consent back: nothing of it is kept.
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state in ('recording', 'ended')) = (started_at is not null)),
  check ((state in ('ended', 'refused')) = (ended_at is not null)),
  foreign key (company_id, room_id) references rooms (company_id, id) on delete cascade,
  foreign key (company_id, entry_id) references room_entries (company_id, id) on delete cascade
);
-- Of two who press at once one asks.
create unique index room_recordings_going_on on room_recordings (room_id) where state in ('asking', 'recording');
create index room_recordings_room on room_recordings (room_id, started_at);
create index room_recordings_entry on room_recordings (entry_id);

create table room_recording_consents (
  id uuid primary key,
  company_id uuid not null,
  recording_id uuid not null,
  entry_id uuid not null,
  accepted boolean not null,
  -- Of the words that were shown.
  version text not null,
  decided_at timestamptz not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  unique (recording_id, entry_id),
  foreign key (company_id, recording_id) references room_recordings (company_id, id) on delete cascade,
  foreign key (company_id, entry_id) references room_entries (company_id, id) on delete cascade
);
create index room_recording_consents_entry on room_recording_consents (entry_id);

-- What was said while it was recorded is the transcript of the recording, and goes with it.
alter table room_captions add column recording_id uuid;
alter table room_captions add foreign key (company_id, recording_id) references room_recordings (company_id, id) on delete set null (recording_id);
create index room_captions_recording on room_captions (recording_id, said_at) where recording_id is not null;
