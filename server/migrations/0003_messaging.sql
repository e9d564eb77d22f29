-- Every mail with its state; without an SMTP server this is the outbox.
create table mails (
  id uuid primary key,
  company_id uuid,
  application_id uuid,
  kind text not null,
  locale locale not null,
  recipient email not null,
  subject text not null check (length(subject) <= 200),
  params jsonb not null default '{}',            -- what the template is rendered from, when it is sent
  transactional boolean not null,
  body text,                                     -- as sent, with tokens masked
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'bounced', 'cancelled')),
  not_before timestamptz not null default now(), -- queued: 10 s of undo, then back-off up to 48 h; sending: until when the sender has it
  attempts smallint not null default 0,
  error text,
  sent_at timestamptz,
  dedupe_key text unique,                        -- a handler that is repeated queues its mail once
  created_at timestamptz not null default now()
);
create index mails_due on mails (not_before) where state in ('queued', 'sending');                    -- the sender, and what it left half done
create index mails_application on mails (application_id, id desc) where application_id is not null;   -- beside the timeline
create index mails_failed on mails (company_id, id desc) where state in ('failed', 'bounced');        -- shown to the recruiter

-- The whole mail with working links, where no SMTP server is set: what /dev/outbox shows. Nothing writes here in production.
create table outbox_mails (
  mail_id uuid primary key references mails on delete cascade,
  html text not null,
  body text not null,
  links text[] not null default '{}',
  code text,
  created_at timestamptz not null default now()
);

-- Addresses not to write to, wholly (bounced) or for one list (unsubscribed).
create table mail_suppressions (
  address email not null,
  list text not null default 'all',
  reason text not null check (reason in ('bounced', 'complaint', 'unsubscribed')),
  created_at timestamptz not null default now(),
  primary key (address, list)
);
