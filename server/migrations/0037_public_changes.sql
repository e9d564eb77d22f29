-- Processes keep the pages that anybody may open as they were drawn. Whatever such a page shows of a company and of its
-- published jobs is told, at commit, on a channel of its own: the payload is the company's part of the address, and who keeps
-- pages of it drops them. A trigger, since nobody who writes one of these tables may forget it.
create function note_public_company() returns trigger language plpgsql as $$
begin
  perform pg_notify('prova_public', coalesce(new.slug, old.slug));
  if old.slug <> new.slug then
    perform pg_notify('prova_public', old.slug);
  end if;
  return null;
end $$;

create function note_public_job() returns trigger language plpgsql as $$
begin
  perform pg_notify('prova_public', slug) from companies where id = coalesce(new.company_id, old.company_id);
  return null;
end $$;

create function note_public_job_part() returns trigger language plpgsql as $$
begin
  perform pg_notify('prova_public', c.slug) from jobs j join companies c on c.id = j.company_id
    where j.id = coalesce(new.job_id, old.job_id) and j.status <> 'DRAFT';
  return null;
end $$;

create trigger note_public_change after update on companies
  for each row when (old.* is distinct from new.*) execute function note_public_company();
create trigger note_public_change after update on jobs
  for each row when (old.status <> 'DRAFT' or new.status <> 'DRAFT') execute function note_public_job();
create trigger note_public_change_of_row after insert or delete on jobs
  for each row execute function note_public_job();
create trigger note_public_change after insert or update or delete on job_skills
  for each row execute function note_public_job_part();
create trigger note_public_change after insert or update or delete on job_stages
  for each row execute function note_public_job_part();
create trigger note_public_change after insert or update or delete on job_form_fields
  for each row execute function note_public_job_part();
create trigger note_public_change after insert or update or delete on job_questions
  for each row execute function note_public_job_part();
