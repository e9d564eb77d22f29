-- What people outside add to has an end (docs/security.md, "Filling the disk"): how it is found what there is already.

-- Sittings whose history is forgotten, by when they were handed in.
create index test_attempts_submitted on test_attempts (submitted_at) where submitted_at is not null;
-- Applications of one network in a day.
create index application_forms_address on application_forms (address, created_at);
