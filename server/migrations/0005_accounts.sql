-- A person who signs in.
create table users (
  id uuid primary key,
  version integer not null default 1,
  role text not null check (role in ('RECRUITER', 'EXPERT', 'POTENTIAL')),
  locale locale not null default 'pt-BR',
  email email unique,
  name person_name,
  photo_file_id uuid references files,
  password_hash text,                            -- Argon2id
  email_verified_at timestamptz,
  email_changed_at timestamptz,                  -- changed: once only
  disabled_at timestamptz,
  erased_at timestamptz,                         -- a tombstone, so that events and notes keep their author's id
  created_at timestamptz not null default now(),
  check (erased_at is not null or (email is not null and name is not null))
);

-- The pending proof of an address: code, tries, limits of resending (the link is a token).
create table email_verifications (
  user_id uuid primary key references users,
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  sent_today smallint not null default 1,
  browser_hash bytea,                            -- the one browser that may ask whether the address is verified
  created_at timestamptz not null default now()
);

-- A signed-in device, that is a family of refresh tokens.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  device text,
  address inet,
  last_used_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'logout_all', 'expired', 'reuse', 'password', 'takeover', 'erased')),
  created_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id, last_used_at desc) where ended_at is null;   -- the list in the profile

-- Each refresh token given; a rotated one that comes back ends its session.
create table refresh_tokens (
  id uuid primary key,
  session_id uuid not null references sessions on delete cascade,
  hash bytea not null unique,
  rotated_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index refresh_tokens_session on refresh_tokens (session_id);   -- end a family

-- Devices that have signed in before; their failures count apart.
create table known_devices (
  user_id uuid not null references users,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

-- Failed sign-ins of the last 15 minutes, of accounts that exist and of those that do not.
create table login_failures (
  id uuid primary key,
  email_hash bytea not null,
  device_hash bytea,
  address inet not null,
  created_at timestamptz not null default now()
);
create index login_failures_email on login_failures (email_hash, created_at);     -- lock
create index login_failures_address on login_failures (address, created_at);      -- too many requests

-- What a user accepted, in which version; a row is only ever withdrawn.
create table consents (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('terms', 'privacy', 'adult', 'marketing')),
  text_version text not null,
  locale locale not null,
  address inet,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index consents_user on consents (user_id, kind, created_at desc);   -- the version in force
