-- What people were called before. The mails that their companies sent to others go on saying it until the account is erased,
-- and with it every name.
create table former_names (
  id uuid primary key,
  user_id uuid not null references users,
  name person_name not null,
  left_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index former_names_user on former_names (user_id);
