-- The recruiter's list opens with the jobs that run, the newest first, then drafts, then closed ones.
create index jobs_by_state on jobs (company_id,
  (case when status in ('ACTIVE', 'OPEN', 'ON_HOLD') then 0 when status = 'DRAFT' then 1 else 2 end), created_at desc, id desc)
  where deleted_at is null;
