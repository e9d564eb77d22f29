-- Since when somebody of the company has opened an application: the home counts those that nobody has.
alter table applications add column viewed_at timestamptz;
update applications a set viewed_at = e.at
  from (select application_id, min(created_at) as at from application_events where type = 'viewed' group by 1) e
  where e.application_id = a.id;
create index applications_unopened on applications (company_id, job_id) where active and viewed_at is null and status <> 'hired';
