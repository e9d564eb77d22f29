-- Who waits in a stage of interviews for a time, whoever has waited longest first.
create index applications_unscheduled on applications (company_id, stage_since, id) include (job_id, stage_id)
  where active and status = 'open_to_interview';
