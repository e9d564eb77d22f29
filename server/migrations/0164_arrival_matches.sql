-- How an application matched its job when it arrived, kept once: what changes afterwards does not alter it. `score` is null where
-- too little was known. What was not worked out on arrival (`on_arrival`), such as for all that were there before, is that of
-- the day on which it was.
create table arrival_matches (
  application_id uuid primary key,
  company_id uuid not null,
  job_id uuid not null,
  applied_at timestamptz not null,
  score smallint check (score between 0 and 100),
  formula smallint not null,
  on_arrival boolean not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);

insert into arrival_matches (application_id, company_id, job_id, applied_at, score, formula, on_arrival, created_at)
select a.id, a.company_id, a.job_id, a.applied_at, s.score, s.formula, false, now()
from application_scores s join applications a on a.id = s.application_id where a.erased_at is null;

create index arrival_matches_company on arrival_matches (company_id, applied_at) include (job_id, score, application_id)
  where score is not null;   -- means of a span, of all jobs or each
