-- The schema as the migrations leave it, for reading. Made by scripts/schema.ts; do not edit: change it by a new file in migrations/.
-- Comments and reasons stand in the migrations.

create extension citext;
create extension pg_trgm;
create extension unaccent;

-- ── words ───────────────────────────────────────────────────────────────────────────────────────────────

create domain email as citext CHECK (length(VALUE::text) <= 254 AND VALUE ~~ '%_@_%'::citext);
create domain person_name as text CHECK (length(VALUE) >= 2 AND length(VALUE) <= 120);
create domain free_text as text CHECK (length(VALUE) >= 2 AND length(VALUE) <= 2000);
create domain long_text as text CHECK (length(VALUE) <= 50000);
create domain url as text CHECK (VALUE ~ '^https?://'::text AND length(VALUE) <= 2048);
create domain phone as text CHECK (length(VALUE) >= 8 AND length(VALUE) <= 32);
create domain cents as bigint CHECK (VALUE >= 0);
create domain currency as text CHECK (VALUE ~ '^[A-Z]{3}$'::text);
create domain country as text CHECK (VALUE ~ '^[A-Z]{2}$'::text);
create domain locale as text CHECK (VALUE = ANY (ARRAY['pt-BR'::text, 'en-US'::text]));
create domain skill_level as text CHECK (VALUE = ANY (ARRAY['BEGINNING'::text, 'INTERMEDIATE'::text, 'ADVANCED'::text]));
create domain location_model as text CHECK (VALUE = ANY (ARRAY['remote'::text, 'hybrid'::text, 'onsite'::text]));
create domain seniority as text CHECK (VALUE = ANY (ARRAY['trainee'::text, 'junior'::text, 'mid'::text, 'senior'::text, 'specialist'::text, 'lead'::text, 'principal'::text, 'manager'::text, 'director'::text]));
create domain contract_type as text CHECK (VALUE = ANY (ARRAY['fulltime'::text, 'parttime'::text, 'contract'::text, 'temporary'::text, 'internship'::text, 'volunteer'::text, 'other'::text, 'CLT'::text, 'PJ'::text, 'freelance'::text]));
create domain test_category as text CHECK (VALUE = ANY (ARRAY['frontend'::text, 'backend'::text, 'database'::text, 'fundamentals'::text, 'devops'::text, 'mobile'::text]));
create domain member_role as text CHECK (VALUE = ANY (ARRAY['owner'::text, 'recruiter'::text, 'hiring_manager'::text, 'interviewer'::text, 'expert'::text]));
create domain actor_kind as text CHECK (VALUE = ANY (ARRAY['user'::text, 'board'::text, 'offer'::text, 'interview'::text, 'test'::text, 'application'::text, 'guest'::text, 'api'::text, 'system'::text]));
create domain stage_type as text CHECK (VALUE = ANY (ARRAY['new'::text, 'review'::text, 'custom'::text, 'test'::text, 'interview'::text, 'interview_ia'::text, 'offer'::text, 'hired'::text]));
create domain candidate_status as text CHECK (VALUE = ANY (ARRAY['new'::text, 'review'::text, 'open_to_test'::text, 'open_to_interview'::text, 'interview_scheduled'::text, 'doing_interview'::text, 'interview_done'::text, 'interview_declined'::text, 'interview_cancelled'::text, 'ai_interview_scheduled'::text, 'ai_interview_in_progress'::text, 'ai_interview_completed'::text, 'ai_interview_failed'::text, 'ai_interview_cancelled'::text, 'test_sent'::text, 'test_done'::text, 'test_declined'::text, 'offer_sent'::text, 'offer_approved'::text, 'offer_declined'::text, 'offer_expired'::text, 'hired'::text, 'rejected'::text, 'put_on_hold'::text, 'not_a_fit'::text, 'not_qualified'::text, 'over_qualified'::text]));
create domain skill_category as text CHECK (VALUE = ANY (ARRAY['frontend'::text, 'backend'::text, 'mobile'::text, 'database'::text, 'fundamentals'::text, 'devops'::text, 'data'::text, 'security'::text, 'quality'::text, 'design'::text, 'management'::text]));

-- ── functions ───────────────────────────────────────────────────────────────────────────────────────────

CREATE OR REPLACE FUNCTION public.plain(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, CASE WHEN (value ~ '[` ­´ʼ-￿]'::text) THEN translate(value, ((('               　⠀'::text || '֊־᐀᠆‐‑‒–—―⸗⸚⸺⸻⹀⹝〜〰゠︱︲﹘﹣－−⁃˗⁻₋'::text) || '‘’‛ʼ´`′'::text) || '­͏؜ᅟᅠ឴឵᠋᠌᠍᠎᠏​‌‍‎‏‪‫‬‭‮⁠⁡⁢⁣⁤⁥⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯ㅤ︀︁︂︃︄︅︆︇︈︉︊︋︌︍︎️﻿ﾠ￰￱￲￳￴￵￶￷￸￹￺￻'::text), ('                 -----------------------------'::text || repeat(''''::text, 7))) ELSE value END));

CREATE OR REPLACE FUNCTION public.prose(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(regexp_replace(plain(value), '[oa]es\M'::text, 'ao'::text, 'g'::text), '([aeou])is\M'::text, '\1l'::text, 'g'::text), '([aei])ns\M'::text, '\1m'::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.house()
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN '00000000-0000-7000-8000-000000000001'::uuid;

CREATE OR REPLACE FUNCTION public.note_public_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('prova_public', coalesce(new.slug, old.slug));
  if old.slug <> new.slug then
    perform pg_notify('prova_public', old.slug);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_public_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('prova_public', slug) from companies where id = coalesce(new.company_id, old.company_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_public_job_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('prova_public', c.slug) from jobs j join companies c on c.id = j.company_id
    where j.id = coalesce(new.job_id, old.job_id) and j.status <> 'DRAFT';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into candidate_totals as t (company_id, people, created_at) values (new.company_id, 1, new.last_applied_at)
      on conflict (company_id) do update set people = t.people + 1;
  else
    update candidate_totals set people = people - 1 where company_id = old.company_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_test_out()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  update applications a set test_out = now_out.is_out
  from (
    select exists (
      select from test_assignments where application_id = changed and status in ('sent', 'started')
    ) as is_out
  ) now_out
  where a.id = changed and a.test_out <> now_out.is_out;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_interview_ahead()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  update applications a set interview_ahead = now_ahead.is_ahead
  from (
    select exists (
      select from interviews where application_id = changed and status in ('scheduled', 'in_progress')
    ) or exists (
      select from ai_interviews where application_id = changed and status in ('scheduled', 'in_progress')
    ) as is_ahead
  ) now_ahead
  where a.id = changed and a.interview_ahead <> now_ahead.is_ahead;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.certificate_key(code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select translate(
    regexp_replace(lower(normalize(code, NFKC)), '[^a-z0-9]', '', 'g'),
    'zsb60oqg1iljv',
    '2588' || '9999' || '7777' || 'u'
  )
$function$;

-- ── platform ────────────────────────────────────────────────────────────────────────────────────────────

create table tokens (
  id uuid not null,
  hash bytea not null,
  kind text not null,
  subject_id uuid not null,
  company_id uuid,
  permissions text[] not null default '{}'::text[],
  label text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint tokens_pkey PRIMARY KEY (id),
  constraint tokens_hash_key UNIQUE (hash),
  constraint tokens_hash_check CHECK (length(hash) = 32),
  constraint tokens_kind_check CHECK (kind = ANY (ARRAY['verification'::text, 'reset'::text, 'completion'::text, 'email_change'::text, 'email_objection'::text, 'invitation'::text, 'board'::text, 'offer'::text, 'interview'::text, 'test'::text, 'application_status'::text, 'proof'::text, 'unsubscribe'::text, 'api'::text, 'privacy_request'::text, 'mail_report'::text, 'newsletter'::text]))
);
CREATE INDEX tokens_expiry ON public.tokens USING btree (expires_at);
CREATE INDEX tokens_subject ON public.tokens USING btree (subject_id, kind);

create table idempotency_keys (
  actor text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  response json,
  created_at timestamp with time zone not null default now(),
  cookies bytea,
  constraint idempotency_keys_pkey PRIMARY KEY (actor, key),
  constraint idempotency_keys_key_check CHECK (length(key) <= 128)
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

create table audit_entries (
  id uuid not null,
  company_id uuid,
  actor_kind actor_kind not null,
  actor_id uuid,
  action text not null,
  subject_id uuid,
  address inet,
  request_id text,
  data jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor_id, id) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_entries_company ON public.audit_entries USING btree (company_id, id DESC);
CREATE INDEX audit_entries_subject ON public.audit_entries USING btree (subject_id, id DESC);

-- ── files ───────────────────────────────────────────────────────────────────────────────────────────────

create table files (
  id uuid not null,
  company_id uuid,
  storage_key text not null,
  name text not null,
  mime text not null,
  bytes bigint not null default 0,
  sha256 bytea,
  upload_ref text,
  state text not null default 'uploading'::text,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint files_pkey PRIMARY KEY (id),
  constraint files_company_id_id_key UNIQUE (company_id, id),
  constraint files_storage_key_key UNIQUE (storage_key),
  constraint files_name_check CHECK (length(name) <= 255),
  constraint files_state_check CHECK (state = ANY (ARRAY['uploading'::text, 'stored'::text, 'deleted'::text]))
);
CREATE INDEX files_unfinished ON public.files USING btree (created_at) WHERE (state <> 'stored'::text);

create table file_texts (
  file_id uuid not null,
  state text not null,
  body text not null default ''::text,
  language text,
  created_at timestamp with time zone not null default now(),
  constraint file_texts_pkey PRIMARY KEY (file_id),
  constraint file_texts_body_check CHECK (length(body) <= 200000),
  constraint file_texts_check CHECK (state = 'extracted'::text OR body = ''::text),
  constraint file_texts_state_check CHECK (state = ANY (ARRAY['extracted'::text, 'empty'::text, 'unreadable'::text, 'unsupported'::text])),
  constraint file_texts_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE
);

-- ── messaging ───────────────────────────────────────────────────────────────────────────────────────────

create table mails (
  id uuid not null,
  company_id uuid,
  application_id uuid,
  kind text not null,
  locale locale not null,
  recipient email not null,
  subject text not null,
  params jsonb not null default '{}'::jsonb,
  transactional boolean not null,
  body text,
  state text not null default 'queued'::text,
  not_before timestamp with time zone not null default now(),
  attempts smallint not null default 0,
  error text,
  sent_at timestamp with time zone,
  dedupe_key text,
  created_at timestamp with time zone not null default now(),
  counted_on date,
  held_for text,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_dedupe_key_key UNIQUE (dedupe_key),
  constraint mails_held_for_check CHECK (held_for = ANY (ARRAY['suspended'::text, 'company_limit'::text, 'recipient_limit'::text])),
  constraint mails_state_check CHECK (state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'bounced'::text, 'cancelled'::text])),
  constraint mails_subject_check CHECK (length(subject) <= 200)
);
CREATE INDEX mails_application ON public.mails USING btree (application_id, id DESC) WHERE (application_id IS NOT NULL);
CREATE INDEX mails_company ON public.mails USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX mails_due ON public.mails USING btree (not_before) WHERE (state = ANY (ARRAY['queued'::text, 'sending'::text]));
CREATE INDEX mails_failed ON public.mails USING btree (company_id, id DESC) WHERE (state = ANY (ARRAY['failed'::text, 'bounced'::text]));
CREATE INDEX mails_held ON public.mails USING btree (company_id, id) WHERE (held_for IS NOT NULL);
CREATE INDEX mails_recipient ON public.mails USING btree (recipient, created_at DESC);
CREATE INDEX mails_waiting ON public.mails USING btree (company_id, not_before) WHERE (state = ANY (ARRAY['queued'::text, 'sending'::text]));

create table outbox_mails (
  mail_id uuid not null,
  html text not null,
  body text not null,
  links text[] not null default '{}'::text[],
  code text,
  created_at timestamp with time zone not null default now(),
  calendar text,
  constraint outbox_mails_pkey PRIMARY KEY (mail_id),
  constraint outbox_mails_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE CASCADE
);

create table mail_suppressions (
  address email not null,
  list text not null default 'all'::text,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  constraint mail_suppressions_pkey PRIMARY KEY (address, list),
  constraint mail_suppressions_reason_check CHECK (reason = ANY (ARRAY['bounced'::text, 'complaint'::text, 'unsubscribed'::text]))
);

-- ── notifications ───────────────────────────────────────────────────────────────────────────────────────

create table notifications (
  id uuid not null,
  user_id uuid not null,
  company_id uuid,
  type text not null,
  params jsonb not null default '{}'::jsonb,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  in_app boolean not null default true,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_type_check CHECK (type = ANY (ARRAY['NEW_JOB'::text, 'PROFILE_VIEW'::text, 'TEST_RESULT'::text, 'INTERVIEW_SCHEDULED'::text, 'APPLICATION_UPDATE'::text, 'JOB_OFFER'::text, 'HIRED'::text, 'MENTION'::text, 'REVIEW_REQUEST'::text, 'MESSAGE'::text]))
);
CREATE INDEX notifications_list ON public.notifications USING btree (user_id, id DESC);
CREATE INDEX notifications_of_type ON public.notifications USING btree (user_id, type, id DESC);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id DESC) WHERE (read_at IS NULL);
CREATE INDEX notifications_unread_about ON public.notifications USING btree (((params ->> 'applicationId'::text))) WHERE (read_at IS NULL);

-- ── accounts ────────────────────────────────────────────────────────────────────────────────────────────

create table users (
  id uuid not null,
  version integer not null default 1,
  role text not null,
  locale locale not null default 'pt-BR'::text,
  email email,
  name person_name,
  photo_file_id uuid,
  password_hash text,
  email_verified_at timestamp with time zone,
  disabled_at timestamp with time zone,
  erased_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  google_subject text,
  closing_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_google_subject_key UNIQUE (google_subject),
  constraint users_check CHECK (erased_at IS NOT NULL OR email IS NOT NULL AND name IS NOT NULL),
  constraint users_google_subject_check CHECK (length(google_subject) >= 1 AND length(google_subject) <= 255),
  constraint users_password_of_proved_address CHECK (password_hash IS NULL OR email_verified_at IS NOT NULL),
  constraint users_role_check CHECK (role = ANY (ARRAY['RECRUITER'::text, 'EXPERT'::text, 'POTENTIAL'::text])),
  constraint users_photo_file_id_fkey FOREIGN KEY (photo_file_id) REFERENCES files(id)
);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  device text,
  address inet,
  last_used_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  end_reason text,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_end_reason_check CHECK (end_reason = ANY (ARRAY['logout'::text, 'logout_all'::text, 'revoked'::text, 'expired'::text, 'reuse'::text, 'password'::text, 'email'::text, 'takeover'::text, 'erased'::text, 'disabled'::text])),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, last_used_at DESC);

create table refresh_tokens (
  id uuid not null,
  session_id uuid not null,
  hash bytea not null,
  rotated_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  successor bytea,
  constraint refresh_tokens_pkey PRIMARY KEY (id),
  constraint refresh_tokens_hash_key UNIQUE (hash),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);
CREATE INDEX refresh_tokens_successor ON public.refresh_tokens USING btree (rotated_at) WHERE (successor IS NOT NULL);

create table known_devices (
  user_id uuid not null,
  device_hash bytea not null,
  last_used_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table login_failures (
  id uuid not null,
  email_hash bytea not null,
  device_hash bytea,
  address inet not null,
  created_at timestamp with time zone not null default now(),
  pending boolean not null default false,
  constraint login_failures_pkey PRIMARY KEY (id)
);
CREATE INDEX login_failures_address ON public.login_failures USING btree (address, created_at);
CREATE INDEX login_failures_email ON public.login_failures USING btree (email_hash, created_at);

create table consents (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  text_version text not null,
  locale locale not null,
  address inet,
  created_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'privacy'::text, 'adult'::text, 'marketing'::text])),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX consents_user ON public.consents USING btree (user_id, kind, created_at DESC);

-- ── companies ───────────────────────────────────────────────────────────────────────────────────────────

create table companies (
  id uuid not null,
  version integer not null default 1,
  name text not null,
  slug text not null,
  cnpj text,
  industry text,
  size_from integer,
  description long_text,
  website url,
  linkedin_url url,
  logo_file_id uuid,
  time_zone text not null default 'America/Sao_Paulo'::text,
  verified_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  mails_suspended_at timestamp with time zone,
  mails_suspended_for text,
  verified_by text,
  verified_domain text,
  size_list text,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_slug_key UNIQUE (slug),
  constraint companies_cnpj_check CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'::text),
  constraint companies_mails_suspended_for_check CHECK (length(mails_suspended_for) >= 2 AND length(mails_suspended_for) <= 500),
  constraint companies_name_check CHECK (length(name) >= 2 AND length(name) <= 120),
  constraint companies_size_from_check CHECK (size_from = ANY (ARRAY[1, 11, 51, 201, 251, 501, 1001])),
  constraint companies_size_list_check CHECK (size_list = ANY (ARRAY['registration'::text, 'profile'::text])),
  constraint companies_size_of_list CHECK ((size_from IS NULL) = (size_list IS NULL)),
  constraint companies_slug_check CHECK (slug ~ '^[a-z0-9-]{2,80}$'::text),
  constraint companies_suspension_has_reason CHECK ((mails_suspended_at IS NULL) = (mails_suspended_for IS NULL)),
  constraint companies_verified_by_check CHECK (verified_by = ANY (ARRAY['domain'::text, 'cnpj'::text, 'operator'::text])),
  constraint companies_verified_by_something CHECK ((verified_at IS NULL) = (verified_by IS NULL) AND (verified_domain IS NULL OR verified_by = 'domain'::text)),
  constraint companies_verified_domain_check CHECK (length(verified_domain) <= 253),
  constraint companies_logo_file_id_fkey FOREIGN KEY (logo_file_id) REFERENCES files(id)
);
CREATE INDEX companies_named ON public.companies USING gin (((' '::text || plain(name))) gin_trgm_ops) WHERE ((verified_at IS NOT NULL) AND (closed_at IS NULL));
CREATE UNIQUE INDEX companies_verified_cnpj ON public.companies USING btree (cnpj) WHERE ((verified_by = 'cnpj'::text) AND (closed_at IS NULL));

create table company_members (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  user_id uuid not null,
  role member_role not null,
  last_used_at timestamp with time zone,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint company_members_pkey PRIMARY KEY (id),
  constraint company_members_company_id_user_id_key UNIQUE (company_id, user_id),
  constraint company_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX company_members_user ON public.company_members USING btree (user_id) WHERE (removed_at IS NULL);

-- ── skills ──────────────────────────────────────────────────────────────────────────────────────────────

create table skills (
  id uuid not null,
  name text not null,
  slug text not null,
  category skill_category,
  state text not null default 'accepted'::text,
  merged_into_id uuid,
  created_at timestamp with time zone not null default now(),
  name_en text,
  emphasis text not null default 'usual'::text,
  constraint skills_pkey PRIMARY KEY (id),
  constraint skills_slug_key UNIQUE (slug),
  constraint skills_emphasis_check CHECK (emphasis = ANY (ARRAY['usual'::text, 'common'::text, 'soft'::text])),
  constraint skills_merged CHECK ((state = 'merged'::text) = (merged_into_id IS NOT NULL)),
  constraint skills_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint skills_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 80),
  constraint skills_state_check CHECK (state = ANY (ARRAY['accepted'::text, 'proposed'::text, 'merged'::text])),
  constraint skills_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES skills(id)
);
CREATE INDEX skills_merged_into ON public.skills USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);

create table skill_aliases (
  alias text not null,
  skill_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint skill_aliases_pkey PRIMARY KEY (alias),
  constraint skill_aliases_alias_check CHECK (alias = plain(alias)),
  constraint skill_aliases_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skills(id) ON DELETE CASCADE
);
CREATE INDEX skill_aliases_skill ON public.skill_aliases USING btree (skill_id);

-- ── talents ─────────────────────────────────────────────────────────────────────────────────────────────

create table talents (
  id uuid not null,
  version integer not null default 1,
  user_id uuid not null,
  visibility text not null default 'applied'::text,
  title text,
  bio free_text,
  seniority seniority,
  city text,
  state text,
  country country,
  phone phone,
  portfolio_url url,
  linkedin_url url,
  github_url url,
  website_url url,
  resume_file_id uuid,
  created_at timestamp with time zone not null default now(),
  experience_years smallint,
  availability text,
  work_model location_model,
  pay_expected cents,
  currency currency,
  cover_file_id uuid,
  languages jsonb not null default '[]'::jsonb,
  education jsonb not null default '[]'::jsonb,
  experience jsonb not null default '[]'::jsonb,
  public_slug text,
  updated_at timestamp with time zone not null default now(),
  constraint talents_pkey PRIMARY KEY (id),
  constraint talents_public_slug_key UNIQUE (public_slug),
  constraint talents_user_id_key UNIQUE (user_id),
  constraint talents_availability_check CHECK (availability = ANY (ARRAY['available'::text, 'employed'::text, 'not_looking'::text])),
  constraint talents_experience_years_check CHECK (experience_years >= 0 AND experience_years <= 60),
  constraint talents_pay_currency CHECK (pay_expected IS NULL OR currency IS NOT NULL),
  constraint talents_public_slug_check CHECK (public_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(public_slug) >= 3 AND length(public_slug) <= 60),
  constraint talents_visibility_check CHECK (visibility = ANY (ARRAY['open'::text, 'applied'::text, 'hidden'::text])),
  constraint talents_cover_file_id_fkey FOREIGN KEY (cover_file_id) REFERENCES files(id),
  constraint talents_resume_file_id_fkey FOREIGN KEY (resume_file_id) REFERENCES files(id),
  constraint talents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

-- ── jobs ────────────────────────────────────────────────────────────────────────────────────────────────

create table jobs (
  id uuid not null,
  company_id uuid not null,
  version integer not null default 1,
  slug text not null,
  internal_code text,
  status text not null default 'DRAFT'::text,
  title text not null,
  description long_text,
  requirements long_text,
  location_model location_model,
  address text,
  city text,
  state text,
  country country,
  contract_type contract_type,
  seniority seniority,
  benefits text[] not null default '{}'::text[],
  pay_mode text,
  pay_min cents,
  pay_max cents,
  currency currency,
  urgent boolean not null default false,
  featured boolean not null default false,
  blind boolean not null default false,
  draft jsonb not null default '{}'::jsonb,
  draft_steps smallint[] not null default '{}'::smallint[],
  owner_id uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  published_at timestamp with time zone,
  closed_at timestamp with time zone,
  deleted_at timestamp with time zone,
  openings smallint,
  closed_from text,
  languages jsonb not null default '[]'::jsonb,
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_company_id_id_key UNIQUE (company_id, id),
  constraint jobs_slug_key UNIQUE (slug),
  constraint jobs_check CHECK (pay_min::bigint <= pay_max::bigint),
  constraint jobs_closed_from_check CHECK (closed_from = ANY (ARRAY['ON_HOLD'::text, 'ACTIVE'::text])),
  constraint jobs_openings_check CHECK (openings >= 1 AND openings <= 999),
  constraint jobs_pay_mode_check CHECK (pay_mode = ANY (ARRAY['negotiate'::text, 'fixed'::text, 'range'::text])),
  constraint jobs_status_check CHECK (status = ANY (ARRAY['OPEN'::text, 'DRAFT'::text, 'ON_HOLD'::text, 'FILLED'::text, 'CANCELLED'::text, 'ACTIVE'::text])),
  constraint jobs_title_check CHECK (length(title) >= 2 AND length(title) <= 120),
  constraint jobs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint jobs_company_id_owner_id_fkey FOREIGN KEY (company_id, owner_id) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX jobs_by_state ON public.jobs USING btree (company_id, (
CASE
    WHEN (status = ANY (ARRAY['ACTIVE'::text, 'OPEN'::text, 'ON_HOLD'::text])) THEN 0
    WHEN (status = 'DRAFT'::text) THEN 1
    ELSE 2
END), created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX jobs_company ON public.jobs USING btree (company_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX jobs_owner ON public.jobs USING btree (owner_id) WHERE (deleted_at IS NULL);

create table job_skills (
  job_id uuid not null,
  company_id uuid not null,
  skill_id uuid not null,
  level skill_level not null,
  required boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint job_skills_pkey PRIMARY KEY (job_id, skill_id),
  constraint job_skills_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE,
  constraint job_skills_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skills(id)
);

create table job_stages (
  id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  type stage_type not null,
  name text not null,
  position smallint not null,
  minutes smallint,
  required boolean not null default true,
  reply_days smallint,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  days_to_begin smallint,
  constraint job_stages_pkey PRIMARY KEY (id),
  constraint job_stages_company_id_id_key UNIQUE (company_id, id),
  constraint job_stages_job_id_id_key UNIQUE (job_id, id),
  constraint job_stages_check CHECK (days_to_begin IS NULL OR type::text = 'interview_ia'::text),
  constraint job_stages_days_to_begin_check CHECK (days_to_begin >= 1 AND days_to_begin <= 90),
  constraint job_stages_minutes_check CHECK (minutes > 0),
  constraint job_stages_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint job_stages_promise CHECK (reply_days IS NULL OR (type::text <> ALL (ARRAY['offer'::text, 'hired'::text]))),
  constraint job_stages_reply_days_check CHECK (reply_days >= 1 AND reply_days <= 60),
  constraint job_stages_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX job_stages_fixed ON public.job_stages USING btree (job_id, type) WHERE ((type)::text = ANY (ARRAY['new'::text, 'review'::text, 'offer'::text, 'hired'::text]));
CREATE UNIQUE INDEX job_stages_order ON public.job_stages USING btree (job_id, "position") WHERE (removed_at IS NULL);

create table job_form_fields (
  job_id uuid not null,
  company_id uuid not null,
  field text not null,
  visible boolean not null,
  required boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint job_form_fields_pkey PRIMARY KEY (job_id, field),
  constraint job_form_fields_check CHECK (visible OR NOT required),
  constraint job_form_fields_field_check CHECK (field = ANY (ARRAY['full_name'::text, 'email'::text, 'phone'::text, 'resume'::text, 'cover_letter'::text, 'portfolio'::text, 'linkedin'::text, 'github'::text, 'website'::text])),
  constraint job_form_fields_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE
);

create table job_questions (
  id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  stage_id uuid,
  type text not null,
  text free_text not null,
  options jsonb not null default '[]'::jsonb,
  required boolean not null default false,
  position smallint not null,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  wanted text,
  constraint job_questions_pkey PRIMARY KEY (id),
  constraint job_questions_company_id_id_key UNIQUE (company_id, id),
  constraint job_questions_check CHECK ((stage_id IS NULL) = (type = ANY (ARRAY['essay'::text, 'multiple_choice'::text, 'yes_no'::text]))),
  constraint job_questions_check1 CHECK ((type <> ALL (ARRAY['multiple_choice'::text, 'yes_no'::text])) OR jsonb_array_length(options) >= 2),
  constraint job_questions_type_check CHECK (type = ANY (ARRAY['essay'::text, 'multiple_choice'::text, 'yes_no'::text, 'behavioral'::text, 'technical'::text])),
  constraint job_questions_wanted_check CHECK (wanted = ANY (ARRAY['yes'::text, 'no'::text])),
  constraint job_questions_wanted_of_yes_no CHECK (wanted IS NULL OR type = 'yes_no'::text),
  constraint job_questions_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE,
  constraint job_questions_job_id_stage_id_fkey FOREIGN KEY (job_id, stage_id) REFERENCES job_stages(job_id, id)
);
CREATE INDEX job_questions_job ON public.job_questions USING btree (job_id, "position");

create table job_email_templates (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  job_id uuid not null,
  stage_id uuid,
  kind text not null,
  enabled boolean not null default true,
  subject text not null,
  body long_text not null,
  created_at timestamp with time zone not null default now(),
  constraint job_email_templates_pkey PRIMARY KEY (id),
  constraint job_email_templates_job_id_kind_stage_id_key UNIQUE NULLS NOT DISTINCT (job_id, kind, stage_id),
  constraint job_email_templates_kind_check CHECK (kind = ANY (ARRAY['received'::text, 'stage'::text, 'test'::text, 'interview'::text, 'offer'::text, 'hired'::text, 'rejected'::text, 'closed'::text])),
  constraint job_email_templates_subject_check CHECK (length(subject) <= 200),
  constraint job_email_templates_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE,
  constraint job_email_templates_job_id_stage_id_fkey FOREIGN KEY (job_id, stage_id) REFERENCES job_stages(job_id, id)
);

create table job_sources (
  id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  platform text not null,
  code text not null,
  category text not null,
  active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint job_sources_pkey PRIMARY KEY (id),
  constraint job_sources_job_id_code_key UNIQUE (job_id, code),
  constraint job_sources_job_id_id_key UNIQUE (job_id, id),
  constraint job_sources_job_id_platform_key UNIQUE (job_id, platform),
  constraint job_sources_platform_check CHECK (platform = ANY (ARRAY['linkedin'::text, 'indeed'::text, 'glassdoor'::text, 'catho'::text, 'infojobs'::text, 'vagas'::text, 'trampos'::text, 'github'::text, 'discord'::text, 'whatsapp'::text, 'telegram'::text, 'instagram'::text, 'x'::text, 'company_site'::text, 'other'::text])),
  constraint job_sources_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE
);

create table job_traffic (
  job_id uuid not null,
  company_id uuid not null,
  source_id uuid,
  day date not null,
  views integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint job_traffic_job_id_day_source_id_key UNIQUE NULLS NOT DISTINCT (job_id, day, source_id),
  constraint job_traffic_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE,
  constraint job_traffic_job_id_source_id_fkey FOREIGN KEY (job_id, source_id) REFERENCES job_sources(job_id, id)
);

create table job_totals (
  job_id uuid not null,
  company_id uuid not null,
  views integer not null default 0,
  applications integer not null default 0,
  active integer not null default 0,
  hired integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint job_totals_pkey PRIMARY KEY (job_id),
  constraint job_totals_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE
) with (fillfactor=50);

create table job_search (
  job_id uuid not null,
  company_id uuid not null,
  document tsvector not null,
  published_at timestamp with time zone not null,
  seniority seniority,
  contract_type contract_type,
  location_model location_model,
  city text,
  state text,
  country country,
  pay_min cents,
  pay_max cents,
  currency currency,
  created_at timestamp with time zone not null default now(),
  constraint job_search_pkey PRIMARY KEY (job_id),
  constraint job_search_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE
);
CREATE INDEX job_search_company ON public.job_search USING btree (company_id, published_at DESC, job_id DESC);
CREATE INDEX job_search_document ON public.job_search USING gin (document);
CREATE INDEX job_search_model ON public.job_search USING btree (location_model, published_at DESC, job_id DESC);
CREATE INDEX job_search_place ON public.job_search USING gin (plain(((COALESCE(city, ''::text) || ' '::text) || COALESCE(state, ''::text))) gin_trgm_ops);
CREATE INDEX job_search_recent ON public.job_search USING btree (published_at DESC, job_id DESC) INCLUDE (seniority, contract_type, location_model);

-- ── applications ────────────────────────────────────────────────────────────────────────────────────────

create table candidates (
  id uuid not null,
  company_id uuid not null,
  version integer not null default 1,
  talent_id uuid,
  claimed_at timestamp with time zone,
  email email,
  name person_name,
  phone phone,
  city text,
  state text,
  country country,
  title text,
  seniority seniority,
  linkedin_url url,
  github_url url,
  portfolio_url url,
  website_url url,
  resume_file_id uuid,
  profile jsonb not null default '{}'::jsonb,
  bank_consent_at timestamp with time zone,
  bank_consent_version text,
  merged_into_id uuid,
  erased_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint candidates_pkey PRIMARY KEY (id),
  constraint candidates_company_id_email_key UNIQUE (company_id, email),
  constraint candidates_company_id_id_key UNIQUE (company_id, id),
  constraint candidates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint candidates_company_id_merged_into_id_fkey FOREIGN KEY (company_id, merged_into_id) REFERENCES candidates(company_id, id),
  constraint candidates_company_id_resume_file_id_fkey FOREIGN KEY (company_id, resume_file_id) REFERENCES files(company_id, id),
  constraint candidates_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id)
);
CREATE INDEX candidates_email ON public.candidates USING btree (email);
CREATE INDEX candidates_email_words ON public.candidates USING gin (lower((email)::text) gin_trgm_ops);
CREATE INDEX candidates_phone_digits ON public.candidates USING gin (((phone)::text) gin_trgm_ops);
CREATE INDEX candidates_resume ON public.candidates USING btree (company_id, resume_file_id) WHERE (resume_file_id IS NOT NULL);
CREATE UNIQUE INDEX candidates_talent ON public.candidates USING btree (talent_id, company_id);

create table candidate_search (
  candidate_id uuid not null,
  company_id uuid not null,
  name_key text not null,
  document tsvector not null,
  seniority seniority,
  state text,
  city text,
  last_applied_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint candidate_search_pkey PRIMARY KEY (candidate_id),
  constraint candidate_search_company_id_candidate_id_fkey FOREIGN KEY (company_id, candidate_id) REFERENCES candidates(company_id, id) ON DELETE CASCADE
);
CREATE INDEX candidate_search_by_name ON public.candidate_search USING btree (company_id, name_key, candidate_id);
CREATE INDEX candidate_search_company ON public.candidate_search USING btree (company_id, last_applied_at DESC, candidate_id DESC);
CREATE INDEX candidate_search_document ON public.candidate_search USING gin (document);
CREATE INDEX candidate_search_name ON public.candidate_search USING gin (name_key gin_trgm_ops);

create table applications (
  id uuid not null,
  company_id uuid not null,
  version integer not null default 1,
  job_id uuid not null,
  candidate_id uuid not null,
  stage_id uuid not null,
  source_id uuid,
  status candidate_status not null default 'new'::text,
  status_before candidate_status,
  applied_at timestamp with time zone not null,
  stage_since timestamp with time zone not null,
  reply_due_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  closed_at timestamp with time zone,
  hired_at timestamp with time zone,
  active boolean not null generated always as (withdrawn_at IS NULL AND closed_at IS NULL AND (status::text <> ALL (ARRAY['rejected'::text, 'not_a_fit'::text, 'not_qualified'::text, 'over_qualified'::text]))) stored,
  created_at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  reply_left integer,
  viewed_at timestamp with time zone,
  revealed_at timestamp with time zone,
  test_out boolean not null default false,
  interview_ahead boolean not null default false,
  locked_at timestamp with time zone,
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_company_id_id_key UNIQUE (company_id, id),
  constraint applications_company_id_candidate_id_fkey FOREIGN KEY (company_id, candidate_id) REFERENCES candidates(company_id, id),
  constraint applications_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id),
  constraint applications_job_id_source_id_fkey FOREIGN KEY (job_id, source_id) REFERENCES job_sources(job_id, id),
  constraint applications_job_id_stage_id_fkey FOREIGN KEY (job_id, stage_id) REFERENCES job_stages(job_id, id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX applications_after_offer ON public.applications USING btree (company_id, job_id) WHERE (active AND ((status)::text = ANY (ARRAY['offer_declined'::text, 'offer_expired'::text])));
CREATE INDEX applications_board ON public.applications USING btree (job_id, active, stage_id, applied_at DESC, id DESC);
CREATE INDEX applications_candidate ON public.applications USING btree (candidate_id, applied_at DESC);
CREATE INDEX applications_company ON public.applications USING btree (company_id, applied_at DESC, id DESC) INCLUDE (job_id, status, active, candidate_id, erased_at);
CREATE INDEX applications_job ON public.applications USING btree (job_id, id DESC);
CREATE INDEX applications_late ON public.applications USING btree (job_id, stage_id, reply_due_at, id) WHERE (active AND (reply_due_at IS NOT NULL));
CREATE INDEX applications_locked ON public.applications USING btree (company_id, job_id, applied_at) WHERE (locked_at IS NOT NULL);
CREATE UNIQUE INDEX applications_once ON public.applications USING btree (job_id, candidate_id) WHERE active;
CREATE INDEX applications_open_to_test ON public.applications USING btree (company_id, job_id) WHERE (active AND ((status)::text = 'open_to_test'::text));
CREATE INDEX applications_overdue ON public.applications USING btree (reply_due_at, company_id) WHERE (active AND (reply_due_at IS NOT NULL));
CREATE INDEX applications_overdue_longest ON public.applications USING btree (company_id, reply_due_at, id) WHERE (active AND (reply_due_at IS NOT NULL));
CREATE INDEX applications_promised ON public.applications USING btree (job_id, reply_due_at) WHERE (active AND (reply_due_at IS NOT NULL));
CREATE INDEX applications_unopened ON public.applications USING btree (company_id, job_id) WHERE (active AND (viewed_at IS NULL) AND ((status)::text <> 'hired'::text) AND (locked_at IS NULL));
CREATE INDEX applications_unopened_longest ON public.applications USING btree (company_id, applied_at, id) WHERE (active AND (viewed_at IS NULL) AND ((status)::text <> 'hired'::text) AND (locked_at IS NULL));
CREATE INDEX applications_unscheduled ON public.applications USING btree (company_id, stage_since, id) INCLUDE (job_id, stage_id) WHERE (active AND ((status)::text = 'open_to_interview'::text));

create table application_forms (
  application_id uuid not null,
  company_id uuid not null,
  full_name person_name not null,
  email email not null,
  phone phone,
  cover_letter free_text,
  resume_file_id uuid,
  portfolio_url url,
  linkedin_url url,
  github_url url,
  website_url url,
  locale locale not null,
  notice_version text not null,
  address inet,
  created_at timestamp with time zone not null default now(),
  bank_consent_asked boolean not null default false,
  constraint application_forms_pkey PRIMARY KEY (application_id),
  constraint application_forms_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint application_forms_company_id_resume_file_id_fkey FOREIGN KEY (company_id, resume_file_id) REFERENCES files(company_id, id)
);
CREATE INDEX application_forms_address ON public.application_forms USING btree (address, created_at);
CREATE INDEX application_forms_resume ON public.application_forms USING btree (resume_file_id) WHERE (resume_file_id IS NOT NULL);

create table application_answers (
  application_id uuid not null,
  question_id uuid not null,
  company_id uuid not null,
  answer jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint application_answers_pkey PRIMARY KEY (application_id, question_id),
  constraint application_answers_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint application_answers_company_id_question_id_fkey FOREIGN KEY (company_id, question_id) REFERENCES job_questions(company_id, id)
);

create table application_events (
  id uuid not null,
  company_id uuid not null,
  application_id uuid not null,
  job_id uuid not null,
  type text not null,
  actor_kind actor_kind not null,
  actor_id uuid,
  actor_label text,
  from_stage_id uuid,
  to_stage_id uuid,
  from_status candidate_status,
  to_status candidate_status,
  reason text,
  data jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint application_events_pkey PRIMARY KEY (id),
  constraint application_events_type_check CHECK (type = ANY (ARRAY['applied'::text, 'moved'::text, 'status_changed'::text, 'rejected'::text, 'reopened'::text, 'amended'::text, 'withdrawn'::text, 'closed'::text, 'viewed'::text, 'revealed'::text, 'unlocked'::text, 'exported'::text, 'tagged'::text, 'noted'::text, 'feedback'::text, 'test'::text, 'interview'::text, 'ai_interview'::text, 'offer'::text, 'mail'::text, 'message'::text, 'claimed'::text, 'merged'::text, 'promise_broken'::text, 'undone'::text])),
  constraint application_events_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE
);
CREATE INDEX application_events_actor ON public.application_events USING btree (actor_id) WHERE (actor_label IS NOT NULL);
CREATE INDEX application_events_status ON public.application_events USING btree (company_id, to_status, created_at) INCLUDE (application_id, job_id) WHERE (to_status IS NOT NULL);
CREATE INDEX application_events_timeline ON public.application_events USING btree (application_id, id DESC);

-- ── offers ──────────────────────────────────────────────────────────────────────────────────────────────

create table offers (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  status text not null default 'pending'::text,
  position text not null,
  pay_min cents not null,
  pay_max cents,
  currency currency not null,
  start_on date,
  valid_until timestamp with time zone not null,
  message free_text,
  response_note free_text,
  recruiter_id uuid not null,
  sent_at timestamp with time zone,
  viewed_at timestamp with time zone,
  responded_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  contract_type contract_type,
  benefits text[] not null default '{}'::text[],
  decline_reason text,
  constraint offers_pkey PRIMARY KEY (id),
  constraint offers_company_id_id_key UNIQUE (company_id, id),
  constraint offers_benefits_check CHECK (cardinality(benefits) <= 30),
  constraint offers_check CHECK (pay_max::bigint >= pay_min::bigint),
  constraint offers_check1 CHECK ((status = ANY (ARRAY['approved'::text, 'declined'::text])) = (responded_at IS NOT NULL)),
  constraint offers_decline_reason_check CHECK (decline_reason = ANY (ARRAY['pay'::text, 'other_offer'::text, 'role'::text, 'place'::text, 'timing'::text, 'stay'::text, 'process'::text, 'other'::text])),
  constraint offers_status_check CHECK (status = ANY (ARRAY['sent'::text, 'viewed'::text, 'approved'::text, 'declined'::text, 'expired'::text, 'cancelled'::text, 'pending'::text])),
  constraint offers_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint offers_company_id_recruiter_id_fkey FOREIGN KEY (company_id, recruiter_id) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX offers_answered ON public.offers USING btree (company_id, responded_at) WHERE (responded_at IS NOT NULL);
CREATE INDEX offers_application ON public.offers USING btree (application_id, id DESC);
CREATE INDEX offers_company ON public.offers USING btree (company_id, id DESC);
CREATE INDEX offers_expiry ON public.offers USING btree (valid_until) WHERE (status = ANY (ARRAY['sent'::text, 'viewed'::text]));
CREATE UNIQUE INDEX offers_live ON public.offers USING btree (application_id) WHERE (status = ANY (ARRAY['pending'::text, 'sent'::text, 'viewed'::text]));
CREATE INDEX offers_unanswered ON public.offers USING btree (company_id, valid_until) WHERE (status = ANY (ARRAY['sent'::text, 'viewed'::text, 'expired'::text]));

create table offer_files (
  company_id uuid not null,
  offer_id uuid not null,
  file_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint offer_files_pkey PRIMARY KEY (offer_id, file_id),
  constraint offer_files_company_id_file_id_fkey FOREIGN KEY (company_id, file_id) REFERENCES files(company_id, id),
  constraint offer_files_company_id_offer_id_fkey FOREIGN KEY (company_id, offer_id) REFERENCES offers(company_id, id) ON DELETE CASCADE
);

-- ── evaluations ─────────────────────────────────────────────────────────────────────────────────────────

create table notes (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  author_id uuid not null,
  body free_text not null,
  created_at timestamp with time zone not null default now(),
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_company_id_id_key UNIQUE (company_id, id),
  constraint notes_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint notes_company_id_author_id_fkey FOREIGN KEY (company_id, author_id) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX notes_application ON public.notes USING btree (application_id, id DESC);
CREATE INDEX notes_author ON public.notes USING btree (author_id);

-- ── team ────────────────────────────────────────────────────────────────────────────────────────────────

create table company_verifications (
  id uuid not null,
  company_id uuid not null,
  method text not null,
  value text not null,
  state text not null default 'pending'::text,
  requested_by uuid not null,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  reason text,
  constraint company_verifications_pkey PRIMARY KEY (id),
  constraint company_verifications_method_check CHECK (method = ANY (ARRAY['mail_domain'::text, 'cnpj'::text])),
  constraint company_verifications_reason_check CHECK (length(reason) >= 2 AND length(reason) <= 500),
  constraint company_verifications_refusal_has_reason CHECK ((state = 'refused'::text) = (reason IS NOT NULL)),
  constraint company_verifications_state_check CHECK (state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'failed'::text, 'refused'::text])),
  constraint company_verifications_value_check CHECK (length(value) <= 254),
  constraint company_verifications_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_verifications_company_id_requested_by_fkey FOREIGN KEY (company_id, requested_by) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX company_verifications_company ON public.company_verifications USING btree (company_id, id DESC);
CREATE UNIQUE INDEX company_verifications_open ON public.company_verifications USING btree (company_id, method) WHERE (state = 'pending'::text);
CREATE INDEX company_verifications_value ON public.company_verifications USING btree (value);

create table company_invitations (
  id uuid not null,
  company_id uuid not null,
  email email not null,
  role member_role not null,
  locale locale not null,
  invited_by uuid not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  declined_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint company_invitations_pkey PRIMARY KEY (id),
  constraint company_invitations_check CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
  constraint company_invitations_check1 CHECK (num_nonnulls(accepted_at, declined_at, revoked_at) <= 1),
  constraint company_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id),
  constraint company_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_invitations_company_id_invited_by_fkey FOREIGN KEY (company_id, invited_by) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX company_invitations_email ON public.company_invitations USING btree (email);
CREATE UNIQUE INDEX company_invitations_open ON public.company_invitations USING btree (company_id, email) WHERE ((accepted_at IS NULL) AND (declined_at IS NULL) AND (revoked_at IS NULL));

-- ── job ─────────────────────────────────────────────────────────────────────────────────────────────────

create table job_members (
  job_id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint job_members_pkey PRIMARY KEY (job_id, user_id),
  constraint job_members_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE,
  constraint job_members_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES company_members(company_id, user_id) ON DELETE CASCADE
);
CREATE INDEX job_members_user ON public.job_members USING btree (user_id, company_id) INCLUDE (job_id);

-- ── second ──────────────────────────────────────────────────────────────────────────────────────────────

create table second_factors (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  label text,
  secret bytea,
  last_step bigint,
  credential_id text,
  public_key bytea,
  counter bigint not null default 0,
  transports text[] not null default '{}'::text[],
  confirmed_at timestamp with time zone,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint second_factors_pkey PRIMARY KEY (id),
  constraint second_factors_credential_id_key UNIQUE (credential_id),
  constraint second_factors_check CHECK ((kind = 'passkey'::text) = (credential_id IS NOT NULL AND public_key IS NOT NULL AND label IS NOT NULL)),
  constraint second_factors_check1 CHECK ((kind = 'passkey'::text) = (secret IS NULL)),
  constraint second_factors_counter_check CHECK (counter >= 0),
  constraint second_factors_kind_check CHECK (kind = ANY (ARRAY['totp'::text, 'passkey'::text, 'recovery'::text])),
  constraint second_factors_label_check CHECK (length(label) >= 1 AND length(label) <= 60),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX second_factors_totp ON public.second_factors USING btree (user_id) WHERE (kind = 'totp'::text);
CREATE INDEX second_factors_user ON public.second_factors USING btree (user_id);

create table identity_challenges (
  id uuid not null,
  hash bytea not null,
  purpose text not null,
  user_id uuid,
  browser_hash bytea not null,
  webauthn text,
  accepted jsonb not null default '{}'::jsonb,
  tries smallint not null default 0,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint identity_challenges_pkey PRIMARY KEY (id),
  constraint identity_challenges_hash_key UNIQUE (hash),
  constraint identity_challenges_check CHECK ((purpose = 'passkey_sign_in'::text) = (user_id IS NULL)),
  constraint identity_challenges_purpose_check CHECK (purpose = ANY (ARRAY['second_factor'::text, 'passkey_sign_in'::text, 'passkey_registration'::text, 'confirmation'::text])),
  constraint identity_challenges_tries_check CHECK (tries >= 0 AND tries <= 5),
  constraint identity_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX identity_challenges_expiry ON public.identity_challenges USING btree (expires_at);
CREATE INDEX identity_challenges_user ON public.identity_challenges USING btree (user_id);

-- ── recruiters ──────────────────────────────────────────────────────────────────────────────────────────

create table recruiter_profiles (
  user_id uuid not null,
  version integer not null default 1,
  bio free_text,
  position text,
  department text,
  location text,
  phone phone,
  linkedin_url url,
  works_for_multiple text,
  specializations text[] not null default '{}'::text[],
  experience_from smallint,
  experience free_text,
  additional_info free_text,
  languages jsonb not null default '[]'::jsonb,
  education jsonb not null default '[]'::jsonb,
  cover_file_id uuid,
  draft jsonb not null default '{}'::jsonb,
  reminder_dismissed_at timestamp with time zone,
  completed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint recruiter_profiles_pkey PRIMARY KEY (user_id),
  constraint recruiter_profiles_department_check CHECK (length(department) >= 2 AND length(department) <= 120),
  constraint recruiter_profiles_experience_from_check CHECK (experience_from = ANY (ARRAY[0, 1, 3, 6, 11])),
  constraint recruiter_profiles_location_check CHECK (length(location) >= 2 AND length(location) <= 120),
  constraint recruiter_profiles_position_check CHECK (length("position") >= 2 AND length("position") <= 120),
  constraint recruiter_profiles_works_for_multiple_check CHECK (works_for_multiple = ANY (ARRAY['yes'::text, 'no'::text, 'freelancer'::text])),
  constraint recruiter_profiles_cover_file_id_fkey FOREIGN KEY (cover_file_id) REFERENCES files(id),
  constraint recruiter_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

-- ── privacy ─────────────────────────────────────────────────────────────────────────────────────────────

create table privacy_requests (
  id uuid not null,
  version integer not null default 1,
  company_id uuid,
  kind text not null,
  address email,
  user_id uuid,
  message free_text,
  state text not null default 'received'::text,
  due_at timestamp with time zone not null,
  extended_at timestamp with time zone,
  answered_at timestamp with time zone,
  answer free_text,
  file_id uuid,
  created_at timestamp with time zone not null default now(),
  handling text not null,
  locale locale not null,
  confirmed_at timestamp with time zone,
  extension_reason free_text,
  copy_asked_at timestamp with time zone,
  failed_at timestamp with time zone,
  missing_files smallint not null default 0,
  reminded_at timestamp with time zone,
  overdue_told_at timestamp with time zone,
  application_id uuid,
  constraint privacy_requests_pkey PRIMARY KEY (id),
  constraint privacy_requests_handling_check CHECK (handling = ANY (ARRAY['task'::text, 'queue'::text])),
  constraint privacy_requests_kind_check CHECK (kind = ANY (ARRAY['export'::text, 'erase'::text, 'correct'::text, 'object'::text, 'human_review'::text, 'information'::text])),
  constraint privacy_requests_state_check CHECK (state = ANY (ARRAY['received'::text, 'confirmed'::text, 'working'::text, 'answered'::text, 'refused'::text, 'withdrawn'::text])),
  constraint privacy_requests_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id),
  constraint privacy_requests_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint privacy_requests_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint privacy_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX privacy_requests_address ON public.privacy_requests USING btree (address) WHERE (address IS NOT NULL);
CREATE INDEX privacy_requests_company ON public.privacy_requests USING btree (company_id, id DESC) WHERE (handling = 'queue'::text);
CREATE UNIQUE INDEX privacy_requests_exporting ON public.privacy_requests USING btree (user_id) WHERE ((handling = 'task'::text) AND (kind = 'export'::text) AND (state = ANY (ARRAY['received'::text, 'working'::text])));
CREATE INDEX privacy_requests_queue ON public.privacy_requests USING btree (company_id, due_at) WHERE ((handling = 'queue'::text) AND (state = ANY (ARRAY['confirmed'::text, 'working'::text])));
CREATE INDEX privacy_requests_user ON public.privacy_requests USING btree (user_id, id DESC);

create table retention_rules (
  company_id uuid not null,
  subject text not null,
  months smallint not null,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint retention_rules_pkey PRIMARY KEY (company_id, subject),
  constraint retention_rules_months_check CHECK (months >= 1 AND months <= 120),
  constraint retention_rules_subject_check CHECK (subject = ANY (ARRAY['unsuccessful_applications'::text, 'recordings'::text, 'transcripts'::text, 'billing'::text])),
  constraint retention_rules_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);

create table retention_runs (
  id uuid not null,
  company_id uuid,
  cause text not null,
  request_id uuid,
  removed jsonb not null,
  kept jsonb not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint retention_runs_pkey PRIMARY KEY (id),
  constraint retention_runs_cause_check CHECK (cause = ANY (ARRAY['retention'::text, 'request'::text, 'account'::text])),
  constraint retention_runs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint retention_runs_request_id_fkey FOREIGN KEY (request_id) REFERENCES privacy_requests(id)
);
CREATE INDEX retention_runs_company ON public.retention_runs USING btree (company_id, id DESC);

-- ── registrations ───────────────────────────────────────────────────────────────────────────────────────

create table registrations (
  id uuid not null,
  email email not null,
  browser_hash bytea not null,
  role text not null,
  locale locale not null,
  name person_name not null,
  company_name text,
  visibility text not null,
  password_hash text,
  terms_version text not null,
  privacy_version text not null,
  address inet,
  accepted_at timestamp with time zone not null,
  code_hash bytea,
  code_expires_at timestamp with time zone,
  tries smallint not null default 0,
  tries_elsewhere smallint not null default 0,
  sent_at timestamp with time zone not null,
  sent_today smallint not null default 1,
  email_changed_at timestamp with time zone,
  verified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  former_email email,
  constraint registrations_pkey PRIMARY KEY (id),
  constraint registrations_email_browser_hash_key UNIQUE (email, browser_hash),
  constraint registrations_check CHECK ((password_hash IS NULL) = (verified_at IS NOT NULL)),
  constraint registrations_company_name_check CHECK (length(company_name) >= 2 AND length(company_name) <= 120),
  constraint registrations_role_check CHECK (role = ANY (ARRAY['RECRUITER'::text, 'POTENTIAL'::text])),
  constraint registrations_visibility_check CHECK (visibility = ANY (ARRAY['open'::text, 'applied'::text, 'hidden'::text]))
);
CREATE INDEX registrations_sent ON public.registrations USING btree (sent_at);

-- ── mail ────────────────────────────────────────────────────────────────────────────────────────────────

create table mail_counts (
  day date not null,
  counted text not null,
  subject text not null,
  sent integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint mail_counts_pkey PRIMARY KEY (day, counted, subject),
  constraint mail_counts_counted_check CHECK (counted = ANY (ARRAY['company'::text, 'recipient'::text, 'member'::text, 'contact_network'::text, 'contact_address'::text, 'contact_mails'::text, 'newsletter_network'::text, 'newsletter_address'::text]))
);

create table mail_reports (
  id uuid not null,
  company_id uuid not null,
  mail_id uuid not null,
  mail_kind text not null,
  reason text not null,
  note text,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  constraint mail_reports_pkey PRIMARY KEY (id),
  constraint mail_reports_mail_id_key UNIQUE (mail_id),
  constraint mail_reports_note_check CHECK (length(note) <= 1000),
  constraint mail_reports_reason_check CHECK (reason = ANY (ARRAY['phishing'::text, 'unknown'::text, 'abusive'::text, 'other'::text])),
  constraint mail_reports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX mail_reports_company ON public.mail_reports USING btree (company_id, id);

-- ── former ──────────────────────────────────────────────────────────────────────────────────────────────

create table former_addresses (
  id uuid not null,
  user_id uuid not null,
  address email not null,
  registration_id uuid,
  used_since timestamp with time zone not null,
  left_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint former_addresses_pkey PRIMARY KEY (id),
  constraint former_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX former_addresses_user ON public.former_addresses USING btree (user_id);

-- ── applications ────────────────────────────────────────────────────────────────────────────────────────

create table candidate_totals (
  company_id uuid not null,
  people integer not null,
  created_at timestamp with time zone not null default now(),
  constraint candidate_totals_pkey PRIMARY KEY (company_id),
  constraint candidate_totals_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);

-- ── email ───────────────────────────────────────────────────────────────────────────────────────────────

create table email_changes (
  id uuid not null,
  user_id uuid not null,
  session_id uuid,
  former_email email not null,
  new_email email not null,
  google_subject text,
  sent_at timestamp with time zone not null,
  sent_times smallint not null default 1,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  undone_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint email_changes_pkey PRIMARY KEY (id),
  constraint email_changes_check CHECK (former_email::citext <> new_email::citext),
  constraint email_changes_check1 CHECK (confirmed_at IS NULL OR ended_at IS NULL),
  constraint email_changes_google_subject_check CHECK (length(google_subject) >= 1 AND length(google_subject) <= 255),
  constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX email_changes_former ON public.email_changes USING btree (former_email) WHERE ((confirmed_at IS NOT NULL) AND (undone_at IS NULL));
CREATE INDEX email_changes_user ON public.email_changes USING btree (user_id, created_at);
CREATE UNIQUE INDEX email_changes_waiting ON public.email_changes USING btree (user_id) WHERE ((confirmed_at IS NULL) AND (ended_at IS NULL));

-- ── talent ──────────────────────────────────────────────────────────────────────────────────────────────

create table talent_skills (
  talent_id uuid not null,
  skill_id uuid not null,
  level skill_level not null default 'BEGINNING'::text,
  years smallint not null default 0,
  position smallint not null,
  created_at timestamp with time zone not null default now(),
  constraint talent_skills_pkey PRIMARY KEY (talent_id, skill_id),
  constraint talent_skills_years_check CHECK (years >= 0 AND years <= 50),
  constraint talent_skills_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skills(id),
  constraint talent_skills_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX talent_skills_skill ON public.talent_skills USING btree (skill_id);

create table posts (
  id uuid not null,
  talent_id uuid not null,
  body free_text not null,
  created_at timestamp with time zone not null default now(),
  constraint posts_pkey PRIMARY KEY (id),
  constraint posts_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX posts_talent ON public.posts USING btree (talent_id, id DESC);

create table profile_views (
  id uuid not null,
  talent_id uuid not null,
  company_id uuid not null,
  viewer_id uuid not null,
  day date not null,
  created_at timestamp with time zone not null default now(),
  constraint profile_views_pkey PRIMARY KEY (id),
  constraint profile_views_talent_id_day_company_id_key UNIQUE (talent_id, day, company_id),
  constraint profile_views_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint profile_views_company_id_viewer_id_fkey FOREIGN KEY (company_id, viewer_id) REFERENCES company_members(company_id, user_id),
  constraint profile_views_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX profile_views_company ON public.profile_views USING btree (company_id);

create table talent_search (
  talent_id uuid not null,
  seniority seniority,
  document tsvector not null,
  skill_ids uuid[] not null,
  changed_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  name_key text not null default ''::text,
  constraint talent_search_pkey PRIMARY KEY (talent_id),
  constraint talent_search_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX talent_search_document ON public.talent_search USING gin (document);
CREATE INDEX talent_search_name ON public.talent_search USING gin (name_key gin_trgm_ops);
CREATE INDEX talent_search_recent ON public.talent_search USING btree (changed_at DESC, talent_id DESC);
CREATE INDEX talent_search_seniority ON public.talent_search USING btree (seniority, changed_at DESC, talent_id DESC);
CREATE INDEX talent_search_skills ON public.talent_search USING gin (skill_ids);

-- ── matching ────────────────────────────────────────────────────────────────────────────────────────────

create table proofs (
  id uuid not null,
  talent_id uuid not null,
  skill_id uuid not null,
  score smallint not null,
  proven_at timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  source text not null,
  source_id uuid not null,
  shown boolean not null default true,
  created_at timestamp with time zone not null default now(),
  company_id uuid,
  constraint proofs_pkey PRIMARY KEY (id),
  constraint proofs_source_id_skill_id_key UNIQUE (source_id, skill_id),
  constraint proofs_check CHECK (valid_until > proven_at),
  constraint proofs_check1 CHECK ((company_id IS NULL) = (source <> 'ai_interview'::text)),
  constraint proofs_score_check CHECK (score >= 50 AND score <= 100),
  constraint proofs_source_check CHECK (source = ANY (ARRAY['test'::text, 'grading'::text, 'ai_interview'::text])),
  constraint proofs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint proofs_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skills(id),
  constraint proofs_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX proofs_company ON public.proofs USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX proofs_skill ON public.proofs USING btree (skill_id);
CREATE INDEX proofs_talent ON public.proofs USING btree (talent_id, proven_at DESC);

create table match_talents (
  talent_id uuid not null,
  visible boolean not null,
  has_skills boolean not null,
  seniority seniority,
  work_model location_model,
  city text,
  state text,
  country country,
  pay_expected cents,
  currency currency,
  languages smallint[] not null,
  proven double precision,
  formula smallint not null,
  created_at timestamp with time zone not null default now(),
  constraint match_talents_pkey PRIMARY KEY (talent_id),
  constraint match_talents_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX match_talents_proven ON public.match_talents USING btree (proven DESC, talent_id DESC) WHERE (visible AND (proven IS NOT NULL));

create table match_skills (
  talent_id uuid not null,
  skill_id uuid not null,
  declared double precision not null,
  proven double precision not null,
  constraint match_skills_pkey PRIMARY KEY (talent_id, skill_id),
  constraint match_skills_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skills(id),
  constraint match_skills_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES match_talents(talent_id) ON DELETE CASCADE
);
CREATE INDEX match_skills_skill ON public.match_skills USING btree (skill_id, talent_id) INCLUDE (declared, proven);

create table match_jobs (
  job_id uuid not null,
  company_id uuid not null,
  has_needs boolean not null,
  seniority seniority,
  location_model location_model,
  city text,
  state text,
  country country,
  pay_max cents,
  currency currency,
  languages smallint[] not null,
  listed boolean not null,
  published_at timestamp with time zone not null,
  formula smallint not null,
  created_at timestamp with time zone not null default now(),
  open boolean not null,
  stamp uuid not null default gen_random_uuid(),
  constraint match_jobs_pkey PRIMARY KEY (job_id),
  constraint match_jobs_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE
);
CREATE INDEX match_jobs_needless ON public.match_jobs USING btree (job_id) WHERE (NOT has_needs);

create table match_needs (
  job_id uuid not null,
  need smallint not null,
  skill_id uuid not null,
  level skill_level not null,
  weight double precision not null,
  sole boolean not null default false,
  constraint match_needs_pkey PRIMARY KEY (job_id, need, skill_id),
  constraint match_needs_job_id_fkey FOREIGN KEY (job_id) REFERENCES match_jobs(job_id) ON DELETE CASCADE,
  constraint match_needs_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skills(id)
);
CREATE INDEX match_needs_joint ON public.match_needs USING btree (skill_id) INCLUDE (job_id, need, level, weight) WHERE (NOT sole);
CREATE INDEX match_needs_sole ON public.match_needs USING btree (skill_id) INCLUDE (job_id, need, level, weight) WHERE sole;

-- ── dismissed ───────────────────────────────────────────────────────────────────────────────────────────

create table dismissed_jobs (
  talent_id uuid not null,
  job_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint dismissed_jobs_pkey PRIMARY KEY (talent_id, job_id),
  constraint dismissed_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint dismissed_jobs_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX dismissed_jobs_job ON public.dismissed_jobs USING btree (job_id);

-- ── former ──────────────────────────────────────────────────────────────────────────────────────────────

create table former_names (
  id uuid not null,
  user_id uuid not null,
  name person_name not null,
  left_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint former_names_pkey PRIMARY KEY (id),
  constraint former_names_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX former_names_user ON public.former_names USING btree (user_id);

-- ── skill ───────────────────────────────────────────────────────────────────────────────────────────────

create table skill_relations (
  skill_id uuid not null,
  related_id uuid not null,
  strength real not null,
  created_at timestamp with time zone not null default now(),
  constraint skill_relations_pkey PRIMARY KEY (skill_id, related_id),
  constraint skill_relations_check CHECK (skill_id <> related_id),
  constraint skill_relations_strength_check CHECK (strength >= 0.2::double precision AND strength <= 0.95::double precision),
  constraint skill_relations_related_id_fkey FOREIGN KEY (related_id) REFERENCES skills(id) ON DELETE CASCADE,
  constraint skill_relations_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skills(id) ON DELETE CASCADE
);
CREATE INDEX skill_relations_related ON public.skill_relations USING btree (related_id);

create table skill_dictionary (
  single boolean not null default true,
  fingerprint text not null,
  created_at timestamp with time zone not null default now(),
  constraint skill_dictionary_pkey PRIMARY KEY (single),
  constraint skill_dictionary_single_check CHECK (single)
);

-- ── saved ───────────────────────────────────────────────────────────────────────────────────────────────

create table saved_jobs (
  talent_id uuid not null,
  job_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint saved_jobs_pkey PRIMARY KEY (talent_id, job_id),
  constraint saved_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint saved_jobs_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX saved_jobs_job ON public.saved_jobs USING btree (job_id);
CREATE INDEX saved_jobs_list ON public.saved_jobs USING btree (talent_id, created_at DESC, job_id);

-- ── candidate ───────────────────────────────────────────────────────────────────────────────────────────

create table candidate_skills (
  candidate_id uuid not null,
  company_id uuid not null,
  skill_id uuid not null,
  sentence text not null,
  created_at timestamp with time zone not null default now(),
  constraint candidate_skills_pkey PRIMARY KEY (candidate_id, skill_id),
  constraint candidate_skills_sentence_check CHECK (length(sentence) <= 300),
  constraint candidate_skills_company_id_candidate_id_fkey FOREIGN KEY (company_id, candidate_id) REFERENCES candidates(company_id, id) ON DELETE CASCADE,
  constraint candidate_skills_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skills(id)
);
CREATE INDEX candidate_skills_skill ON public.candidate_skills USING btree (company_id, skill_id, candidate_id);

create table match_candidates (
  candidate_id uuid not null,
  company_id uuid not null,
  basis text not null,
  has_skills boolean not null,
  seniority seniority,
  work_model location_model,
  city text,
  state text,
  country country,
  pay_expected cents,
  currency currency,
  languages smallint[] not null,
  formula smallint not null,
  created_at timestamp with time zone not null default now(),
  stamp uuid not null default gen_random_uuid(),
  constraint match_candidates_pkey PRIMARY KEY (candidate_id),
  constraint match_candidates_company_id_candidate_id_key UNIQUE (company_id, candidate_id),
  constraint match_candidates_basis_check CHECK (basis = ANY (ARRAY['profile'::text, 'application'::text])),
  constraint match_candidates_company_id_candidate_id_fkey FOREIGN KEY (company_id, candidate_id) REFERENCES candidates(company_id, id) ON DELETE CASCADE
);

create table match_candidate_skills (
  candidate_id uuid not null,
  company_id uuid not null,
  skill_id uuid not null,
  declared double precision not null,
  proven double precision not null,
  constraint match_candidate_skills_pkey PRIMARY KEY (candidate_id, skill_id),
  constraint match_candidate_skills_company_id_candidate_id_fkey FOREIGN KEY (company_id, candidate_id) REFERENCES match_candidates(company_id, candidate_id) ON DELETE CASCADE,
  constraint match_candidate_skills_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skills(id)
);
CREATE INDEX match_candidate_skills_skill ON public.match_candidate_skills USING btree (company_id, skill_id, candidate_id) INCLUDE (declared, proven);

-- ── conversations ───────────────────────────────────────────────────────────────────────────────────────

create table conversations (
  application_id uuid not null,
  company_id uuid not null,
  last_message_id uuid not null,
  unread_by_team integer not null default 0,
  unread_by_candidate integer not null default 0,
  team_mail_at timestamp with time zone,
  candidate_mail_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint conversations_pkey PRIMARY KEY (application_id),
  constraint conversations_unread_by_candidate_check CHECK (unread_by_candidate >= 0),
  constraint conversations_unread_by_team_check CHECK (unread_by_team >= 0),
  constraint conversations_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE
);
CREATE INDEX conversations_company ON public.conversations USING btree (company_id, last_message_id DESC);
CREATE INDEX conversations_unread ON public.conversations USING btree (company_id, last_message_id DESC) WHERE (unread_by_team > 0);

create table messages (
  id uuid not null,
  company_id uuid not null,
  application_id uuid not null,
  from_side text not null,
  author_id uuid,
  body text not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  unnamed_body text,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_company_id_id_key UNIQUE (company_id, id),
  constraint messages_body_check CHECK (length(body) >= 1 AND length(body) <= 32000),
  constraint messages_check CHECK ((from_side = 'team'::text) = (author_id IS NOT NULL)),
  constraint messages_from_side_check CHECK (from_side = ANY (ARRAY['team'::text, 'candidate'::text])),
  constraint messages_unnamed_body_check CHECK (length(unnamed_body) >= 1 AND length(unnamed_body) <= 4000),
  constraint messages_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint messages_company_id_author_id_fkey FOREIGN KEY (company_id, author_id) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX messages_application ON public.messages USING btree (application_id, id DESC);
CREATE INDEX messages_author ON public.messages USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX messages_unread ON public.messages USING btree (application_id, from_side) WHERE (read_at IS NULL);

create table message_files (
  company_id uuid not null,
  message_id uuid not null,
  file_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint message_files_pkey PRIMARY KEY (message_id, file_id),
  constraint message_files_company_id_file_id_fkey FOREIGN KEY (company_id, file_id) REFERENCES files(company_id, id),
  constraint message_files_company_id_message_id_fkey FOREIGN KEY (company_id, message_id) REFERENCES messages(company_id, id) ON DELETE CASCADE
);

create table message_templates (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  name text not null,
  body text not null,
  created_at timestamp with time zone not null default now(),
  constraint message_templates_pkey PRIMARY KEY (id),
  constraint message_templates_company_id_id_key UNIQUE (company_id, id),
  constraint message_templates_body_check CHECK (length(body) >= 1 AND length(body) <= 4000),
  constraint message_templates_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint message_templates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX message_templates_company ON public.message_templates USING btree (company_id, name);

-- ── notification ────────────────────────────────────────────────────────────────────────────────────────

create table notification_preferences (
  user_id uuid not null,
  topic text not null,
  in_app boolean not null,
  email boolean not null,
  browser boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint notification_preferences_pkey PRIMARY KEY (user_id, topic),
  constraint notification_preferences_topic_check CHECK (topic = ANY (ARRAY['application_updates'::text, 'offers'::text, 'job_matches'::text, 'profile_views'::text, 'new_applications'::text, 'offer_answers'::text, 'shared_jobs'::text, 'messages'::text, 'tests'::text, 'interviews'::text, 'interview_reminders'::text, 'mentions'::text, 'reviews'::text, 'privacy'::text, 'account'::text]))
);

create table notification_digests (
  user_id uuid not null,
  frequency text not null,
  told_until timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint notification_digests_pkey PRIMARY KEY (user_id),
  constraint notification_digests_frequency_check CHECK (frequency = ANY (ARRAY['daily'::text, 'weekly'::text]))
);
CREATE INDEX notification_digests_due ON public.notification_digests USING btree (frequency, user_id);

-- ── job ─────────────────────────────────────────────────────────────────────────────────────────────────

create table job_alerts (
  id uuid not null,
  talent_id uuid not null,
  filters jsonb not null,
  frequency text not null,
  seen_until timestamp with time zone not null,
  next_run_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint job_alerts_pkey PRIMARY KEY (id),
  constraint job_alerts_frequency_check CHECK (frequency = ANY (ARRAY['daily'::text, 'weekly'::text])),
  constraint job_alerts_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX job_alerts_due ON public.job_alerts USING btree (next_run_at, id);
CREATE UNIQUE INDEX job_alerts_talent ON public.job_alerts USING btree (talent_id, filters);

-- ── feedbacks ───────────────────────────────────────────────────────────────────────────────────────────

create table feedbacks (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  author_id uuid not null,
  strengths text not null default ''::text,
  growth text not null default ''::text,
  message text not null default ''::text,
  edited_by uuid,
  edited_at timestamp with time zone,
  shared_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint feedbacks_pkey PRIMARY KEY (id),
  constraint feedbacks_company_id_id_key UNIQUE (company_id, id),
  constraint feedbacks_check CHECK (strengths <> ''::text OR growth <> ''::text OR message <> ''::text),
  constraint feedbacks_check1 CHECK ((edited_by IS NULL) = (edited_at IS NULL)),
  constraint feedbacks_growth_check CHECK (length(growth) <= 1500),
  constraint feedbacks_message_check CHECK (length(message) <= 2000),
  constraint feedbacks_strengths_check CHECK (length(strengths) <= 1500),
  constraint feedbacks_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint feedbacks_company_id_author_id_fkey FOREIGN KEY (company_id, author_id) REFERENCES company_members(company_id, user_id),
  constraint feedbacks_company_id_edited_by_fkey FOREIGN KEY (company_id, edited_by) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX feedbacks_application ON public.feedbacks USING btree (application_id, id DESC);
CREATE INDEX feedbacks_author ON public.feedbacks USING btree (author_id);
CREATE INDEX feedbacks_company ON public.feedbacks USING btree (company_id, id DESC);

-- ── application ─────────────────────────────────────────────────────────────────────────────────────────

create table application_scores (
  application_id uuid not null,
  company_id uuid not null,
  score smallint,
  candidate_stamp uuid not null,
  job_stamp uuid not null,
  formula smallint not null,
  valid_from timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint application_scores_pkey PRIMARY KEY (application_id),
  constraint application_scores_check CHECK (valid_until >= valid_from),
  constraint application_scores_score_check CHECK (score >= 0 AND score <= 100),
  constraint application_scores_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE
);
CREATE INDEX application_scores_high ON public.application_scores USING btree (company_id, score) INCLUDE (application_id) WHERE (score >= 80);

-- ── tests ───────────────────────────────────────────────────────────────────────────────────────────────

create table tests (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  author_id uuid not null,
  title text not null,
  description text not null default ''::text,
  instructions text not null default ''::text,
  category text not null,
  difficulty text not null,
  status text not null default 'draft'::text,
  minutes smallint,
  shows_answers boolean not null default false,
  shuffles boolean not null default false,
  question_count smallint not null default 0,
  points integer not null default 0,
  applications_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  skills text[] not null default '{}'::text[],
  open_to_talents boolean not null default false,
  pools jsonb not null default '[]'::jsonb,
  question_total smallint not null default 0,
  graders smallint not null default 1,
  proves_from smallint not null default 50,
  constraint tests_pkey PRIMARY KEY (id),
  constraint tests_company_id_id_key UNIQUE (company_id, id),
  constraint tests_category_check CHECK (category = ANY (ARRAY['frontend'::text, 'backend'::text, 'database'::text, 'fundamentals'::text, 'devops'::text, 'mobile'::text])),
  constraint tests_description_check CHECK (length(description) <= 2000),
  constraint tests_difficulty_check CHECK (difficulty = ANY (ARRAY['basic'::text, 'intermediate'::text, 'advanced'::text])),
  constraint tests_graders_check CHECK (graders = ANY (ARRAY[1, 2])),
  constraint tests_instructions_check CHECK (length(instructions) <= 4000),
  constraint tests_minutes_check CHECK (minutes >= 1 AND minutes <= 600),
  constraint tests_proves_from_check CHECK (proves_from >= 50 AND proves_from <= 100),
  constraint tests_skills_check CHECK (cardinality(skills) <= 5),
  constraint tests_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])),
  constraint tests_title_check CHECK (length(title) >= 2 AND length(title) <= 120),
  constraint tests_company_id_author_id_fkey FOREIGN KEY (company_id, author_id) REFERENCES company_members(company_id, user_id),
  constraint tests_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX tests_author ON public.tests USING btree (author_id);
CREATE INDEX tests_company ON public.tests USING btree (company_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX tests_open ON public.tests USING btree (status, category, id) WHERE (open_to_talents AND (deleted_at IS NULL));

create table test_questions (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  test_id uuid not null,
  position smallint not null,
  type text not null,
  text text not null,
  words text not null,
  topic text not null default ''::text,
  points smallint not null,
  options jsonb not null default '[]'::jsonb,
  correct_answer boolean,
  expected_answer text not null default ''::text,
  explanation text not null default ''::text,
  language text,
  starter_code text not null default ''::text,
  video_seconds smallint,
  created_at timestamp with time zone not null default now(),
  code_check jsonb,
  check_state text,
  check_problem jsonb,
  check_milliseconds integer,
  pool text not null default ''::text,
  pictures uuid[] not null default '{}'::uuid[],
  rubric jsonb not null default '[]'::jsonb,
  constraint test_questions_pkey PRIMARY KEY (id),
  constraint test_questions_company_id_id_key UNIQUE (company_id, id),
  constraint test_questions_order UNIQUE (test_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint test_questions_check CHECK ((type = 'MULTIPLE_CHOICE'::text) = (jsonb_array_length(options) > 0)),
  constraint test_questions_check1 CHECK ((type = 'TRUE_FALSE'::text) = (correct_answer IS NOT NULL)),
  constraint test_questions_check2 CHECK ((type = 'CODE'::text) = (language IS NOT NULL)),
  constraint test_questions_check3 CHECK ((type = 'VIDEO_RESPONSE'::text) = (video_seconds IS NOT NULL)),
  constraint test_questions_check4 CHECK (code_check IS NULL OR type = 'CODE'::text),
  constraint test_questions_check5 CHECK ((code_check IS NULL) = (check_state IS NULL)),
  constraint test_questions_check6 CHECK (rubric = '[]'::jsonb OR (type = ANY (ARRAY['ESSAY'::text, 'CODE'::text, 'VIDEO_RESPONSE'::text]))),
  constraint test_questions_check_milliseconds_check CHECK (check_milliseconds >= 1 AND check_milliseconds <= 10000),
  constraint test_questions_check_state_check CHECK (check_state = ANY (ARRAY['waiting'::text, 'right'::text, 'wrong'::text])),
  constraint test_questions_expected_answer_check CHECK (length(expected_answer) <= 10000),
  constraint test_questions_explanation_check CHECK (length(explanation) <= 10000),
  constraint test_questions_language_check CHECK (language = ANY (ARRAY['javascript'::text, 'typescript'::text, 'python'::text, 'sql'::text])),
  constraint test_questions_points_check CHECK (points >= 1 AND points <= 100),
  constraint test_questions_pool_check CHECK (length(pool) <= 60),
  constraint test_questions_rubric_check CHECK (jsonb_array_length(rubric) <= 8),
  constraint test_questions_starter_code_check CHECK (length(starter_code) <= 10000),
  constraint test_questions_text_check CHECK (length(text) >= 1 AND length(text) <= 20000),
  constraint test_questions_topic_check CHECK (length(topic) <= 60),
  constraint test_questions_type_check CHECK (type = ANY (ARRAY['MULTIPLE_CHOICE'::text, 'TRUE_FALSE'::text, 'ESSAY'::text, 'CODE'::text, 'VIDEO_RESPONSE'::text])),
  constraint test_questions_video_seconds_check CHECK (video_seconds >= 30 AND video_seconds <= 600),
  constraint test_questions_words_check CHECK (length(words) <= 20000),
  constraint test_questions_company_id_test_id_fkey FOREIGN KEY (company_id, test_id) REFERENCES tests(company_id, id) ON DELETE CASCADE
);
CREATE INDEX test_questions_bank ON public.test_questions USING btree (company_id, id DESC);
CREATE INDEX test_questions_pictures ON public.test_questions USING gin (pictures) WHERE (pictures <> '{}'::uuid[]);
CREATE INDEX test_questions_statement ON public.test_questions USING btree (company_id, md5(text));

-- ── test ────────────────────────────────────────────────────────────────────────────────────────────────

create table test_versions (
  id uuid not null,
  company_id uuid not null,
  test_id uuid not null,
  number integer not null,
  fingerprint bytea not null,
  title text not null,
  description text not null,
  instructions text not null,
  category text not null,
  difficulty text not null,
  minutes smallint,
  shows_answers boolean not null,
  shuffles boolean not null,
  question_count smallint not null,
  points integer not null,
  created_at timestamp with time zone not null default now(),
  skills text[] not null default '{}'::text[],
  pools jsonb not null default '[]'::jsonb,
  graders smallint not null default 1,
  proves_from smallint not null default 50,
  constraint test_versions_pkey PRIMARY KEY (id),
  constraint test_versions_company_id_id_key UNIQUE (company_id, id),
  constraint test_versions_test_id_fingerprint_key UNIQUE (test_id, fingerprint),
  constraint test_versions_test_id_number_key UNIQUE (test_id, number),
  constraint test_versions_category_check CHECK (category = ANY (ARRAY['frontend'::text, 'backend'::text, 'database'::text, 'fundamentals'::text, 'devops'::text, 'mobile'::text])),
  constraint test_versions_difficulty_check CHECK (difficulty = ANY (ARRAY['basic'::text, 'intermediate'::text, 'advanced'::text])),
  constraint test_versions_graders_check CHECK (graders = ANY (ARRAY[1, 2])),
  constraint test_versions_number_check CHECK (number > 0),
  constraint test_versions_points_check CHECK (points > 0),
  constraint test_versions_proves_from_check CHECK (proves_from >= 50 AND proves_from <= 100),
  constraint test_versions_question_count_check CHECK (question_count > 0),
  constraint test_versions_company_id_test_id_fkey FOREIGN KEY (company_id, test_id) REFERENCES tests(company_id, id)
);

create table version_questions (
  id uuid not null,
  company_id uuid not null,
  version_id uuid not null,
  question_id uuid not null,
  position smallint not null,
  type text not null,
  text text not null,
  topic text not null,
  points smallint not null,
  options jsonb not null,
  correct_answer boolean,
  expected_answer text not null,
  explanation text not null,
  language text,
  starter_code text not null,
  video_seconds smallint,
  created_at timestamp with time zone not null default now(),
  code_check jsonb,
  check_milliseconds integer,
  pool text not null default ''::text,
  pictures uuid[] not null default '{}'::uuid[],
  rubric jsonb not null default '[]'::jsonb,
  constraint version_questions_pkey PRIMARY KEY (id),
  constraint version_questions_company_id_id_key UNIQUE (company_id, id),
  constraint version_questions_version_id_position_key UNIQUE (version_id, "position"),
  constraint version_questions_language_check CHECK (language = ANY (ARRAY['javascript'::text, 'typescript'::text, 'python'::text, 'sql'::text])),
  constraint version_questions_type_check CHECK (type = ANY (ARRAY['MULTIPLE_CHOICE'::text, 'TRUE_FALSE'::text, 'ESSAY'::text, 'CODE'::text, 'VIDEO_RESPONSE'::text])),
  constraint version_questions_company_id_version_id_fkey FOREIGN KEY (company_id, version_id) REFERENCES test_versions(company_id, id) ON DELETE CASCADE
);
CREATE INDEX version_questions_pictures ON public.version_questions USING gin (pictures) WHERE (pictures <> '{}'::uuid[]);
CREATE INDEX version_questions_question ON public.version_questions USING btree (question_id) WHERE ((code_check IS NOT NULL) AND (check_milliseconds IS NULL));
CREATE INDEX version_questions_statement ON public.version_questions USING btree (company_id, md5(text));
CREATE INDEX version_questions_written ON public.version_questions USING btree (question_id);

create table test_assignments (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid,
  test_id uuid not null,
  version_id uuid not null,
  status text not null default 'sent'::text,
  due_at timestamp with time zone not null,
  notes free_text,
  extra_minutes smallint not null default 0,
  sent_by uuid,
  sent_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  reminded_at timestamp with time zone,
  ended_at timestamp with time zone,
  decline_reason free_text,
  created_at timestamp with time zone not null default now(),
  talent_id uuid,
  reused_attempt_id uuid,
  help_asked_at timestamp with time zone,
  sent_with timestamp with time zone,
  constraint test_assignments_pkey PRIMARY KEY (id),
  constraint test_assignments_company_id_id_key UNIQUE (company_id, id),
  constraint test_assignments_check CHECK ((status = ANY (ARRAY['sent'::text, 'started'::text])) = (ended_at IS NULL)),
  constraint test_assignments_check1 CHECK (num_nonnulls(application_id, talent_id) = 1),
  constraint test_assignments_check2 CHECK ((application_id IS NULL) = (sent_by IS NULL)),
  constraint test_assignments_check3 CHECK (reused_attempt_id IS NULL OR status = 'done'::text),
  constraint test_assignments_extra_minutes_check CHECK (extra_minutes >= 0 AND extra_minutes <= 600),
  constraint test_assignments_status_check CHECK (status = ANY (ARRAY['sent'::text, 'started'::text, 'done'::text, 'declined'::text, 'expired'::text, 'cancelled'::text])),
  constraint test_assignments_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint test_assignments_company_id_reused_attempt_id_fkey FOREIGN KEY (company_id, reused_attempt_id) REFERENCES test_attempts(company_id, id) ON DELETE SET NULL (reused_attempt_id),
  constraint test_assignments_company_id_sent_by_fkey FOREIGN KEY (company_id, sent_by) REFERENCES company_members(company_id, user_id),
  constraint test_assignments_company_id_test_id_fkey FOREIGN KEY (company_id, test_id) REFERENCES tests(company_id, id),
  constraint test_assignments_company_id_version_id_fkey FOREIGN KEY (company_id, version_id) REFERENCES test_versions(company_id, id),
  constraint test_assignments_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX test_assignments_application ON public.test_assignments USING btree (application_id, id);
CREATE UNIQUE INDEX test_assignments_chosen ON public.test_assignments USING btree (talent_id, test_id) WHERE (status = ANY (ARRAY['sent'::text, 'started'::text]));
CREATE INDEX test_assignments_due ON public.test_assignments USING btree (due_at) WHERE (status = ANY (ARRAY['sent'::text, 'started'::text]));
CREATE INDEX test_assignments_ended ON public.test_assignments USING btree (company_id, ended_at) WHERE ((application_id IS NOT NULL) AND (ended_at IS NOT NULL));
CREATE UNIQUE INDEX test_assignments_open ON public.test_assignments USING btree (application_id, test_id) WHERE (status = ANY (ARRAY['sent'::text, 'started'::text]));
CREATE INDEX test_assignments_reused ON public.test_assignments USING btree (reused_attempt_id) WHERE (reused_attempt_id IS NOT NULL);
CREATE INDEX test_assignments_sender ON public.test_assignments USING btree (sent_by);
CREATE INDEX test_assignments_talent ON public.test_assignments USING btree (talent_id, id);
CREATE INDEX test_assignments_test ON public.test_assignments USING btree (test_id, id DESC);
CREATE INDEX test_assignments_version ON public.test_assignments USING btree (version_id);
CREATE INDEX test_assignments_waiting ON public.test_assignments USING btree (company_id, due_at) WHERE (status = 'sent'::text);

create table test_attempts (
  id uuid not null,
  company_id uuid not null,
  assignment_id uuid not null,
  version_id uuid not null,
  seat integer not null default 1,
  asked jsonb not null,
  started_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  submitted_at timestamp with time zone,
  submitted_by text,
  graded_at timestamp with time zone,
  points numeric(8,2),
  created_at timestamp with time zone not null default now(),
  constraint test_attempts_pkey PRIMARY KEY (id),
  constraint test_attempts_assignment_id_key UNIQUE (assignment_id),
  constraint test_attempts_company_id_id_key UNIQUE (company_id, id),
  constraint test_attempts_check CHECK ((submitted_at IS NULL) = (submitted_by IS NULL)),
  constraint test_attempts_check1 CHECK (graded_at IS NULL OR submitted_at IS NOT NULL),
  constraint test_attempts_submitted_by_check CHECK (submitted_by = ANY (ARRAY['candidate'::text, 'time'::text, 'end'::text])),
  constraint test_attempts_company_id_assignment_id_fkey FOREIGN KEY (company_id, assignment_id) REFERENCES test_assignments(company_id, id) ON DELETE CASCADE,
  constraint test_attempts_company_id_version_id_fkey FOREIGN KEY (company_id, version_id) REFERENCES test_versions(company_id, id)
);
CREATE INDEX test_attempts_expiry ON public.test_attempts USING btree (expires_at) WHERE (submitted_at IS NULL);
CREATE INDEX test_attempts_handed_in ON public.test_attempts USING btree (company_id, submitted_at) INCLUDE (assignment_id, submitted_by) WHERE (submitted_at IS NOT NULL);
CREATE INDEX test_attempts_submitted ON public.test_attempts USING btree (submitted_at) WHERE (submitted_at IS NOT NULL);
CREATE INDEX test_attempts_version ON public.test_attempts USING btree (version_id, submitted_at);

create table attempt_answers (
  attempt_id uuid not null,
  company_id uuid not null,
  question_id uuid not null,
  value jsonb,
  flagged boolean not null default false,
  seat integer not null default 0,
  sequence integer not null default 0,
  saved_at timestamp with time zone,
  grading text not null default 'none'::text,
  points numeric(6,2),
  created_at timestamp with time zone not null default now(),
  verdict jsonb,
  proposed_points numeric(6,2),
  criteria jsonb,
  constraint attempt_answers_pkey PRIMARY KEY (attempt_id, question_id),
  constraint attempt_answers_grading_check CHECK (grading = ANY (ARRAY['none'::text, 'machine'::text, 'waiting'::text, 'differs'::text, 'person'::text])),
  constraint attempt_answers_points_check CHECK (points >= 0::numeric),
  constraint attempt_answers_proposed_points_check CHECK (proposed_points >= 0::numeric),
  constraint attempt_answers_company_id_attempt_id_fkey FOREIGN KEY (company_id, attempt_id) REFERENCES test_attempts(company_id, id) ON DELETE CASCADE,
  constraint attempt_answers_company_id_question_id_fkey FOREIGN KEY (company_id, question_id) REFERENCES version_questions(company_id, id)
);
CREATE INDEX attempt_answers_differing ON public.attempt_answers USING btree (company_id, question_id, attempt_id) WHERE (grading = 'differs'::text);
CREATE INDEX attempt_answers_question ON public.attempt_answers USING btree (question_id);
CREATE INDEX attempt_answers_waiting ON public.attempt_answers USING btree (company_id, question_id, attempt_id) WHERE (grading = 'waiting'::text);

create table answer_revisions (
  attempt_id uuid not null,
  company_id uuid not null,
  question_id uuid not null,
  seat integer not null,
  sequence integer not null,
  value jsonb,
  flagged boolean not null,
  typed_at timestamp with time zone not null,
  late boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint answer_revisions_pkey PRIMARY KEY (attempt_id, seat, sequence),
  constraint answer_revisions_seat_check CHECK (seat > 0),
  constraint answer_revisions_sequence_check CHECK (sequence > 0),
  constraint answer_revisions_attempt_id_question_id_fkey FOREIGN KEY (attempt_id, question_id) REFERENCES attempt_answers(attempt_id, question_id) ON DELETE CASCADE,
  constraint answer_revisions_company_id_attempt_id_fkey FOREIGN KEY (company_id, attempt_id) REFERENCES test_attempts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX answer_revisions_question ON public.answer_revisions USING btree (attempt_id, question_id, seat, sequence);

-- ── grading ─────────────────────────────────────────────────────────────────────────────────────────────

create table answer_grades (
  id uuid not null,
  company_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  points numeric(6,2) not null,
  comment free_text,
  graded_by uuid not null,
  created_at timestamp with time zone not null default now(),
  criteria jsonb,
  decides boolean not null default true,
  constraint answer_grades_pkey PRIMARY KEY (id),
  constraint answer_grades_points_check CHECK (points >= 0::numeric),
  constraint answer_grades_attempt_id_question_id_fkey FOREIGN KEY (attempt_id, question_id) REFERENCES attempt_answers(attempt_id, question_id) ON DELETE CASCADE,
  constraint answer_grades_company_id_attempt_id_fkey FOREIGN KEY (company_id, attempt_id) REFERENCES test_attempts(company_id, id) ON DELETE CASCADE,
  constraint answer_grades_company_id_graded_by_fkey FOREIGN KEY (company_id, graded_by) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX answer_grades_answer ON public.answer_grades USING btree (attempt_id, question_id, id DESC);
CREATE INDEX answer_grades_grader ON public.answer_grades USING btree (graded_by);
CREATE UNIQUE INDEX answer_grades_once ON public.answer_grades USING btree (attempt_id, question_id, graded_by) WHERE (NOT decides);

-- ── stage ───────────────────────────────────────────────────────────────────────────────────────────────

create table stage_test_settings (
  stage_id uuid not null,
  company_id uuid not null,
  due_days smallint not null,
  automatic boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint stage_test_settings_pkey PRIMARY KEY (stage_id),
  constraint stage_test_settings_company_id_stage_id_key UNIQUE (company_id, stage_id),
  constraint stage_test_settings_due_days_check CHECK (due_days >= 1 AND due_days <= 90),
  constraint stage_test_settings_company_id_stage_id_fkey FOREIGN KEY (company_id, stage_id) REFERENCES job_stages(company_id, id) ON DELETE CASCADE
);

create table stage_tests (
  stage_id uuid not null,
  company_id uuid not null,
  test_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint stage_tests_pkey PRIMARY KEY (stage_id, test_id),
  constraint stage_tests_company_id_stage_id_fkey FOREIGN KEY (company_id, stage_id) REFERENCES stage_test_settings(company_id, stage_id) ON DELETE CASCADE,
  constraint stage_tests_company_id_test_id_fkey FOREIGN KEY (company_id, test_id) REFERENCES tests(company_id, id)
);
CREATE INDEX stage_tests_test ON public.stage_tests USING btree (test_id);

-- ── attempt ─────────────────────────────────────────────────────────────────────────────────────────────

create table attempt_signals (
  id uuid not null,
  company_id uuid not null,
  attempt_id uuid not null,
  kind text not null,
  amount integer not null,
  happened_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint attempt_signals_pkey PRIMARY KEY (id),
  constraint attempt_signals_amount_check CHECK (amount >= 0),
  constraint attempt_signals_kind_check CHECK (kind = ANY (ARRAY['page_left'::text, 'paste'::text])),
  constraint attempt_signals_company_id_attempt_id_fkey FOREIGN KEY (company_id, attempt_id) REFERENCES test_attempts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX attempt_signals_attempt ON public.attempt_signals USING btree (attempt_id, id);

-- ── video ───────────────────────────────────────────────────────────────────────────────────────────────

create table file_parts (
  file_id uuid not null,
  number integer not null,
  bytes bigint not null,
  created_at timestamp with time zone not null default now(),
  storage_key text,
  constraint file_parts_pkey PRIMARY KEY (file_id, number),
  constraint file_parts_bytes_check CHECK (bytes > 0),
  constraint file_parts_number_check CHECK (number >= 1 AND number <= 20000),
  constraint file_parts_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE
);

create table answer_videos (
  id uuid not null,
  company_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  file_id uuid not null,
  state text not null default 'recording'::text,
  seconds integer,
  created_at timestamp with time zone not null default now(),
  constraint answer_videos_pkey PRIMARY KEY (id),
  constraint answer_videos_company_id_id_key UNIQUE (company_id, id),
  constraint answer_videos_seconds_check CHECK (seconds >= 0 AND seconds <= 700),
  constraint answer_videos_state_check CHECK (state = ANY (ARRAY['recording'::text, 'complete'::text, 'lost'::text])),
  constraint answer_videos_attempt_id_question_id_fkey FOREIGN KEY (attempt_id, question_id) REFERENCES attempt_answers(attempt_id, question_id),
  constraint answer_videos_company_id_attempt_id_fkey FOREIGN KEY (company_id, attempt_id) REFERENCES test_attempts(company_id, id),
  constraint answer_videos_company_id_file_id_fkey FOREIGN KEY (company_id, file_id) REFERENCES files(company_id, id)
);
CREATE INDEX answer_videos_answer ON public.answer_videos USING btree (attempt_id, question_id, id);
CREATE INDEX answer_videos_file ON public.answer_videos USING btree (file_id);

-- ── statement ───────────────────────────────────────────────────────────────────────────────────────────

create table statement_pictures (
  file_id uuid not null,
  company_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint statement_pictures_pkey PRIMARY KEY (file_id),
  constraint statement_pictures_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint statement_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id)
);
CREATE INDEX statement_pictures_company ON public.statement_pictures USING btree (company_id);
CREATE INDEX statement_pictures_unused ON public.statement_pictures USING btree (created_at, file_id);

-- ── certificates ────────────────────────────────────────────────────────────────────────────────────────

create table credential_statuses (
  list integer not null,
  position integer not null,
  created_at timestamp with time zone not null default now(),
  constraint credential_statuses_pkey PRIMARY KEY (list, "position"),
  constraint credential_statuses_list_check CHECK (list > 0),
  constraint credential_statuses_position_check CHECK ("position" >= 0 AND "position" <= 131071)
);

create table certificates (
  id uuid not null,
  code text not null,
  attempt_id uuid not null,
  talent_id uuid not null,
  shows_name boolean not null,
  shows_score boolean not null,
  shows_place boolean not null,
  shows_company boolean not null,
  score smallint not null,
  status_list integer not null,
  status_position integer not null,
  changed_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  withdrawn_by text,
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_code_key UNIQUE (code),
  constraint certificates_status_list_status_position_key UNIQUE (status_list, status_position),
  constraint certificates_code_check CHECK (code ~ '^[A-Za-z0-9_-]{22}$'::text),
  constraint certificates_score_check CHECK (score >= 0 AND score <= 100),
  constraint certificates_withdrawn CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  constraint certificates_withdrawn_by_check CHECK (withdrawn_by = ANY (ARRAY['talent'::text, 'grade'::text])),
  constraint certificates_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES test_attempts(id) ON DELETE CASCADE,
  constraint certificates_status_list_status_position_fkey FOREIGN KEY (status_list, status_position) REFERENCES credential_statuses(list, "position"),
  constraint certificates_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX certificates_attempt ON public.certificates USING btree (attempt_id);
CREATE UNIQUE INDEX certificates_current ON public.certificates USING btree (attempt_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX certificates_key ON public.certificates USING btree (certificate_key(code));
CREATE INDEX certificates_talent ON public.certificates USING btree (talent_id);

create table signing_keys (
  id uuid not null,
  thumbprint text not null,
  public_key jsonb not null,
  private_key bytea,
  retired_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint signing_keys_pkey PRIMARY KEY (id),
  constraint signing_keys_thumbprint_key UNIQUE (thumbprint),
  constraint signing_keys_check CHECK ((private_key IS NULL) = (retired_at IS NOT NULL))
);
CREATE UNIQUE INDEX signing_keys_current ON public.signing_keys USING btree ((true)) WHERE (retired_at IS NULL);

-- ── shown ───────────────────────────────────────────────────────────────────────────────────────────────

create table shown_answers (
  attempt_id uuid not null,
  company_id uuid not null,
  question_id uuid not null,
  shown_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint shown_answers_pkey PRIMARY KEY (attempt_id, question_id),
  constraint shown_answers_attempt_id_question_id_fkey FOREIGN KEY (attempt_id, question_id) REFERENCES attempt_answers(attempt_id, question_id) ON DELETE CASCADE,
  constraint shown_answers_company_id_attempt_id_fkey FOREIGN KEY (company_id, attempt_id) REFERENCES test_attempts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX shown_answers_question ON public.shown_answers USING btree (question_id);

-- ── interviews ──────────────────────────────────────────────────────────────────────────────────────────

create table interviews (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  stage_id uuid not null,
  type text not null,
  status text not null default 'scheduled'::text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text not null,
  location text not null,
  notes free_text,
  organiser_id uuid not null,
  sequence integer not null default 0,
  cause text,
  reason free_text,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  room_code text,
  constraint interviews_pkey PRIMARY KEY (id),
  constraint interviews_company_id_id_key UNIQUE (company_id, id),
  constraint interviews_cause_check CHECK (cause = ANY (ARRAY['called_off'::text, 'no_show_candidate'::text, 'no_show_team'::text, 'application_over'::text])),
  constraint interviews_check CHECK (ends_at > starts_at),
  constraint interviews_check1 CHECK ((status = 'cancelled'::text) = (cause IS NOT NULL)),
  constraint interviews_location_check CHECK (length(location) <= 2048),
  constraint interviews_room_code_check CHECK (room_code ~ '^[a-z]{3}-[a-z]{4}-[a-z]{3}$'::text),
  constraint interviews_status_check CHECK (status = ANY (ARRAY['scheduled'::text, 'in_progress'::text, 'completed'::text, 'declined'::text, 'cancelled'::text])),
  constraint interviews_type_check CHECK (type = ANY (ARRAY['video'::text, 'presencial'::text, 'telefone'::text])),
  constraint interviews_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint interviews_company_id_organiser_id_fkey FOREIGN KEY (company_id, organiser_id) REFERENCES company_members(company_id, user_id),
  constraint interviews_company_id_stage_id_fkey FOREIGN KEY (company_id, stage_id) REFERENCES job_stages(company_id, id)
);
CREATE INDEX interviews_agenda ON public.interviews USING btree (company_id, starts_at, id);
CREATE INDEX interviews_ahead ON public.interviews USING btree (company_id, ends_at) WHERE (status = ANY (ARRAY['scheduled'::text, 'in_progress'::text]));
CREATE INDEX interviews_application ON public.interviews USING btree (application_id, starts_at DESC);
CREATE INDEX interviews_held ON public.interviews USING btree (company_id, ended_at) INCLUDE (application_id) WHERE (status = 'completed'::text);
CREATE UNIQUE INDEX interviews_open ON public.interviews USING btree (application_id) WHERE (status = ANY (ARRAY['scheduled'::text, 'in_progress'::text]));
CREATE INDEX interviews_organiser ON public.interviews USING btree (organiser_id, company_id) WHERE (status = ANY (ARRAY['scheduled'::text, 'in_progress'::text]));
CREATE UNIQUE INDEX interviews_room ON public.interviews USING btree (room_code) WHERE (room_code IS NOT NULL);
CREATE INDEX interviews_stage ON public.interviews USING btree (stage_id);

create table interview_participants (
  id uuid not null,
  company_id uuid not null,
  interview_id uuid not null,
  role text not null,
  user_id uuid,
  answer text,
  answer_note free_text,
  answered_at timestamp with time zone,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint interview_participants_pkey PRIMARY KEY (id),
  constraint interview_participants_company_id_id_key UNIQUE (company_id, id),
  constraint interview_participants_answer_check CHECK (answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'another_time'::text])),
  constraint interview_participants_check CHECK ((role = 'candidate'::text) = (user_id IS NULL)),
  constraint interview_participants_check1 CHECK ((answer IS NULL) = (answered_at IS NULL)),
  constraint interview_participants_role_check CHECK (role = ANY (ARRAY['host'::text, 'interviewer'::text, 'observer'::text, 'candidate'::text])),
  constraint interview_participants_company_id_interview_id_fkey FOREIGN KEY (company_id, interview_id) REFERENCES interviews(company_id, id) ON DELETE CASCADE,
  constraint interview_participants_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX interview_participants_answered ON public.interview_participants USING btree (company_id, answered_at) INCLUDE (interview_id) WHERE (user_id IS NULL);
CREATE UNIQUE INDEX interview_participants_candidate ON public.interview_participants USING btree (interview_id) WHERE (user_id IS NULL);
CREATE INDEX interview_participants_interview ON public.interview_participants USING btree (interview_id, id);
CREATE UNIQUE INDEX interview_participants_once ON public.interview_participants USING btree (interview_id, user_id) WHERE ((user_id IS NOT NULL) AND (removed_at IS NULL));
CREATE INDEX interview_participants_user ON public.interview_participants USING btree (user_id, company_id) WHERE (user_id IS NOT NULL);

-- ── rooms ───────────────────────────────────────────────────────────────────────────────────────────────

create table rooms (
  id uuid not null,
  company_id uuid not null,
  code text not null,
  interview_id uuid,
  created_by uuid,
  locked boolean not null default false,
  opened_at timestamp with time zone,
  started_at timestamp with time zone,
  empty_since timestamp with time zone,
  ended_at timestamp with time zone,
  holder uuid,
  held_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  words_since timestamp with time zone,
  constraint rooms_pkey PRIMARY KEY (id),
  constraint rooms_code_key UNIQUE (code),
  constraint rooms_company_id_id_key UNIQUE (company_id, id),
  constraint rooms_code_check CHECK (code ~ '^[a-z]{3}-[a-z]{4}-[a-z]{3}$'::text),
  constraint rooms_company_id_created_by_fkey FOREIGN KEY (company_id, created_by) REFERENCES company_members(company_id, user_id),
  constraint rooms_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint rooms_company_id_interview_id_fkey FOREIGN KEY (company_id, interview_id) REFERENCES interviews(company_id, id) ON DELETE CASCADE
);
CREATE INDEX rooms_going_on ON public.rooms USING btree (started_at) WHERE ((started_at IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX rooms_interview ON public.rooms USING btree (interview_id);
CREATE INDEX rooms_made ON public.rooms USING btree (company_id, created_at);
CREATE INDEX rooms_maker ON public.rooms USING btree (created_by, company_id) WHERE (created_by IS NOT NULL);
CREATE INDEX rooms_words ON public.rooms USING btree (held_until) WHERE (words_since IS NOT NULL);

create table room_entries (
  id uuid not null,
  company_id uuid not null,
  room_id uuid not null,
  access_type text not null,
  role text not null,
  user_id uuid,
  participant_id uuid,
  name text,
  name_typed boolean not null,
  consent_version text not null,
  consented_at timestamp with time zone not null,
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  joined_at timestamp with time zone,
  seated boolean not null default false,
  resume_hash bytea,
  left_at timestamp with time zone,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint room_entries_pkey PRIMARY KEY (id),
  constraint room_entries_company_id_id_key UNIQUE (company_id, id),
  constraint room_entries_access_type_check CHECK (access_type = ANY (ARRAY['host'::text, 'candidate'::text, 'guest'::text])),
  constraint room_entries_check CHECK ((decision IS NULL) = (decided_at IS NULL)),
  constraint room_entries_decision_check CHECK (decision = ANY (ARRAY['admitted'::text, 'rejected'::text])),
  constraint room_entries_name_check CHECK (length(name) <= 120),
  constraint room_entries_role_check CHECK (role = ANY (ARRAY['host'::text, 'interviewer'::text, 'candidate'::text, 'observer'::text])),
  constraint room_entries_company_id_participant_id_fkey FOREIGN KEY (company_id, participant_id) REFERENCES interview_participants(company_id, id) ON DELETE SET NULL (participant_id),
  constraint room_entries_company_id_room_id_fkey FOREIGN KEY (company_id, room_id) REFERENCES rooms(company_id, id) ON DELETE CASCADE,
  constraint room_entries_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint room_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX room_entries_decider ON public.room_entries USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX room_entries_participant ON public.room_entries USING btree (participant_id) WHERE (participant_id IS NOT NULL);
CREATE UNIQUE INDEX room_entries_resume ON public.room_entries USING btree (resume_hash) WHERE (resume_hash IS NOT NULL);
CREATE INDEX room_entries_room ON public.room_entries USING btree (room_id, id);
CREATE UNIQUE INDEX room_entries_seat ON public.room_entries USING btree (room_id) WHERE seated;
CREATE INDEX room_entries_user ON public.room_entries USING btree (user_id) WHERE (user_id IS NOT NULL);

create table room_messages (
  id uuid not null,
  company_id uuid not null,
  room_id uuid not null,
  entry_id uuid not null,
  client_id uuid not null,
  role text not null,
  text text not null,
  created_at timestamp with time zone not null default now(),
  constraint room_messages_pkey PRIMARY KEY (id),
  constraint room_messages_entry_id_client_id_key UNIQUE (entry_id, client_id),
  constraint room_messages_role_check CHECK (role = ANY (ARRAY['host'::text, 'interviewer'::text, 'candidate'::text, 'observer'::text])),
  constraint room_messages_text_check CHECK (length(text) <= 2000),
  constraint room_messages_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES room_entries(company_id, id) ON DELETE CASCADE,
  constraint room_messages_company_id_room_id_fkey FOREIGN KEY (company_id, room_id) REFERENCES rooms(company_id, id) ON DELETE CASCADE
);
CREATE INDEX room_messages_room ON public.room_messages USING btree (room_id, id);

create table room_captions (
  id uuid not null,
  company_id uuid not null,
  room_id uuid not null,
  entry_id uuid not null,
  segment_id uuid not null,
  revision integer not null,
  role text not null,
  text text not null,
  final boolean not null,
  start_ms integer not null,
  end_ms integer not null,
  lang text not null,
  provider text not null,
  confidence real,
  said_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  recording_id uuid,
  constraint room_captions_pkey PRIMARY KEY (id),
  constraint room_captions_entry_id_segment_id_key UNIQUE (entry_id, segment_id),
  constraint room_captions_lang_check CHECK (length(lang) <= 20),
  constraint room_captions_provider_check CHECK (provider = ANY (ARRAY['browser'::text, 'service'::text, 'typed'::text])),
  constraint room_captions_revision_check CHECK (revision >= 0),
  constraint room_captions_role_check CHECK (role = ANY (ARRAY['host'::text, 'interviewer'::text, 'candidate'::text, 'observer'::text])),
  constraint room_captions_text_check CHECK (length(text) <= 2000),
  constraint room_captions_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES room_entries(company_id, id) ON DELETE CASCADE,
  constraint room_captions_company_id_recording_id_fkey FOREIGN KEY (company_id, recording_id) REFERENCES room_recordings(company_id, id) ON DELETE SET NULL (recording_id),
  constraint room_captions_company_id_room_id_fkey FOREIGN KEY (company_id, room_id) REFERENCES rooms(company_id, id) ON DELETE CASCADE
);
CREATE INDEX room_captions_recording ON public.room_captions USING btree (recording_id, said_at) WHERE (recording_id IS NOT NULL);
CREATE INDEX room_captions_room ON public.room_captions USING btree (room_id, said_at DESC, id DESC);

-- ── arrival ─────────────────────────────────────────────────────────────────────────────────────────────

create table arrival_matches (
  application_id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  applied_at timestamp with time zone not null,
  score smallint,
  formula smallint not null,
  on_arrival boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint arrival_matches_pkey PRIMARY KEY (application_id),
  constraint arrival_matches_score_check CHECK (score >= 0 AND score <= 100),
  constraint arrival_matches_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE
);
CREATE INDEX arrival_matches_company ON public.arrival_matches USING btree (company_id, applied_at) INCLUDE (job_id, score, application_id) WHERE (score IS NOT NULL);

-- ── stage ───────────────────────────────────────────────────────────────────────────────────────────────

create table stage_stays (
  application_id uuid not null,
  place integer not null,
  company_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null,
  stage_id uuid not null,
  entered_at timestamp with time zone not null,
  left_at timestamp with time zone,
  how text,
  final boolean not null default false,
  held_seconds integer not null default 0,
  held_since timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint stage_stays_pkey PRIMARY KEY (application_id, place),
  constraint stage_stays_check CHECK ((left_at IS NULL) = (how IS NULL)),
  constraint stage_stays_check1 CHECK (NOT final OR how <> 'moved'::text),
  constraint stage_stays_how_check CHECK (how = ANY (ARRAY['moved'::text, 'hired'::text, 'rejected'::text, 'withdrawn'::text, 'closed'::text])),
  constraint stage_stays_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint stage_stays_company_id_candidate_id_fkey FOREIGN KEY (company_id, candidate_id) REFERENCES candidates(company_id, id),
  constraint stage_stays_company_id_stage_id_fkey FOREIGN KEY (company_id, stage_id) REFERENCES job_stages(company_id, id)
);
CREATE INDEX stage_stays_ends ON public.stage_stays USING btree (company_id, left_at) INCLUDE (job_id, application_id, how) WHERE final;
CREATE INDEX stage_stays_stage ON public.stage_stays USING btree (stage_id, entered_at);
CREATE INDEX stage_stays_standing ON public.stage_stays USING btree (company_id, left_at, entered_at) INCLUDE (job_id, application_id, candidate_id);

create table reply_promises (
  application_id uuid not null,
  place integer not null,
  company_id uuid not null,
  job_id uuid not null,
  made_at timestamp with time zone not null,
  due_at timestamp with time zone,
  ended_at timestamp with time zone,
  kept boolean,
  created_at timestamp with time zone not null default now(),
  constraint reply_promises_pkey PRIMARY KEY (application_id, place),
  constraint reply_promises_check CHECK (kept IS NULL OR ended_at IS NOT NULL),
  constraint reply_promises_application_id_place_fkey FOREIGN KEY (application_id, place) REFERENCES stage_stays(application_id, place) ON DELETE CASCADE,
  constraint reply_promises_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE
);
CREATE INDEX reply_promises_due ON public.reply_promises USING btree (company_id, due_at) INCLUDE (job_id, ended_at, kept);

-- ── candidate ───────────────────────────────────────────────────────────────────────────────────────────

create table candidate_exports (
  id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  job_id uuid,
  application_ids uuid[] not null,
  columns text[] not null,
  locale locale not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint candidate_exports_pkey PRIMARY KEY (id),
  constraint candidate_exports_application_ids_check CHECK (cardinality(application_ids) >= 1 AND cardinality(application_ids) <= 50000),
  constraint candidate_exports_columns_check CHECK (cardinality(columns) >= 1 AND cardinality(columns) <= 50),
  constraint candidate_exports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint candidate_exports_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id),
  constraint candidate_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX candidate_exports_expired ON public.candidate_exports USING btree (expires_at);
CREATE INDEX candidate_exports_user ON public.candidate_exports USING btree (user_id);

-- ── recordings ──────────────────────────────────────────────────────────────────────────────────────────

create table room_recordings (
  id uuid not null,
  company_id uuid not null,
  room_id uuid not null,
  entry_id uuid not null,
  picture boolean not null,
  state text not null,
  started_at timestamp with time zone,
  lost_at timestamp with time zone,
  ended_at timestamp with time zone,
  end_reason text,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  removal_announced_at timestamp with time zone,
  constraint room_recordings_pkey PRIMARY KEY (id),
  constraint room_recordings_company_id_id_key UNIQUE (company_id, id),
  constraint room_recordings_check CHECK ((state = ANY (ARRAY['recording'::text, 'ended'::text])) = (started_at IS NOT NULL)),
  constraint room_recordings_check1 CHECK ((state = ANY (ARRAY['ended'::text, 'refused'::text])) = (ended_at IS NOT NULL)),
  constraint room_recordings_end_reason_check CHECK (end_reason = ANY (ARRAY['stopped'::text, 'declined'::text, 'withdrawn'::text, 'lost'::text])),
  constraint room_recordings_state_check CHECK (state = ANY (ARRAY['asking'::text, 'recording'::text, 'ended'::text, 'refused'::text])),
  constraint room_recordings_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES room_entries(company_id, id) ON DELETE CASCADE,
  constraint room_recordings_company_id_room_id_fkey FOREIGN KEY (company_id, room_id) REFERENCES rooms(company_id, id) ON DELETE CASCADE
);
CREATE INDEX room_recordings_entry ON public.room_recordings USING btree (entry_id);
CREATE UNIQUE INDEX room_recordings_going_on ON public.room_recordings USING btree (room_id) WHERE (state = ANY (ARRAY['asking'::text, 'recording'::text]));
CREATE INDEX room_recordings_room ON public.room_recordings USING btree (room_id, started_at);

create table room_recording_consents (
  id uuid not null,
  company_id uuid not null,
  recording_id uuid not null,
  entry_id uuid not null,
  accepted boolean not null,
  version text not null,
  decided_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint room_recording_consents_pkey PRIMARY KEY (id),
  constraint room_recording_consents_recording_id_entry_id_key UNIQUE (recording_id, entry_id),
  constraint room_recording_consents_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES room_entries(company_id, id) ON DELETE CASCADE,
  constraint room_recording_consents_company_id_recording_id_fkey FOREIGN KEY (company_id, recording_id) REFERENCES room_recordings(company_id, id) ON DELETE CASCADE
);
CREATE INDEX room_recording_consents_entry ON public.room_recording_consents USING btree (entry_id);

create table recording_segments (
  id uuid not null,
  company_id uuid not null,
  recording_id uuid not null,
  kind text not null,
  entry_id uuid,
  mime text not null,
  file_id uuid not null,
  state text not null default 'uploading'::text,
  offset_ms integer not null,
  duration_ms integer,
  parts integer not null default 0,
  bytes bigint not null default 0,
  head bytea,
  reading jsonb,
  prefix bytea not null default '\x'::bytea,
  heard_at timestamp with time zone not null,
  cut_off boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint recording_segments_pkey PRIMARY KEY (id),
  constraint recording_segments_company_id_id_key UNIQUE (company_id, id),
  constraint recording_segments_check CHECK ((kind = 'composite'::text) = (entry_id IS NULL)),
  constraint recording_segments_duration_ms_check CHECK (duration_ms >= 0),
  constraint recording_segments_kind_check CHECK (kind = ANY (ARRAY['composite'::text, 'audio'::text])),
  constraint recording_segments_offset_ms_check CHECK (offset_ms >= 0),
  constraint recording_segments_state_check CHECK (state = ANY (ARRAY['uploading'::text, 'joining'::text, 'completed'::text, 'aborted'::text])),
  constraint recording_segments_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES room_entries(company_id, id) ON DELETE CASCADE,
  constraint recording_segments_company_id_file_id_fkey FOREIGN KEY (company_id, file_id) REFERENCES files(company_id, id),
  constraint recording_segments_company_id_recording_id_fkey FOREIGN KEY (company_id, recording_id) REFERENCES room_recordings(company_id, id) ON DELETE CASCADE
);
CREATE INDEX recording_segments_entry ON public.recording_segments USING btree (entry_id);
CREATE INDEX recording_segments_file ON public.recording_segments USING btree (file_id);
CREATE INDEX recording_segments_recording ON public.recording_segments USING btree (recording_id, offset_ms, id);
CREATE INDEX recording_segments_silent ON public.recording_segments USING btree (state, heard_at) WHERE (state = ANY (ARRAY['uploading'::text, 'joining'::text]));

create table recording_parts (
  segment_id uuid not null,
  company_id uuid not null,
  number integer not null,
  etag text not null,
  clusters jsonb not null,
  keys jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint recording_parts_pkey PRIMARY KEY (segment_id, number),
  constraint recording_parts_number_check CHECK (number >= 1),
  constraint recording_parts_company_id_segment_id_fkey FOREIGN KEY (company_id, segment_id) REFERENCES recording_segments(company_id, id) ON DELETE CASCADE
);

-- ── ai ──────────────────────────────────────────────────────────────────────────────────────────────────

create table ai_interviews (
  id uuid not null,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  stage_id uuid not null,
  status text not null default 'scheduled'::text,
  closes_at timestamp with time zone not null,
  time_zone text not null,
  locale text not null,
  script jsonb not null,
  documents_url text,
  notes free_text,
  organiser_id uuid not null,
  cause text,
  reason free_text,
  phase text,
  resumes text,
  holder uuid,
  way text,
  heard_name text,
  consent_version text,
  consented_at timestamp with time zone,
  seconds_used integer not null default 0,
  active_since timestamp with time zone,
  heard_at timestamp with time zone,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint ai_interviews_pkey PRIMARY KEY (id),
  constraint ai_interviews_company_id_id_key UNIQUE (company_id, id),
  constraint ai_interviews_cause_check CHECK (cause = ANY (ARRAY['called_off'::text, 'application_over'::text, 'expired'::text, 'asked_for_person'::text])),
  constraint ai_interviews_check CHECK ((status = 'cancelled'::text) = (cause IS NOT NULL)),
  constraint ai_interviews_check1 CHECK (phase IS NULL OR started_at IS NOT NULL),
  constraint ai_interviews_check2 CHECK ((consent_version IS NULL) = (consented_at IS NULL)),
  constraint ai_interviews_documents_url_check CHECK (length(documents_url) <= 2048),
  constraint ai_interviews_heard_name_check CHECK (length(heard_name) <= 200),
  constraint ai_interviews_locale_check CHECK (locale = ANY (ARRAY['pt-BR'::text, 'en-US'::text])),
  constraint ai_interviews_phase_check CHECK (phase = ANY (ARRAY['listen-name'::text, 'confirm-name'::text, 'ask'::text, 'paused'::text, 'closing'::text])),
  constraint ai_interviews_resumes_check CHECK (resumes = ANY (ARRAY['listen-name'::text, 'confirm-name'::text, 'ask'::text])),
  constraint ai_interviews_status_check CHECK (status = ANY (ARRAY['scheduled'::text, 'in_progress'::text, 'completed'::text, 'failed'::text, 'cancelled'::text])),
  constraint ai_interviews_way_check CHECK (way = ANY (ARRAY['voice'::text, 'text'::text])),
  constraint ai_interviews_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint ai_interviews_company_id_organiser_id_fkey FOREIGN KEY (company_id, organiser_id) REFERENCES company_members(company_id, user_id),
  constraint ai_interviews_company_id_stage_id_fkey FOREIGN KEY (company_id, stage_id) REFERENCES job_stages(company_id, id)
);
CREATE INDEX ai_interviews_application ON public.ai_interviews USING btree (application_id, created_at DESC);
CREATE INDEX ai_interviews_closes ON public.ai_interviews USING btree (company_id, closes_at) WHERE ((status = 'scheduled'::text) OR (cause = 'expired'::text));
CREATE INDEX ai_interviews_closing ON public.ai_interviews USING btree (closes_at) WHERE (status = 'scheduled'::text);
CREATE INDEX ai_interviews_company ON public.ai_interviews USING btree (company_id, COALESCE(started_at, closes_at));
CREATE INDEX ai_interviews_ended ON public.ai_interviews USING btree (company_id, ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX ai_interviews_idle ON public.ai_interviews USING btree (heard_at) WHERE (status = 'in_progress'::text);
CREATE UNIQUE INDEX ai_interviews_open ON public.ai_interviews USING btree (application_id) WHERE (status = ANY (ARRAY['scheduled'::text, 'in_progress'::text]));
CREATE INDEX ai_interviews_organiser ON public.ai_interviews USING btree (organiser_id, company_id) WHERE (status = ANY (ARRAY['scheduled'::text, 'in_progress'::text]));
CREATE INDEX ai_interviews_stage ON public.ai_interviews USING btree (stage_id);
CREATE INDEX ai_interviews_started ON public.ai_interviews USING btree (company_id, started_at) WHERE (started_at IS NOT NULL);

create table ai_interview_turns (
  id uuid not null,
  company_id uuid not null,
  interview_id uuid not null,
  number smallint not null,
  kind text not null,
  question smallint not null,
  prompt text not null,
  worded_by text not null,
  answer text,
  skipped boolean not null default false,
  way text,
  seconds integer,
  confidence real,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint ai_interview_turns_pkey PRIMARY KEY (id),
  constraint ai_interview_turns_interview_id_number_key UNIQUE (interview_id, number),
  constraint ai_interview_turns_answer_check CHECK (length(answer) <= 8000),
  constraint ai_interview_turns_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
  constraint ai_interview_turns_confidence_check CHECK (confidence >= 0::double precision AND confidence <= 1::double precision),
  constraint ai_interview_turns_kind_check CHECK (kind = ANY (ARRAY['ask'::text, 'follow-up'::text])),
  constraint ai_interview_turns_number_check CHECK (number >= 1),
  constraint ai_interview_turns_prompt_check CHECK (length(prompt) <= 1000),
  constraint ai_interview_turns_question_check CHECK (question >= 1),
  constraint ai_interview_turns_seconds_check CHECK (seconds >= 0),
  constraint ai_interview_turns_way_check CHECK (way = ANY (ARRAY['voice'::text, 'text'::text])),
  constraint ai_interview_turns_worded_by_check CHECK (length(worded_by) <= 200),
  constraint ai_interview_turns_company_id_interview_id_fkey FOREIGN KEY (company_id, interview_id) REFERENCES ai_interviews(company_id, id) ON DELETE CASCADE
);

create table interview_analyses (
  id uuid not null,
  company_id uuid not null,
  application_id uuid not null,
  ai_interview_id uuid,
  interview_id uuid,
  state text not null,
  method text not null,
  engine text not null,
  rules_version smallint not null,
  transcript_hash text not null,
  overall smallint,
  result jsonb,
  reviewed_by uuid,
  reviewed_at timestamp with time zone,
  agrees boolean,
  review_note free_text,
  requested_by uuid,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint interview_analyses_pkey PRIMARY KEY (id),
  constraint interview_analyses_check CHECK ((ai_interview_id IS NULL) <> (interview_id IS NULL)),
  constraint interview_analyses_check1 CHECK ((state = 'running'::text) = (finished_at IS NULL)),
  constraint interview_analyses_check2 CHECK ((state = 'done'::text) = (result IS NOT NULL)),
  constraint interview_analyses_check3 CHECK ((reviewed_by IS NULL) = (reviewed_at IS NULL)),
  constraint interview_analyses_check4 CHECK ((reviewed_at IS NULL) = (agrees IS NULL)),
  constraint interview_analyses_engine_check CHECK (length(engine) <= 200),
  constraint interview_analyses_method_check CHECK (method = ANY (ARRAY['local'::text, 'model'::text])),
  constraint interview_analyses_overall_check CHECK (overall >= 0 AND overall <= 100),
  constraint interview_analyses_state_check CHECK (state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])),
  constraint interview_analyses_company_id_ai_interview_id_fkey FOREIGN KEY (company_id, ai_interview_id) REFERENCES ai_interviews(company_id, id) ON DELETE CASCADE,
  constraint interview_analyses_company_id_application_id_fkey FOREIGN KEY (company_id, application_id) REFERENCES applications(company_id, id) ON DELETE CASCADE,
  constraint interview_analyses_company_id_interview_id_fkey FOREIGN KEY (company_id, interview_id) REFERENCES interviews(company_id, id) ON DELETE CASCADE,
  constraint interview_analyses_company_id_requested_by_fkey FOREIGN KEY (company_id, requested_by) REFERENCES company_members(company_id, user_id),
  constraint interview_analyses_company_id_reviewed_by_fkey FOREIGN KEY (company_id, reviewed_by) REFERENCES company_members(company_id, user_id)
);
CREATE INDEX interview_analyses_ai_interview ON public.interview_analyses USING btree (ai_interview_id, created_at DESC, id DESC);
CREATE INDEX interview_analyses_application ON public.interview_analyses USING btree (application_id);
CREATE INDEX interview_analyses_interview ON public.interview_analyses USING btree (interview_id, created_at DESC, id DESC);
CREATE INDEX interview_analyses_requested ON public.interview_analyses USING btree (requested_by, company_id) WHERE (requested_by IS NOT NULL);
CREATE INDEX interview_analyses_reviewed ON public.interview_analyses USING btree (reviewed_by, company_id) WHERE (reviewed_by IS NOT NULL);

-- ── knowledge ───────────────────────────────────────────────────────────────────────────────────────────

create table knowledge_authors (
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint knowledge_authors_pkey PRIMARY KEY (user_id),
  constraint knowledge_authors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table knowledge_items (
  id uuid not null,
  version integer not null default 1,
  kind text not null,
  author_id uuid,
  title text not null,
  summary text not null default ''::text,
  body text not null default ''::text,
  pictures uuid[] not null default '{}'::uuid[],
  category test_category not null,
  level text not null,
  skills text[] not null default '{}'::text[],
  locale locale not null,
  sources jsonb not null default '[]'::jsonb,
  test_id uuid,
  minutes smallint not null default 1,
  status text not null default 'draft'::text,
  document tsvector not null,
  heading tsvector not null,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null,
  on_blog boolean not null default false,
  blog_slug text,
  constraint knowledge_items_pkey PRIMARY KEY (id),
  constraint knowledge_items_blog_slug_key UNIQUE (blog_slug),
  constraint knowledge_items_id_kind_key UNIQUE (id, kind),
  constraint knowledge_items_blog_has_address CHECK (blog_slug IS NOT NULL OR NOT on_blog),
  constraint knowledge_items_blog_of_articles CHECK (kind = 'article'::text OR NOT on_blog),
  constraint knowledge_items_blog_slug_check CHECK (blog_slug ~ '^[a-z0-9-]{2,80}$'::text),
  constraint knowledge_items_body_check CHECK (length(body) <= 50000),
  constraint knowledge_items_check CHECK (kind = 'course'::text OR test_id IS NULL),
  constraint knowledge_items_check1 CHECK (status = 'draft'::text OR published_at IS NOT NULL),
  constraint knowledge_items_kind_check CHECK (kind = ANY (ARRAY['course'::text, 'article'::text, 'path'::text])),
  constraint knowledge_items_level_check CHECK (level = ANY (ARRAY['basic'::text, 'intermediate'::text, 'advanced'::text])),
  constraint knowledge_items_minutes_check CHECK (minutes >= 1),
  constraint knowledge_items_skills_check CHECK (cardinality(skills) <= 8),
  constraint knowledge_items_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text])),
  constraint knowledge_items_summary_check CHECK (length(summary) <= 500),
  constraint knowledge_items_title_check CHECK (length(title) >= 3 AND length(title) <= 120),
  constraint knowledge_items_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint knowledge_items_test_id_fkey FOREIGN KEY (test_id) REFERENCES tests(id) ON DELETE SET NULL
);
CREATE INDEX knowledge_items_author ON public.knowledge_items USING btree (author_id, updated_at DESC);
CREATE INDEX knowledge_items_blog ON public.knowledge_items USING btree (published_at DESC, id DESC) WHERE (on_blog AND (status = 'published'::text));
CREATE INDEX knowledge_items_counted ON public.knowledge_items USING btree (kind, category, level, id) WHERE (status = 'published'::text);
CREATE INDEX knowledge_items_document ON public.knowledge_items USING gin (document);
CREATE INDEX knowledge_items_pictures ON public.knowledge_items USING gin (pictures);
CREATE INDEX knowledge_items_recent ON public.knowledge_items USING btree (kind, published_at DESC, id DESC) INCLUDE (category, level) WHERE (status = 'published'::text);
CREATE INDEX knowledge_items_skills ON public.knowledge_items USING gin (skills);
CREATE INDEX knowledge_items_test ON public.knowledge_items USING btree (test_id);
CREATE INDEX knowledge_items_titled ON public.knowledge_items USING btree (kind, plain(title), id) WHERE (status = 'published'::text);

create table knowledge_lessons (
  id uuid not null,
  version integer not null default 1,
  course_id uuid not null,
  position smallint not null,
  title text not null,
  body text not null default ''::text,
  pictures uuid[] not null default '{}'::uuid[],
  questions jsonb not null default '[]'::jsonb,
  minutes smallint not null default 1,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint knowledge_lessons_pkey PRIMARY KEY (id),
  constraint knowledge_lessons_body_check CHECK (length(body) <= 40000),
  constraint knowledge_lessons_minutes_check CHECK (minutes >= 1),
  constraint knowledge_lessons_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text])),
  constraint knowledge_lessons_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  constraint knowledge_lessons_course_id_fkey FOREIGN KEY (course_id) REFERENCES knowledge_items(id) ON DELETE CASCADE
);
CREATE INDEX knowledge_lessons_course ON public.knowledge_lessons USING btree (course_id, "position", id);
CREATE INDEX knowledge_lessons_pictures ON public.knowledge_lessons USING gin (pictures);

create table knowledge_steps (
  path_id uuid not null,
  position smallint not null,
  item_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint knowledge_steps_pkey PRIMARY KEY (path_id, "position"),
  constraint knowledge_steps_path_id_item_id_key UNIQUE (path_id, item_id),
  constraint knowledge_steps_item_id_fkey FOREIGN KEY (item_id) REFERENCES knowledge_items(id),
  constraint knowledge_steps_path_id_fkey FOREIGN KEY (path_id) REFERENCES knowledge_items(id) ON DELETE CASCADE
);
CREATE INDEX knowledge_steps_item ON public.knowledge_steps USING btree (item_id);

create table enrolments (
  talent_id uuid not null,
  item_id uuid not null,
  reached smallint not null default 0,
  completed_at timestamp with time zone,
  left_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint enrolments_pkey PRIMARY KEY (talent_id, item_id),
  constraint enrolments_reached_check CHECK (reached >= 0 AND reached <= 100),
  constraint enrolments_item_id_fkey FOREIGN KEY (item_id) REFERENCES knowledge_items(id) ON DELETE CASCADE,
  constraint enrolments_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX enrolments_item ON public.enrolments USING btree (item_id);

create table lessons_done (
  talent_id uuid not null,
  lesson_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint lessons_done_pkey PRIMARY KEY (talent_id, lesson_id),
  constraint lessons_done_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES knowledge_lessons(id) ON DELETE CASCADE,
  constraint lessons_done_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX lessons_done_lesson ON public.lessons_done USING btree (lesson_id);

create table articles_read (
  talent_id uuid not null,
  item_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint articles_read_pkey PRIMARY KEY (talent_id, item_id),
  constraint articles_read_item_id_fkey FOREIGN KEY (item_id) REFERENCES knowledge_items(id) ON DELETE CASCADE,
  constraint articles_read_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX articles_read_item ON public.articles_read USING btree (item_id);

create table bookmarks (
  talent_id uuid not null,
  item_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint bookmarks_pkey PRIMARY KEY (talent_id, item_id),
  constraint bookmarks_item_id_fkey FOREIGN KEY (item_id) REFERENCES knowledge_items(id) ON DELETE CASCADE,
  constraint bookmarks_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE
);
CREATE INDEX bookmarks_item ON public.bookmarks USING btree (item_id);

create table knowledge_pictures (
  file_id uuid not null,
  author_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint knowledge_pictures_pkey PRIMARY KEY (file_id),
  constraint knowledge_pictures_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint knowledge_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id)
);
CREATE INDEX knowledge_pictures_age ON public.knowledge_pictures USING btree (created_at);
CREATE INDEX knowledge_pictures_author ON public.knowledge_pictures USING btree (author_id);

-- ── contact ─────────────────────────────────────────────────────────────────────────────────────────────

create table contact_messages (
  id uuid not null,
  name person_name not null,
  email email not null,
  message text not null,
  topic text not null,
  locale locale not null,
  created_at timestamp with time zone not null default now(),
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_message_check CHECK (length(message) >= 1 AND length(message) <= 4000),
  constraint contact_messages_topic_check CHECK (topic = ANY (ARRAY['help'::text, 'plans'::text, 'press'::text, 'other'::text]))
);
CREATE INDEX contact_messages_age ON public.contact_messages USING btree (created_at);
CREATE INDEX contact_messages_email ON public.contact_messages USING btree (email, created_at);

create table newsletter_subscribers (
  id uuid not null,
  email email not null,
  locale locale not null,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint newsletter_subscribers_pkey PRIMARY KEY (id),
  constraint newsletter_subscribers_email_key UNIQUE (email)
);
CREATE INDEX newsletter_subscribers_forgotten ON public.newsletter_subscribers USING btree (asked_at) WHERE ((confirmed_at IS NULL) OR (unsubscribed_at IS NOT NULL));

-- ── billing ─────────────────────────────────────────────────────────────────────────────────────────────

create table plans (
  code text not null,
  audience text not null,
  position smallint not null,
  month_cents cents not null,
  year_cents cents not null,
  currency currency not null default 'BRL'::text,
  max_active_jobs integer,
  max_candidates integer,
  max_interviews integer,
  created_at timestamp with time zone not null default now(),
  constraint plans_pkey PRIMARY KEY (code),
  constraint plans_audience_position_key UNIQUE (audience, "position"),
  constraint plans_audience_check CHECK (audience = ANY (ARRAY['talent'::text, 'company'::text])),
  constraint plans_code_check CHECK (code = ANY (ARRAY['free'::text, 'pro'::text, 'premium'::text, 'starter'::text, 'professional'::text, 'enterprise'::text])),
  constraint plans_max_active_jobs_check CHECK (max_active_jobs >= 0),
  constraint plans_max_candidates_check CHECK (max_candidates >= 0),
  constraint plans_max_interviews_check CHECK (max_interviews >= 0)
);

create table billing_accounts (
  id uuid not null,
  user_id uuid,
  company_id uuid,
  unlimited boolean not null default false,
  payer jsonb,
  stripe_customer text,
  created_at timestamp with time zone not null default now(),
  constraint billing_accounts_pkey PRIMARY KEY (id),
  constraint billing_accounts_company_id_key UNIQUE (company_id),
  constraint billing_accounts_stripe_customer_key UNIQUE (stripe_customer),
  constraint billing_accounts_user_id_key UNIQUE (user_id),
  constraint billing_accounts_check CHECK (num_nonnulls(user_id, company_id) <= 1),
  constraint billing_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint billing_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);

create table subscriptions (
  id uuid not null,
  account_id uuid not null,
  plan text not null,
  period text not null,
  state text not null,
  provider text not null,
  provider_ref text,
  price_cents cents not null,
  paid_cents cents not null,
  anchor timestamp with time zone not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  renews boolean not null,
  next_plan text,
  next_period text,
  replaces uuid,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  method text,
  card_declines boolean not null default false,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_provider_provider_ref_key UNIQUE (provider, provider_ref),
  constraint subscriptions_check CHECK ((state = 'ended'::text) = (ended_at IS NOT NULL)),
  constraint subscriptions_check1 CHECK ((next_plan IS NULL) = (next_period IS NULL)),
  constraint subscriptions_method_check CHECK (method = ANY (ARRAY['card'::text, 'boleto'::text, 'pix'::text])),
  constraint subscriptions_next_period_check CHECK (next_period = ANY (ARRAY['monthly'::text, 'yearly'::text])),
  constraint subscriptions_period_check CHECK (period = ANY (ARRAY['monthly'::text, 'yearly'::text])),
  constraint subscriptions_provider_check CHECK (provider = ANY (ARRAY['stripe'::text, 'sandbox'::text, 'operator'::text])),
  constraint subscriptions_state_check CHECK (state = ANY (ARRAY['active'::text, 'past_due'::text, 'ended'::text])),
  constraint subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES billing_accounts(id),
  constraint subscriptions_next_plan_fkey FOREIGN KEY (next_plan) REFERENCES plans(code),
  constraint subscriptions_plan_fkey FOREIGN KEY (plan) REFERENCES plans(code),
  constraint subscriptions_replaces_fkey FOREIGN KEY (replaces) REFERENCES subscriptions(id)
);
CREATE INDEX subscriptions_account ON public.subscriptions USING btree (account_id, id DESC);
CREATE INDEX subscriptions_ends ON public.subscriptions USING btree (ends_at) WHERE (state <> 'ended'::text);
CREATE UNIQUE INDEX subscriptions_in_force ON public.subscriptions USING btree (account_id) WHERE (state <> 'ended'::text);
CREATE INDEX subscriptions_next_plan ON public.subscriptions USING btree (next_plan);
CREATE INDEX subscriptions_plan ON public.subscriptions USING btree (plan);
CREATE INDEX subscriptions_replaces ON public.subscriptions USING btree (replaces);

create table subscription_changes (
  id uuid not null,
  subscription_id uuid not null,
  kind text not null,
  plan text not null,
  period text not null,
  actor_kind actor_kind not null,
  actor_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint subscription_changes_pkey PRIMARY KEY (id),
  constraint subscription_changes_kind_check CHECK (kind = ANY (ARRAY['started'::text, 'renewed'::text, 'replaced'::text, 'next_chosen'::text, 'changed'::text, 'past_due'::text, 'recovered'::text, 'unpaid'::text, 'card_changed'::text, 'withdrawn'::text, 'restored'::text, 'ended'::text, 'set'::text])),
  constraint subscription_changes_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);
CREATE INDEX subscription_changes_subscription ON public.subscription_changes USING btree (subscription_id, id);

create table checkouts (
  id uuid not null,
  account_id uuid not null,
  plan text not null,
  period text not null,
  method text not null,
  price_cents cents not null,
  credit_cents cents not null,
  due_cents cents not null,
  currency currency not null,
  replaces uuid,
  state text not null,
  provider text not null,
  provider_ref text,
  url text,
  payer jsonb not null,
  terms_version text not null,
  privacy_version text not null,
  ordered_by uuid,
  expires_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone,
  constraint checkouts_pkey PRIMARY KEY (id),
  constraint checkouts_provider_provider_ref_key UNIQUE (provider, provider_ref),
  constraint checkouts_method_check CHECK (method = ANY (ARRAY['card'::text, 'boleto'::text, 'pix'::text])),
  constraint checkouts_period_check CHECK (period = ANY (ARRAY['monthly'::text, 'yearly'::text])),
  constraint checkouts_provider_check CHECK (provider = ANY (ARRAY['stripe'::text, 'sandbox'::text])),
  constraint checkouts_state_check CHECK (state = ANY (ARRAY['opening'::text, 'open'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'refunded'::text])),
  constraint checkouts_url_check CHECK (length(url) <= 2000),
  constraint checkouts_account_id_fkey FOREIGN KEY (account_id) REFERENCES billing_accounts(id),
  constraint checkouts_ordered_by_fkey FOREIGN KEY (ordered_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint checkouts_plan_fkey FOREIGN KEY (plan) REFERENCES plans(code),
  constraint checkouts_replaces_fkey FOREIGN KEY (replaces) REFERENCES subscriptions(id)
);
CREATE INDEX checkouts_account ON public.checkouts USING btree (account_id, id DESC);
CREATE INDEX checkouts_open ON public.checkouts USING btree (checked_at NULLS FIRST, created_at) WHERE (state = ANY (ARRAY['opening'::text, 'open'::text, 'pending'::text]));
CREATE INDEX checkouts_ordered_by ON public.checkouts USING btree (ordered_by);
CREATE INDEX checkouts_plan ON public.checkouts USING btree (plan);
CREATE INDEX checkouts_replaces ON public.checkouts USING btree (replaces);

create table payments (
  id uuid not null,
  number bigint,
  account_id uuid not null,
  subscription_id uuid,
  checkout_id uuid,
  plan text not null,
  period text not null,
  amount_cents cents not null,
  currency currency not null,
  status text not null,
  provider text not null,
  provider_ref text,
  payer jsonb,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  refund_asked_at timestamp with time zone,
  refunded_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  pay_url text,
  refund_failed_at timestamp with time zone,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_checkout_id_key UNIQUE (checkout_id),
  constraint payments_number_key UNIQUE (number),
  constraint payments_provider_provider_ref_key UNIQUE (provider, provider_ref),
  constraint payments_check CHECK ((status = 'paid'::text) = (paid_at IS NOT NULL)),
  constraint payments_check1 CHECK (number IS NULL OR status = 'paid'::text),
  constraint payments_pay_url_check CHECK (length(pay_url) <= 2000),
  constraint payments_period_check CHECK (period = ANY (ARRAY['monthly'::text, 'yearly'::text])),
  constraint payments_provider_check CHECK (provider = ANY (ARRAY['stripe'::text, 'sandbox'::text])),
  constraint payments_status_check CHECK (status = ANY (ARRAY['paid'::text, 'pending'::text, 'failed'::text, 'unknown'::text])),
  constraint payments_account_id_fkey FOREIGN KEY (account_id) REFERENCES billing_accounts(id),
  constraint payments_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id),
  constraint payments_plan_fkey FOREIGN KEY (plan) REFERENCES plans(code),
  constraint payments_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);
CREATE INDEX payments_history ON public.payments USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX payments_owed ON public.payments USING btree (refund_asked_at) WHERE ((refund_asked_at IS NOT NULL) AND (refunded_at IS NULL));
CREATE INDEX payments_plan ON public.payments USING btree (plan);
CREATE INDEX payments_subscription ON public.payments USING btree (subscription_id);

create table payment_events (
  id uuid not null,
  provider text not null,
  event_ref text not null,
  type text not null,
  subject_ref text,
  processed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_provider_event_ref_key UNIQUE (provider, event_ref),
  constraint payment_events_event_ref_check CHECK (length(event_ref) <= 255),
  constraint payment_events_provider_check CHECK (provider = 'stripe'::text),
  constraint payment_events_subject_ref_check CHECK (length(subject_ref) <= 255),
  constraint payment_events_type_check CHECK (length(type) <= 100)
);
CREATE INDEX payment_events_created ON public.payment_events USING btree (created_at);

-- ── renewals ────────────────────────────────────────────────────────────────────────────────────────────

create table card_changes (
  id uuid not null,
  subscription_id uuid not null,
  state text not null,
  provider text not null,
  provider_ref text,
  url text,
  expires_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint card_changes_pkey PRIMARY KEY (id),
  constraint card_changes_provider_provider_ref_key UNIQUE (provider, provider_ref),
  constraint card_changes_subscription_id_key UNIQUE (subscription_id),
  constraint card_changes_provider_check CHECK (provider = ANY (ARRAY['stripe'::text, 'sandbox'::text])),
  constraint card_changes_state_check CHECK (state = ANY (ARRAY['opening'::text, 'open'::text, 'done'::text, 'failed'::text, 'expired'::text])),
  constraint card_changes_url_check CHECK (length(url) <= 2000),
  constraint card_changes_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);
CREATE INDEX card_changes_open ON public.card_changes USING btree (checked_at NULLS FIRST, created_at) WHERE (state = ANY (ARRAY['opening'::text, 'open'::text]));

-- ── knowledge ───────────────────────────────────────────────────────────────────────────────────────────

create table model_calls (
  company_id uuid not null,
  day date not null,
  calls integer not null,
  created_at timestamp with time zone not null default now(),
  heard_seconds integer not null default 0,
  constraint model_calls_pkey PRIMARY KEY (company_id),
  constraint model_calls_calls_check CHECK (calls >= 0),
  constraint model_calls_heard_seconds_check CHECK (heard_seconds >= 0),
  constraint model_calls_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
