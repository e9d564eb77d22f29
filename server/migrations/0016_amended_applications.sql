-- A candidate may amend an application that nobody has moved yet: the history says so.
alter table application_events drop constraint application_events_type_check;
alter table application_events add constraint application_events_type_check check (type in (
  'applied', 'moved', 'status_changed', 'rejected', 'reopened', 'amended', 'withdrawn', 'closed', 'viewed', 'revealed',
  'exported', 'tagged', 'noted', 'test', 'interview', 'ai_interview', 'offer', 'mail', 'message', 'claimed', 'merged',
  'promise_broken', 'undone'));
