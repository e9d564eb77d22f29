-- What somebody typed to get an account, until the address is proved: only then is there an account. Addresses that have an
-- account already get a row, too, whose proof is never sent, so that nobody can tell the two apart.
create table registrations (
  id uuid primary key,                           -- of accounts made before this table: the account's
  email email not null,
  browser_hash bytea not null,                   -- where it was made: each browser has its own, and cannot touch another's
  role text not null check (role in ('RECRUITER', 'POTENTIAL')),
  locale locale not null,
  name person_name not null,
  company_name text check (length(company_name) between 2 and 120),
  visibility text not null check (visibility in ('open', 'applied', 'hidden')),
  password_hash text,                            -- Argon2id; gone once the account has it
  terms_version text not null,
  privacy_version text not null,
  address inet,                                  -- from where the documents were accepted
  accepted_at timestamptz not null,
  code_hash bytea,                               -- of the last mail; null until one was sent
  code_expires_at timestamptz,
  tries smallint not null default 0,             -- in that browser, since the last mail
  strange_tries smallint not null default 0,     -- in any other
  sent_at timestamptz not null,                  -- the last mail that was asked for
  sent_today smallint not null default 1,
  email_changed_at timestamptz,                  -- changed: once only
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  unique (email, browser_hash),
  check ((password_hash is null) = (verified_at is not null))
);
create index registrations_sent on registrations (sent_at);            -- forget the old ones
create index mails_recipient on mails (recipient, created_at desc);    -- how many went to an address; an export

-- Accounts whose address was never proved become registrations: nobody has signed in to one so far. What operators have
-- changed of one stays, and its owner sets a new password by mail.
create temporary table unproved on commit drop as
  select id from users where email_verified_at is null and password_hash is not null
    and erased_at is null and disabled_at is null and role in ('RECRUITER', 'POTENTIAL');
update users set password_hash = null where email_verified_at is null and id not in (select id from unproved);
create temporary table unproved_companies on commit drop as
  select distinct company_id as id from company_members where user_id in (select id from unproved);

insert into registrations (id, email, browser_hash, role, locale, name, company_name, visibility, password_hash,
    terms_version, privacy_version, address, accepted_at, code_hash, code_expires_at, tries, sent_at, sent_today,
    email_changed_at, created_at)
  select u.id, u.email, coalesce(v.browser_hash, sha256(u.id::text::bytea)), u.role, u.locale, u.name,
    (select c.name from company_members m join companies c on c.id = m.company_id where m.user_id = u.id order by m.id limit 1),
    coalesce((select t.visibility from talents t where t.user_id = u.id), 'applied'), u.password_hash,
    coalesce(accepted.terms, ''), coalesce(accepted.privacy, ''), accepted.address, coalesce(accepted.at, u.created_at),
    v.code_hash, v.code_expires_at, coalesce(v.tries, 0), coalesce(v.sent_at, u.created_at), coalesce(v.sent_today, 1),
    u.email_changed_at, u.created_at
  from users u
  left join email_verifications v on v.user_id = u.id
  cross join lateral (
    select max(text_version) filter (where kind = 'terms') as terms, max(text_version) filter (where kind = 'privacy') as privacy,
      (array_agg(c.address))[1] as address, min(created_at) as at
    from consents c where c.user_id = u.id) accepted
  where u.id in (select id from unproved);

update mails set params = jsonb_build_object('registrationId', params -> 'userId', 'email', recipient, 'name', params -> 'name')
  where kind = 'verify_email';

delete from consents where user_id in (select id from unproved);
delete from known_devices where user_id in (select id from unproved);
delete from talents where user_id in (select id from unproved);
delete from recruiter_profiles where user_id in (select id from unproved);
delete from company_members where user_id in (select id from unproved);
delete from companies where id in (select id from unproved_companies)
  and not exists (select from company_members m where m.company_id = companies.id);
drop table email_verifications;
delete from users where id in (select id from unproved);

-- From here on: who has a password has proved the address.
alter table users add constraint users_password_of_proved_address
  check (password_hash is null or email_verified_at is not null);
alter table users drop column email_changed_at;
