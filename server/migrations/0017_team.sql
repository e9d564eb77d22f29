-- An attempt to prove who a company is: a mail to its own domain, or its CNPJ, which the operator looks up.
create table company_verifications (
  id uuid primary key,
  company_id uuid not null references companies,
  method text not null check (method in ('mail_domain', 'cnpj')),
  value text not null check (length(value) <= 254),   -- the address written to; the CNPJ
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'failed')),
  requested_by uuid not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  foreign key (company_id, requested_by) references company_members (company_id, user_id)
);
create unique index company_verifications_open on company_verifications (company_id, method) where state = 'pending';

-- An invitation by mail; its token is in tokens.
create table company_invitations (
  id uuid primary key,
  company_id uuid not null references companies,
  email email not null,
  role member_role not null,
  locale locale not null,
  invited_by uuid not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users,
  declined_at timestamptz,
  revoked_at timestamptz,
  check ((accepted_at is null) = (accepted_by is null)),
  check (num_nonnulls(accepted_at, declined_at, revoked_at) <= 1),
  foreign key (company_id, invited_by) references company_members (company_id, user_id)
);
create unique index company_invitations_open on company_invitations (company_id, email)
  where accepted_at is null and declined_at is null and revoked_at is null;   -- one at a time

-- What a company says of itself is plain text from now on; a blank line parts paragraphs.
update companies set description = btrim(regexp_replace(regexp_replace(description, '</p>\s*<p>', E'\n\n', 'g'), '<[^>]+>', '', 'g'))
  where description like '%<p>%';
