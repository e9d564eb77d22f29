-- When the team was told who applied to a job under blind review; why stands in the history. Null: never, or there was no need.
alter table applications add column revealed_at timestamptz;
