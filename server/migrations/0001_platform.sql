-- The ground every module stands on: extensions, words used by several tables, and what belongs to no module.
-- Enumerations are domains over text: a value is added by a check that is first `not valid` and then validated.

create extension if not exists citext;
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create domain email            as citext   check (length(value) <= 254 and value like '%_@_%');
create domain person_name      as text     check (length(value) between 2 and 120);
create domain free_text        as text     check (length(value) between 2 and 2000);
create domain long_text        as text     check (length(value) <= 50000);
create domain url              as text     check (value ~ '^https?://' and length(value) <= 2048);
create domain phone            as text     check (length(value) between 8 and 32);
create domain cents            as bigint   check (value >= 0);  -- centavos, always beside a currency
create domain currency         as text     check (value ~ '^[A-Z]{3}$');
create domain country          as text     check (value ~ '^[A-Z]{2}$');
create domain locale           as text     check (value in ('pt-BR', 'en-US'));
create domain skill_level      as text     check (value in ('BEGINNING', 'INTERMEDIATE', 'ADVANCED'));
create domain location_model   as text     check (value in ('remote', 'hybrid', 'onsite'));
create domain seniority        as text     check (value in ('trainee', 'junior', 'mid', 'senior', 'specialist', 'lead', 'principal',
                                                            'manager', 'director'));
create domain contract_type    as text     check (value in ('fulltime', 'parttime', 'contract', 'temporary', 'internship', 'volunteer',
                                                            'other', 'CLT', 'PJ', 'freelance'));
create domain test_category    as text     check (value in ('frontend', 'backend', 'database', 'fundamentals', 'devops', 'mobile'));
create domain member_role      as text     check (value in ('owner', 'recruiter', 'hiring_manager', 'interviewer', 'expert'));
create domain actor_kind       as text     check (value in ('user', 'board', 'offer', 'interview', 'test', 'application', 'guest', 'api',
                                                            'system'));
create domain stage_type       as text     check (value in ('new', 'review', 'custom', 'test', 'interview', 'interview_ia', 'offer', 'hired'));
create domain candidate_status as text     check (value in (
  'new', 'review', 'open_to_test', 'open_to_interview',
  'interview_scheduled', 'doing_interview', 'interview_done', 'interview_declined', 'interview_cancelled',
  'ai_interview_scheduled', 'ai_interview_in_progress', 'ai_interview_completed', 'ai_interview_failed', 'ai_interview_cancelled',
  'test_sent', 'test_done', 'test_declined', 'offer_sent', 'offer_approved', 'offer_declined', 'offer_expired',
  'hired', 'rejected', 'put_on_hold', 'not_a_fit', 'not_qualified', 'over_qualified'));

-- Lower case without accents. unaccent() is only stable, because its rules are a file; the wrapper promises that they stay
-- (after a change of that file: reindex).
create function plain(value text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent', value));

-- What goes to to_tsvector and to queries alike: plain(), and the plurals that the stemmer misses (ações → acao, níveis → nivel).
create function prose(value text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(plain(value), '[oa]es\M', 'ao', 'g'), '([aeou])is\M', '\1l', 'g'), '([aei])ns\M', '\1m', 'g');

-- The company that owns what the platform itself offers, so that company_id never has to be null.
create function house() returns uuid language sql immutable parallel safe
  return '00000000-0000-7000-8000-000000000001'::uuid;

-- Every secret token, by its SHA-256, minted when it is sent; the token itself is stored nowhere.
create table tokens (
  id uuid primary key,
  hash bytea not null unique check (length(hash) = 32),
  kind text not null check (kind in ('verification', 'reset', 'completion', 'email_change', 'invitation', 'board', 'offer', 'interview',
                                     'test', 'application_status', 'proof', 'unsubscribe', 'api')),
  subject_id uuid not null,                      -- user, job (board), offer, application …
  company_id uuid,
  permissions text[] not null default '{}',
  label text,                                    -- the name its actions are logged under
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now()
);
create index tokens_subject on tokens (subject_id, kind);   -- the links of a job; revoke all of a subject
create index tokens_expiry on tokens (expires_at);          -- purge

-- The answer given to a POST, for its repetition within 24 hours.
create table idempotency_keys (
  actor text not null,
  key text not null check (length(key) <= 128),
  request_hash bytea not null,
  status smallint,                               -- null, like the response, while the first request runs
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);   -- purge

-- Who did what outside a candidacy (sign-in, roles, exports, operators); append-only.
create table audit_entries (
  id uuid primary key,
  company_id uuid,
  actor_kind actor_kind not null,
  actor_id uuid,
  action text not null,
  subject_id uuid,
  address inet,
  request_id text,
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entries_company on audit_entries (company_id, id desc);   -- a company's log, by cursor
create index audit_entries_subject on audit_entries (subject_id, id desc);   -- what happened to this row
