-- When the person behind a session last proved who they are: signing in, password, second factor.
alter table sessions add column confirmed_at timestamptz;
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (end_reason in (
  'logout', 'logout_all', 'revoked', 'expired', 'reuse', 'password', 'takeover', 'erased'));

-- What proves a person besides the password: the seed of an authenticator app, passkeys, recovery codes.
create table second_factors (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('totp', 'passkey', 'recovery')),
  label text check (length(label) between 1 and 60),   -- passkey: the name its owner gave it
  secret bytea,                                  -- totp: the seed, encrypted; recovery: hash of the code
  last_step bigint,                              -- totp: the period whose code was used last; none up to it works again
  credential_id text unique,                     -- passkey: base64url
  public_key bytea,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  confirmed_at timestamptz,                      -- null: an app that has not shown a code yet
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and label is not null)),
  check ((kind = 'passkey') = (secret is null))
);
create index second_factors_user on second_factors (user_id);                        -- asked at sign-in
create unique index second_factors_totp on second_factors (user_id) where kind = 'totp';

-- What waits for the proof by a second factor or a passkey. Used once, from the browser that asked for it.
create table identity_challenges (
  id uuid primary key,
  hash bytea not null unique,
  purpose text not null check (purpose in ('second_factor', 'passkey_sign_in', 'passkey_registration', 'confirmation')),
  user_id uuid references users,                 -- null: a passkey will say who it is
  browser_hash bytea not null,
  webauthn text,                                 -- what the authenticator has to sign, base64url
  accepted jsonb not null default '{}',          -- the documents accepted with the password
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((purpose = 'passkey_sign_in') = (user_id is null))
);
create index identity_challenges_user on identity_challenges (user_id);             -- taken back together
create index identity_challenges_expiry on identity_challenges (expires_at);        -- housekeeping
