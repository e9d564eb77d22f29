-- When an application came beyond what the plan of its company allows; null for all others, and once a plan has opened it.
alter table applications add column locked_at timestamptz;
create index applications_locked on applications (company_id, job_id, applied_at) where locked_at is not null;

alter table application_events drop constraint application_events_type_check;
alter table application_events add constraint application_events_type_check check (type in (
  'applied', 'moved', 'status_changed', 'rejected', 'reopened', 'amended', 'withdrawn', 'closed', 'viewed', 'revealed',
  'unlocked', 'exported', 'tagged', 'noted', 'feedback', 'test', 'interview', 'ai_interview', 'offer', 'mail', 'message',
  'claimed', 'merged', 'promise_broken', 'undone'));
