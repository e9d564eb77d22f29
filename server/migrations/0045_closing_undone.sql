-- Closing a job is undone for some seconds: what it was before.
alter table jobs add column closed_from text check (closed_from in ('ON_HOLD', 'ACTIVE'));
