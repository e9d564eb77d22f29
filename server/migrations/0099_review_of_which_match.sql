-- A request that a person looks at a match says which application it is about, so that whoever answers finds the number.
alter table privacy_requests add column application_id uuid;
alter table privacy_requests add constraint privacy_requests_company_id_application_id_fkey
  foreign key (company_id, application_id) references applications (company_id, id);
