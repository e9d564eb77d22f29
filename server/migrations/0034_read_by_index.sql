-- What lists and details look up, so that none of them reads a growing table from end to end.

-- The sessions of a person, ended ones too: those ended for safety are shown, and all go with the account.
drop index sessions_user;
create index sessions_user on sessions (user_id, last_used_at desc);

-- What a company has asked for and done.
create index company_verifications_company on company_verifications (company_id, id desc);
create index retention_runs_company on retention_runs (company_id, id desc);
-- A company by the beginning of a word of its name.
create index companies_named on companies using gin (plain(name) gin_trgm_ops)
  where verified_at is not null and closed_at is null;

-- The public list counts and sorts all that it finds: by filters of few values in this narrow index, never in the table.
drop index job_search_recent;
create index job_search_recent on job_search (published_at desc, job_id desc)
  include (seniority, contract_type, location_model);
create index job_search_company on job_search (company_id, published_at desc, job_id desc);
create index job_search_place on job_search
  using gin (plain(coalesce(city, '') || ' ' || coalesce(state, '')) gin_trgm_ops);

-- The candidates of a job, the newest first: those of an old job stand behind all others.
create index applications_job on applications (job_id, id desc);

-- What there is of a person: counted before an account is erased, and erased with it.
create index jobs_owner on jobs (owner_id) where deleted_at is null;
create index notes_author on notes (author_id);
create index application_events_actor on application_events (actor_id) where actor_label is not null;
create index application_forms_resume on application_forms (resume_file_id) where resume_file_id is not null;
create index company_invitations_email on company_invitations (email);
create index company_verifications_value on company_verifications (value);
