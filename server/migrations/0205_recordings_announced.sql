-- When the team of an interview was told that its recording will be deleted: the rule of recordings deletes none of which they have not heard.
alter table room_recordings add column removal_announced_at timestamptz;
