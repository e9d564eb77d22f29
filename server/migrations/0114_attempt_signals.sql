-- Something that was noticed while a test was taken: a signal, never a verdict. Whoever took it sees the same as the company.
create table attempt_signals (
  id uuid primary key,
  company_id uuid not null,
  attempt_id uuid not null,
  kind text not null check (kind in ('page_left', 'paste')),
  amount integer not null check (amount >= 0),           -- seconds away, or characters pasted
  happened_at timestamptz not null,                      -- as the window says
  created_at timestamptz not null default now(),
  foreign key (company_id, attempt_id) references test_attempts (company_id, id) on delete cascade
);
create index attempt_signals_attempt on attempt_signals (attempt_id, id);   -- shown beside the result
