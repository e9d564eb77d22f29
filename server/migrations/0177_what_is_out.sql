-- Whether a test is out, and whether an interview is ahead: where an application is moved on meanwhile, its status says
-- neither. Kept with the application, so that every reader of it and every rule goes by the same.
alter table applications
  add column test_out boolean not null default false,
  add column interview_ahead boolean not null default false;

update applications set test_out = true
where id in (select application_id from test_assignments where status in ('sent', 'started'));
update applications set interview_ahead = true
where id in (select application_id from interviews where status in ('scheduled', 'in_progress'));

-- Whoever writes a sent test or an interview cannot forget it.
create function note_test_out() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  update applications a set test_out = now_out.is_out
  from (
    select exists (
      select from test_assignments where application_id = changed and status in ('sent', 'started')
    ) as is_out
  ) now_out
  where a.id = changed and a.test_out <> now_out.is_out;
  return null;
end $$;
create trigger test_assignments_out after insert or delete or update of status on test_assignments
  for each row execute function note_test_out();

create function note_interview_ahead() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  update applications a set interview_ahead = now_ahead.is_ahead
  from (
    select exists (
      select from interviews where application_id = changed and status in ('scheduled', 'in_progress')
    ) as is_ahead
  ) now_ahead
  where a.id = changed and a.interview_ahead <> now_ahead.is_ahead;
  return null;
end $$;
create trigger interviews_ahead_noted after insert or delete or update of status on interviews
  for each row execute function note_interview_ahead();
