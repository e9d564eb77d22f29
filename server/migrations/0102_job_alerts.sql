-- A search of a talent whose new jobs are mailed.
create table job_alerts (
  id uuid primary key,
  talent_id uuid not null references talents on delete cascade,
  filters jsonb not null,                        -- as the contract's alertFilters
  frequency text not null check (frequency in ('daily', 'weekly')),
  seen_until timestamptz not null,               -- jobs published later are in the next mail
  next_run_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- My alerts, and each search once.
create unique index job_alerts_talent on job_alerts (talent_id, filters);
create index job_alerts_due on job_alerts (next_run_at, id);
