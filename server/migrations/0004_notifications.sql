-- An entry of a person's bell. Title and message are worded from the params in the reader's language.
create table notifications (
  id uuid primary key,
  user_id uuid not null,
  company_id uuid,
  type text not null check (type in ('NEW_JOB', 'PROFILE_VIEW', 'TEST_RESULT', 'INTERVIEW_SCHEDULED', 'APPLICATION_UPDATE', 'JOB_OFFER',
                                     'HIRED', 'MENTION', 'REVIEW_REQUEST', 'MESSAGE')),
  params jsonb not null default '{}',
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_list on notifications (user_id, id desc);                  -- panel, and what a lost socket missed, by cursor
create index notifications_unread on notifications (user_id) where read_at is null;   -- badge (the count stops at 100), mark all as read
