-- A guest's wish to stay in a company's talent bank. Where the address belongs to an account it becomes a consent only once
-- whoever reads that mailbox has said so.
alter table application_forms add column bank_consent_asked boolean not null default false;

-- The applications of an address, claimed or not: for new links to them.
create index candidates_email on candidates (email);
drop index candidates_claim;
