-- Tests that any talent may take of their own accord, and results that are shown again instead of taking a test twice.
alter table tests add column open_to_talents boolean not null default false;
create index tests_open on tests (status, category, id) where open_to_talents and deleted_at is null;   -- what talents choose from

-- Asked of a candidate by the company, or chosen by a talent.
alter table test_assignments
  alter column application_id drop not null,
  alter column sent_by drop not null,
  add column talent_id uuid references talents on delete cascade,       -- who chose it
  add column reused_attempt_id uuid,                                    -- an earlier result of the same version, shown instead of a new one
  add check (num_nonnulls(application_id, talent_id) = 1),
  add check ((application_id is null) = (sent_by is null)),
  add check (reused_attempt_id is null or status = 'done'),
  add foreign key (company_id, reused_attempt_id) references test_attempts (company_id, id)
    on delete set null (reused_attempt_id);
create index test_assignments_talent on test_assignments (talent_id, id);                                                -- what a talent chose
create unique index test_assignments_chosen on test_assignments (talent_id, test_id) where status in ('sent', 'started'); -- one at a time
create index test_assignments_reused on test_assignments (reused_attempt_id) where reused_attempt_id is not null;        -- where a result is shown again
