-- Requests that people answer (queue) stand beside those that a task does at once (the copy and the erasure of an account).
alter table privacy_requests
  add column handling text not null default 'task' check (handling in ('task', 'queue')),
  add column locale locale not null default 'pt-BR',   -- of whoever asked, for the mails
  add column confirmed_at timestamptz,                 -- queue: the address is proven, and the time runs
  add column extension_reason free_text,
  add column copy_asked_at timestamptz,                -- a copy is being made since then
  add column failed_at timestamptz,                    -- the last try to make it failed
  add column missing_files smallint not null default 0,   -- which the copy lacks, since the storage had lost them
  add column reminded_at timestamptz,                  -- the owners were told that it is due soon
  add column overdue_told_at timestamptz;              -- and that it is late
alter table privacy_requests alter column handling drop default;
alter table privacy_requests alter column locale drop default;
alter table privacy_requests drop constraint privacy_requests_state_check;
-- withdrawn: whoever asked was erased before there was an answer.
alter table privacy_requests add constraint privacy_requests_state_check
  check (state in ('received', 'confirmed', 'working', 'answered', 'refused', 'withdrawn'));
update privacy_requests set copy_asked_at = created_at where kind = 'export';

drop index privacy_requests_queue;
create index privacy_requests_queue on privacy_requests (company_id, due_at)
  where handling = 'queue' and state in ('confirmed', 'working');                                        -- what waits, by deadline
create index privacy_requests_company on privacy_requests (company_id, id desc) where handling = 'queue';   -- all of a company
create index privacy_requests_address on privacy_requests (address) where address is not null;           -- one's own, asked without an account
drop index privacy_requests_exporting;
create unique index privacy_requests_exporting on privacy_requests (user_id)
  where handling = 'task' and kind = 'export' and state in ('received', 'working');

-- Two tabs do not overwrite each other.
alter table retention_rules add column version integer not null default 1;

alter table tokens drop constraint tokens_kind_check;
alter table tokens add constraint tokens_kind_check check (kind in (
  'verification', 'reset', 'completion', 'email_change', 'invitation', 'board', 'offer', 'interview', 'test',
  'application_status', 'proof', 'unsubscribe', 'api', 'privacy_request'));
