-- What people write to whoever runs the platform. Each is mailed, too; it stays here for where that mail could not go.
create table contact_messages (
  id uuid primary key,
  name person_name not null,
  email email not null,                          -- typed: nobody has proved that it is theirs
  message text not null check (length(message) between 1 and 4000),
  topic text not null check (topic in ('help', 'plans', 'press', 'other')),
  locale locale not null,                        -- in which it was written
  created_at timestamptz not null default now()
);
create index contact_messages_email on contact_messages (email, created_at);
create index contact_messages_age on contact_messages (created_at);

-- Addresses with which the newsletter was asked for. It goes to those that were confirmed, and have not left since.
create table newsletter_subscribers (
  id uuid primary key,
  email email not null unique,
  locale locale not null,
  asked_at timestamptz not null,                 -- for the last time: what nobody confirms after that is forgotten
  confirmed_at timestamptz,                      -- by the link of a mail
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now()
);
create index newsletter_subscribers_forgotten on newsletter_subscribers (asked_at)
  where confirmed_at is null or unsubscribed_at is not null;

alter table mail_counts drop constraint mail_counts_counted_check;
alter table mail_counts add constraint mail_counts_counted_check check (counted in (
  'company', 'recipient', 'member',
  'contact_network', 'contact_address', 'contact_mails', 'newsletter_network', 'newsletter_address')) not valid;
alter table mail_counts validate constraint mail_counts_counted_check;

alter table tokens drop constraint tokens_kind_check;
alter table tokens add constraint tokens_kind_check check (kind in (
  'verification', 'reset', 'completion', 'email_change', 'email_objection', 'invitation', 'board', 'offer', 'interview', 'test',
  'application_status', 'proof', 'unsubscribe', 'api', 'privacy_request', 'mail_report', 'newsletter')) not valid;
alter table tokens validate constraint tokens_kind_check;
