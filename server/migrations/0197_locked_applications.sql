-- When an application came beyond what the plan of its company allows; null for all others, and once a plan has opened it.
alter table applications add column locked_at timestamptz;
create index applications_locked on applications (company_id, job_id, applied_at) where locked_at is not null;

-- Nobody opens what is locked: it does not wait to be opened.
drop index applications_unopened;
create index applications_unopened on applications (company_id, job_id)
  where active and viewed_at is null and status <> 'hired' and locked_at is null;
drop index applications_unopened_longest;
create index applications_unopened_longest on applications (company_id, applied_at, id)
  where active and viewed_at is null and status <> 'hired' and locked_at is null;

alter table application_events drop constraint application_events_type_check;
alter table application_events add constraint application_events_type_check check (type in (
  'applied', 'moved', 'status_changed', 'rejected', 'reopened', 'amended', 'withdrawn', 'closed', 'viewed', 'revealed',
  'unlocked', 'exported', 'tagged', 'noted', 'feedback', 'test', 'interview', 'ai_interview', 'offer', 'mail', 'message',
  'claimed', 'merged', 'promise_broken', 'undone'));
