-- A proof from an interview with a program names the company whose person confirmed it.
alter table proofs
  add column company_id uuid references companies,
  add check ((company_id is null) = (source <> 'ai_interview'));
create index proofs_company on proofs (company_id) where company_id is not null;   -- the company's foreign key
