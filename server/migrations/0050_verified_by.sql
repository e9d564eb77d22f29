-- What a company was verified by stands beside the mark: the domain of its site, or its CNPJ. An operator may also verify one
-- that has neither.
alter table companies
  add column verified_by text check (verified_by in ('domain', 'cnpj', 'operator')),
  add column verified_domain text check (length(verified_domain) <= 253);
update companies c set
  verified_by = case
    when p.method = 'mail_domain' then 'domain'
    when c.cnpj is not null then 'cnpj'
    else 'operator' end,
  verified_domain = case when p.method = 'mail_domain' then p.domain end
from companies same
  left join lateral (
    select a.data ->> 'method' as method,
      (select split_part(v.value, '@', 2) from company_verifications v
        where v.company_id = same.id and v.method = 'mail_domain' and v.state = 'confirmed' order by v.id desc limit 1) as domain
    from audit_entries a where a.company_id = same.id and a.action = 'companies.verified' order by a.id limit 1) p on true
where same.id = c.id and c.verified_at is not null;
alter table companies add constraint companies_verified_by_something
  check ((verified_at is null) = (verified_by is null) and (verified_domain is null or verified_by = 'domain')) not valid;
alter table companies validate constraint companies_verified_by_something;

-- Anybody may type a CNPJ: only an open company that was verified by it keeps it from others.
alter table companies drop constraint companies_cnpj_key;
create unique index companies_verified_cnpj on companies (cnpj) where verified_by = 'cnpj' and closed_at is null;
