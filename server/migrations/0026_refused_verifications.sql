-- An operator may refuse a company that asks to be verified; its owners read why.
alter table company_verifications add column reason text check (length(reason) between 2 and 500);
alter table company_verifications drop constraint company_verifications_state_check;
alter table company_verifications add constraint company_verifications_state_check
  check (state in ('pending', 'confirmed', 'failed', 'refused')) not valid;
alter table company_verifications validate constraint company_verifications_state_check;
alter table company_verifications add constraint company_verifications_refusal_has_reason
  check ((state = 'refused') = (reason is not null)) not valid;
alter table company_verifications validate constraint company_verifications_refusal_has_reason;
