-- How a plan is paid; null for what an operator gives. What is bought already is paid as its order was.
alter table subscriptions add column method text check (method in ('card', 'boleto', 'pix'));
update subscriptions set method = (
  select checkouts.method from payments join checkouts on checkouts.id = payments.checkout_id
  where payments.subscription_id = subscriptions.id
  order by payments.created_at limit 1
) where provider <> 'operator';
-- Of the sandbox: whoever tries it has chosen a card that is refused at each renewal.
alter table subscriptions add column card_declines boolean not null default false;

-- `unpaid`: a renewal was owed for so long that the plan ended. `card_changed`: another card pays from now on.
alter table subscription_changes drop constraint subscription_changes_kind_check;
alter table subscription_changes add constraint subscription_changes_kind_check check (kind in
  ('started', 'renewed', 'replaced', 'next_chosen', 'changed', 'past_due', 'recovered', 'unpaid', 'card_changed', 'withdrawn', 'restored', 'ended', 'set'))
  not valid;
alter table subscription_changes validate constraint subscription_changes_kind_check;

-- Where somebody pays what is owed, at its provider; null for what is paid, or not paid by a page.
alter table payments add column pay_url text check (length(pay_url) <= 2000);

-- When the provider was asked last what became of an order: those that wait longest come first.
alter table checkouts add column checked_at timestamptz;
drop index checkouts_open;
create index checkouts_open on checkouts (checked_at nulls first, created_at) where state in ('opening', 'open', 'pending');

-- What a provider has not given back after all: it is owed by another way.
alter table payments add column refund_failed_at timestamptz;
create index payments_owed on payments (refund_asked_at) where refund_asked_at is not null and refunded_at is null;

-- A card that is to pay from now on: where it is given, and what became of that. One a subscription; the next one takes its place.
create table card_changes (
  id uuid primary key,
  subscription_id uuid not null unique references subscriptions,
  state text not null check (state in ('opening', 'open', 'done', 'failed', 'expired')),
  provider text not null check (provider in ('stripe', 'sandbox')),
  provider_ref text,
  url text check (length(url) <= 2000),
  expires_at timestamptz not null,
  checked_at timestamptz,                           -- when the provider was asked last
  created_at timestamptz not null default now(),
  unique (provider, provider_ref)
);
create index card_changes_open on card_changes (checked_at nulls first, created_at) where state in ('opening', 'open');
