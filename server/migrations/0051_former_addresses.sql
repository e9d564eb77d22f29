-- Addresses that an account has left. What was sent there names its owner, and goes with the account. One that was only typed
-- while registering may be a stranger's: of it, only the mails of that registration are meant.
alter table registrations add column former_email email;
create table former_addresses (
  id uuid primary key,
  user_id uuid not null references users,
  address email not null,
  registration_id uuid,                          -- typed, and never proved
  used_since timestamptz not null,
  left_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index former_addresses_user on former_addresses (user_id);

create index mails_company on mails (company_id) where company_id is not null;   -- those that name a member who is erased
