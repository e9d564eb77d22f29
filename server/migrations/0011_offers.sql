-- An offer to a candidate; a response is final.
create table offers (
  id uuid primary key,
  version integer not null default 1,
  company_id uuid not null,
  application_id uuid not null,
  status text not null default 'pending' check (status in ('sent', 'viewed', 'approved', 'declined', 'expired', 'cancelled', 'pending')),
  position text not null,
  pay_min cents not null,
  pay_max cents check (pay_max >= pay_min),      -- null: pay_min is the salary
  currency currency not null,
  start_on date,
  valid_until timestamptz not null,
  message free_text,
  response_note free_text,
  recruiter_id uuid not null,
  sent_at timestamptz,
  viewed_at timestamptz,
  responded_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((status in ('approved', 'declined')) = (responded_at is not null)),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, recruiter_id) references company_members (company_id, user_id)
);
create unique index offers_live on offers (application_id) where status in ('pending', 'sent', 'viewed');   -- one at a time
create index offers_application on offers (application_id, id desc);                                         -- offers made to a candidate
create index offers_company on offers (company_id, id desc);                                                 -- list by cursor
create index offers_expiry on offers (valid_until) where status in ('sent', 'viewed');                       -- expiry task

-- An attachment of an offer.
create table offer_files (
  company_id uuid not null,
  offer_id uuid not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (offer_id, file_id),
  foreign key (company_id, offer_id) references offers (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id)
);
