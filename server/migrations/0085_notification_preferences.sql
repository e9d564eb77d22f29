-- What somebody chose to be told about, and by which ways. A topic without a row is as the product proposes it.
create table notification_preferences (
  user_id uuid not null,
  topic text not null check (topic in ('application_updates', 'offers', 'job_matches', 'profile_views', 'new_applications', 'offer_answers',
                                       'shared_jobs', 'messages', 'tests', 'interviews', 'mentions', 'reviews', 'privacy', 'account')),
  in_app boolean not null,
  email boolean not null,
  browser boolean not null,
  created_at timestamptz not null default now(),
  primary key (user_id, topic)
);

-- When mails that can wait are sent: without a row each by itself.
create table notification_digests (
  user_id uuid primary key,
  frequency text not null check (frequency in ('daily', 'weekly')),
  told_until timestamptz not null,               -- what came later is in the next digest
  created_at timestamptz not null default now()
);
create index notification_digests_due on notification_digests (frequency, user_id);

-- False: not in the bell, only kept for the digest.
alter table notifications add column in_app boolean not null default true;
-- Those of one kind, and the unread ones, are read page by page, too.
create index notifications_of_type on notifications (user_id, type, id desc);
drop index notifications_unread;
create index notifications_unread on notifications (user_id, id desc) where read_at is null;
