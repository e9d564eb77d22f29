-- Places in the status lists of digital credentials. A place is given once: its row stays when the certificate goes, and a place
-- that no valid certificate holds is a credential that was withdrawn.
create table credential_statuses (
  list integer not null check (list > 0),
  position integer not null check (position between 0 and 131071),
  created_at timestamptz not null default now(),
  primary key (list, position)
);

-- What a talent hands on of a graded result. What was withdrawn stays withdrawn: issued again, it is another one.
create table certificates (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Za-z0-9_-]{22}$'),   -- of its address: 128 random bits
  attempt_id uuid not null references test_attempts on delete cascade,
  talent_id uuid not null references talents on delete cascade,
  shows_name boolean not null,
  shows_score boolean not null,
  shows_place boolean not null,
  shows_company boolean not null,
  score smallint not null check (score between 0 and 100),          -- that its credential was made for
  status_list integer not null,
  status_position integer not null,
  changed_at timestamptz not null,                                  -- what it says is from then
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  unique (status_list, status_position),
  foreign key (status_list, status_position) references credential_statuses
);
create index certificates_attempt on certificates (attempt_id);
create unique index certificates_current on certificates (attempt_id) where withdrawn_at is null;
create index certificates_talent on certificates (talent_id);

-- What signs credentials: the newest one that is not retired. Public keys stay, so that what was signed can be checked.
create table signing_keys (
  id uuid primary key,
  thumbprint text not null unique,                                  -- RFC 7638
  public_key jsonb not null,                                        -- JWK
  private_key bytea,                                                -- sealed under TOKEN_SECRET; gone once it is retired
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  check ((private_key is null) = (retired_at is not null))
);
create unique index signing_keys_current on signing_keys ((true)) where retired_at is null;
