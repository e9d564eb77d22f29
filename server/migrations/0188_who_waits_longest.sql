-- The home names whom to go on with: of those that nobody has opened, and of those whose answer is overdue, who has waited longest.
create index applications_unopened_longest on applications (company_id, applied_at, id)
  where active and viewed_at is null and status <> 'hired';
create index applications_overdue_longest on applications (company_id, reply_due_at, id)
  where active and reply_due_at is not null;
-- Who stands in a stage of tests without one.
create index applications_open_to_test on applications (company_id, job_id) where active and status = 'open_to_test';
