-- What browsers record of a room: tracks in segments, each of which arrives in parts and becomes one file.
create table recording_segments (
  id uuid primary key,
  company_id uuid not null,
  unique (company_id, id),
  recording_id uuid not null,
  kind text not null check (kind in ('composite', 'audio')),
  -- Who speaks; null for the composite.
  entry_id uuid,
  mime text not null,
  file_id uuid not null,
  state text not null default 'uploading' check (state in ('uploading', 'joining', 'completed', 'aborted')),
  -- Where in the recording it begins, in milliseconds, and how long it is, by what has arrived.
  offset_ms integer not null check (offset_ms >= 0),
  duration_ms integer check (duration_ms >= 0),
  -- Parts 1 to this have arrived.
  parts integer not null default 0,
  bytes bigint not null default 0,
  -- Everything before the first cluster, and where the reading of clusters stands; null where the format has none.
  head bytea,
  reading jsonb,
  -- Of a segment that goes on with another one: what that had of an element whose rest comes here.
  prefix bytea not null default '',
  -- When the last part came; while one comes, until when it may take.
  heard_at timestamptz not null,
  -- Its browser fell silent: what it had kept may still come, as another segment.
  cut_off boolean not null default false,
  created_at timestamptz not null default now(),
  check ((kind = 'composite') = (entry_id is null)),
  foreign key (company_id, recording_id) references room_recordings (company_id, id) on delete cascade,
  foreign key (company_id, entry_id) references room_entries (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id)
);
create index recording_segments_recording on recording_segments (recording_id, offset_ms, id);
create index recording_segments_entry on recording_segments (entry_id);
create index recording_segments_file on recording_segments (file_id);
-- Of which nothing more has come for a while.
create index recording_segments_silent on recording_segments (state, heard_at) where state in ('uploading', 'joining');

-- The clusters that begin in a part: bytes in what was recorded (prefix included), and times in ticks of the recording.
create table recording_parts (
  segment_id uuid not null,
  company_id uuid not null,
  number integer not null check (number >= 1),
  etag text not null,
  clusters jsonb not null,
  -- First bytes of clusters with which playing may begin.
  keys jsonb not null,
  created_at timestamptz not null default now(),
  primary key (segment_id, number),
  foreign key (company_id, segment_id) references recording_segments (company_id, id) on delete cascade
);

-- Recordings have more parts than video answers, and two that arrive with one number at the same time each lie by themselves.
alter table file_parts drop constraint file_parts_number_check;
alter table file_parts add constraint file_parts_number_check check (number between 1 and 20000);
-- Null: under the name of its file and its number.
alter table file_parts add column storage_key text;
