-- The mail of the last stage has a template, too, as every other step has: until now it went out in the product's words.
alter table job_email_templates
  drop constraint job_email_templates_kind_check,
  add constraint job_email_templates_kind_check
    check (kind in ('received', 'stage', 'test', 'interview', 'offer', 'hired', 'rejected', 'closed'));

-- Jobs that are there get the words that new ones begin with, in English where their mails are; ids carry the time.
insert into job_email_templates (id, company_id, job_id, kind, enabled, subject, body, created_at)
select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid,
  j.company_id, j.id, 'hired', true,
  case when w.english then 'Welcome to {{companyName}}' else 'Boas-vindas à {{companyName}}' end,
  case when w.english
    then E'Hello, {{candidateName}}.\n\nYour hire for the job {{jobTitle}} is confirmed. We will write to you about the next steps.\n\nThe {{companyName}} team'
    else E'Olá, {{candidateName}}.\n\nSua contratação para a vaga {{jobTitle}} está confirmada. Vamos combinar com você os próximos passos.\n\nEquipe {{companyName}}'
  end, clock_timestamp()
from jobs j
cross join lateral (select exists (
  select from job_email_templates t where t.job_id = j.id and t.body like 'Hello%') as english) w;
