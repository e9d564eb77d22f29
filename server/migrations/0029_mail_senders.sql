-- Mails that speak for a company: how many may go out, who stopped them, what their readers report.
alter table companies
  add column mails_suspended_at timestamptz,     -- by an operator: until then its mails wait
  add column mails_suspended_for text check (length(mails_suspended_for) between 2 and 500);
alter table companies add constraint companies_suspension_has_reason
  check ((mails_suspended_at is null) = (mails_suspended_for is null)) not valid;
alter table companies validate constraint companies_suspension_has_reason;

alter table mails
  add column counted_on date,                    -- the day whose limits it was counted for; tries after that are free
  add column held_for text check (held_for in ('suspended', 'company_limit', 'recipient_limit'));
create index mails_held on mails (company_id, id) where held_for is not null;

-- Mails of a day in Brazil, by company and by address; the rows are the locks of parallel senders.
create table mail_counts (
  day date not null,
  counted text not null check (counted in ('company', 'recipient', 'member')),
  subject text not null,                         -- id of the company; SHA-256 of the address
  sent integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (day, counted, subject)
);

-- What the reader of a mail says of it, by the link in the mail itself.
create table mail_reports (
  id uuid primary key,
  company_id uuid not null references companies,
  mail_id uuid not null unique,                  -- no reference: the mail may be erased before the report is read
  mail_kind text not null,
  reason text not null check (reason in ('phishing', 'unknown', 'abusive', 'other')),
  note text check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  closed_at timestamptz                          -- an operator has dealt with it
);
create index mail_reports_company on mail_reports (company_id, id);

alter table tokens drop constraint tokens_kind_check;
alter table tokens add constraint tokens_kind_check check (kind in (
  'verification', 'reset', 'completion', 'email_change', 'invitation', 'board', 'offer', 'interview', 'test',
  'application_status', 'proof', 'unsubscribe', 'api', 'privacy_request', 'mail_report')) not valid;
alter table tokens validate constraint tokens_kind_check;
