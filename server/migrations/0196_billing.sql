-- What can be bought. Amounts may be changed; what was bought keeps its own.
create table plans (
  code text primary key check (code in ('free', 'pro', 'premium', 'starter', 'professional', 'enterprise')),
  audience text not null check (audience in ('talent', 'company')),
  position smallint not null,
  month_cents cents not null,
  year_cents cents not null,
  currency currency not null default 'BRL',
  max_active_jobs integer check (max_active_jobs >= 0),   -- null is no limit, here and below
  max_candidates integer check (max_candidates >= 0),
  max_interviews integer check (max_interviews >= 0),
  created_at timestamptz not null default now(),
  unique (audience, position)
);
insert into plans (code, audience, position, month_cents, year_cents, max_active_jobs, max_candidates, max_interviews) values
  ('free', 'talent', 1, 0, 0, null, null, null),
  ('pro', 'talent', 2, 2990, 29900, null, null, null),
  ('premium', 'talent', 3, 5990, 59900, null, null, null),
  ('starter', 'company', 1, 0, 0, 2, 100, 5),
  ('professional', 'company', 2, 39900, 399000, 20, 2000, 100),
  ('enterprise', 'company', 3, 149000, 1490000, null, null, null);

-- Who pays: a talent, or a company. Its row is locked by whoever changes what it has, or counts against its limits.
create table billing_accounts (
  id uuid primary key,
  user_id uuid unique references users on delete set null,   -- null once their account is erased: what they paid is kept
  company_id uuid unique references companies,
  unlimited boolean not null default false,         -- of companies: nothing is counted
  payer jsonb,                                      -- as it was given last
  stripe_customer text unique,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, company_id) <= 1)
);
-- Companies that are there already go on without limits.
insert into billing_accounts (id, company_id, unlimited, created_at) select gen_random_uuid(), id, true, created_at from companies where id <> house();

create table subscriptions (
  id uuid primary key,
  account_id uuid not null references billing_accounts,
  plan text not null references plans,
  period text not null check (period in ('monthly', 'yearly')),
  state text not null check (state in ('active', 'past_due', 'ended')),
  provider text not null check (provider in ('stripe', 'sandbox', 'operator')),
  provider_ref text,
  unique (provider, provider_ref),
  price_cents cents not null,                       -- of a period, as it was ordered
  paid_cents cents not null,                        -- for the period that runs; a credit counts as paid
  anchor timestamptz not null,                      -- when the first period began
  starts_at timestamptz not null,                   -- the period that runs
  ends_at timestamptz not null,
  renews boolean not null,
  next_plan text references plans,                  -- what follows; null with the period: the same again
  next_period text check (next_period in ('monthly', 'yearly')),
  replaces uuid references subscriptions,           -- whose unused part was counted in
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'ended') = (ended_at is not null)),
  check ((next_plan is null) = (next_period is null))
);
create unique index subscriptions_in_force on subscriptions (account_id) where state <> 'ended';
create index subscriptions_account on subscriptions (account_id, id desc);
create index subscriptions_ends on subscriptions (ends_at) where state <> 'ended';   -- what is due
create index subscriptions_plan on subscriptions (plan);
create index subscriptions_next_plan on subscriptions (next_plan);
create index subscriptions_replaces on subscriptions (replaces);

-- What became of a subscription, one row a change.
create table subscription_changes (
  id uuid primary key,
  subscription_id uuid not null references subscriptions,
  kind text not null check (kind in
    ('started', 'renewed', 'replaced', 'next_chosen', 'changed', 'past_due', 'recovered', 'withdrawn', 'restored', 'ended', 'set')),
  plan text not null,
  period text not null,
  actor_kind actor_kind not null,
  actor_id uuid,
  created_at timestamptz not null default now()
);
create index subscription_changes_subscription on subscription_changes (subscription_id, id);

-- An order that is paid at once.
create table checkouts (
  id uuid primary key,
  account_id uuid not null references billing_accounts,
  plan text not null references plans,
  period text not null check (period in ('monthly', 'yearly')),
  method text not null check (method in ('card', 'boleto', 'pix')),
  price_cents cents not null,
  credit_cents cents not null,
  due_cents cents not null,
  currency currency not null,
  replaces uuid references subscriptions,           -- what was in force when it was ordered
  state text not null check (state in ('opening', 'open', 'pending', 'paid', 'failed', 'expired', 'refunded')),
  provider text not null check (provider in ('stripe', 'sandbox')),
  provider_ref text,
  url text check (length(url) <= 2000),
  payer jsonb not null,
  terms_version text not null,
  privacy_version text not null,
  ordered_by uuid references users on delete set null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, provider_ref)
);
create index checkouts_account on checkouts (account_id, id desc);
create index checkouts_open on checkouts (expires_at) where state in ('opening', 'open', 'pending');   -- what is asked after
create index checkouts_plan on checkouts (plan);
create index checkouts_replaces on checkouts (replaces);
create index checkouts_ordered_by on checkouts (ordered_by);

-- A row of the history, and what its receipt says.
create table payments (
  id uuid primary key,
  number bigint unique,                             -- of the receipt: from 1, without gaps
  account_id uuid not null references billing_accounts,
  subscription_id uuid references subscriptions,
  checkout_id uuid unique references checkouts,     -- null for a renewal
  plan text not null references plans,
  period text not null check (period in ('monthly', 'yearly')),
  amount_cents cents not null,
  currency currency not null,
  status text not null check (status in ('paid', 'pending', 'failed', 'unknown')),
  provider text not null check (provider in ('stripe', 'sandbox')),
  provider_ref text,                                -- of the invoice, or of the payment where there is none
  payer jsonb,
  starts_at timestamptz not null,                   -- what is paid for
  ends_at timestamptz not null,
  paid_at timestamptz,
  refund_asked_at timestamptz,
  refunded_at timestamptz,                          -- the provider has said so
  created_at timestamptz not null default now(),
  unique (provider, provider_ref),
  check ((status = 'paid') = (paid_at is not null)),
  check (number is null or status = 'paid')
);
create index payments_history on payments (account_id, created_at desc, id desc);
create index payments_subscription on payments (subscription_id);
create index payments_plan on payments (plan);

-- What the provider has sent, once each.
create table payment_events (
  id uuid primary key,
  provider text not null check (provider in ('stripe')),
  event_ref text not null check (length(event_ref) <= 255),
  type text not null check (length(type) <= 100),
  subject_ref text check (length(subject_ref) <= 255),   -- what it is about
  processed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, event_ref)
);
create index payment_events_created on payment_events (created_at);
