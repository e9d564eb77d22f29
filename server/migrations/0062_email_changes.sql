-- Another address for an account. The new one proves itself by a link; whoever reads the former one may object for a week after
-- that, and until then it is kept for them: no account can begin with it.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users,
  session_id uuid,                               -- in which it was asked: it stays open; no reference, for it may be purged
  former_email email not null,
  new_email email not null,
  google_subject text check (length(google_subject) between 1 and 255), -- what opened the account when it was asked
  sent_at timestamptz not null,                  -- the last link to the new address
  sent_times smallint not null default 1,
  confirmed_at timestamptz,
  ended_at timestamptz,                          -- cancelled, or another one was asked, before it was confirmed
  undone_at timestamptz,                         -- the former address objected
  created_at timestamptz not null default now(),
  check (former_email <> new_email),
  check (confirmed_at is null or ended_at is null)
);
create unique index email_changes_waiting on email_changes (user_id) where confirmed_at is null and ended_at is null;
create index email_changes_user on email_changes (user_id, created_at);
create index email_changes_former on email_changes (former_email) where confirmed_at is not null and undone_at is null;

alter table tokens drop constraint tokens_kind_check;
alter table tokens add constraint tokens_kind_check check (kind in (
  'verification', 'reset', 'completion', 'email_change', 'email_objection', 'invitation', 'board', 'offer', 'interview', 'test',
  'application_status', 'proof', 'unsubscribe', 'api', 'privacy_request', 'mail_report')) not valid;
alter table tokens validate constraint tokens_kind_check;

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (end_reason in (
  'logout', 'logout_all', 'revoked', 'expired', 'reuse', 'password', 'email', 'takeover', 'erased', 'disabled')) not valid;
alter table sessions validate constraint sessions_end_reason_check;
