-- From when to when an application in process stood in a stage, in its order (`place`), as its history tells it: steps that
-- were undone never were. Whoever was hired is in process no more. The last stay of an application that is over is `final`; one
-- that is taken up again has a new stay, and none that is.
create table stage_stays (
  application_id uuid not null,
  place integer not null,
  company_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null,
  stage_id uuid not null,
  entered_at timestamptz not null,
  left_at timestamptz,
  how text check (how in ('moved', 'hired', 'rejected', 'withdrawn', 'closed')),
  final boolean not null default false,
  held_seconds integer not null default 0,       -- on hold, up to `held_since`, or all of it once the stay is over
  held_since timestamptz,                        -- still on hold, or when it ended so
  created_at timestamptz not null default now(),
  primary key (application_id, place),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, stage_id) references job_stages (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id),
  check ((left_at is null) = (how is null)),
  check (not final or how <> 'moved')
);

-- By when an answer was promised in a stay (null while the clock stands still), and whether it was given in time. Null where
-- it is still open, and where somebody withdrew before the day.
create table reply_promises (
  application_id uuid not null,
  place integer not null,
  company_id uuid not null,
  job_id uuid not null,
  made_at timestamptz not null,
  due_at timestamptz,
  ended_at timestamptz,
  kept boolean,
  created_at timestamptz not null default now(),
  primary key (application_id, place),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (application_id, place) references stage_stays (application_id, place) on delete cascade,
  check (kept is null or ended_at is not null)
);

-- Both as the history tells them, event by event. A promise of before is taken to have been that of its stage today.
do $fill$
declare
  e record;
  application uuid;
  stage uuid;
  days integer;
  state text;
  over text;                     -- 'withdrawn', 'closed'
  inside boolean;                -- in process
  number integer;
  held timestamptz;
  due timestamptz;
  rest integer;
  due_closed timestamptz;
  rest_closed integer;
  kept_closed boolean;
  stage_before uuid;
  state_before text;
  was_inside boolean;
  same boolean;
  still boolean;
  due_end timestamptz;
  way text;
begin
  for e in
    select v.*, s.reply_days, a.candidate_id from application_events v join applications a on a.id = v.application_id left join job_stages s on s.id = v.to_stage_id
    where v.type <> 'undone'
      and v.id not in (select (u.data ->> 'undoneEventId')::uuid from application_events u
        where u.type = 'undone' and u.data ? 'undoneEventId')
      and (v.to_stage_id is not null or v.to_status is not null or v.type in ('withdrawn', 'closed', 'reopened'))
    order by v.application_id, v.id
  loop
    if application is distinct from e.application_id then
      application := e.application_id;
      stage := null; days := null; state := 'new'; over := null; inside := false; number := 0; held := null;
      due := null; rest := null; kept_closed := false;
    end if;
    stage_before := stage; state_before := state; was_inside := inside;
    if e.to_stage_id is not null then
      stage := e.to_stage_id;
      days := e.reply_days;
    end if;
    state := coalesce(e.to_status, state);
    over := case when e.type in ('withdrawn', 'closed') then e.type when e.type = 'reopened' then null else over end;
    inside := stage is not null and over is null
      and state not in ('hired', 'rejected', 'not_a_fit', 'not_qualified', 'over_qualified');
    same := was_inside and inside and stage_before = stage;

    if was_inside and not same then
      due_end := coalesce(due, e.created_at + make_interval(secs => rest));
      way := case when inside then 'moved' when over is not null then over when state = 'hired' then 'hired' else 'rejected' end;
      update stage_stays set left_at = e.created_at, how = way, final = not inside,
        held_seconds = held_seconds + coalesce(floor(extract(epoch from e.created_at - held_since))::integer, 0)
      where application_id = application and place = number;
      update reply_promises set ended_at = e.created_at, due_at = due_end,
        kept = case when e.created_at > due_end then false when way <> 'withdrawn' then true end
      where application_id = application and place = number;
    end if;

    -- The clock, as `replyClock` of the contract has it.
    if e.type = 'closed' then
      due_closed := due; rest_closed := rest; kept_closed := e.data ? 'before';
    end if;
    still := state in ('put_on_hold', 'test_sent', 'interview_scheduled');
    if not inside or days is null then
      due := null; rest := null;
    elsif e.type = 'reopened' and e.data ->> 'jobReopened' = 'true' and kept_closed then
      due := due_closed; rest := rest_closed;
    elsif same then
      if due is not null or rest is not null then
        if still then
          rest := coalesce(floor(extract(epoch from due - e.created_at) + 0.5)::integer, rest);
          due := null;
        elsif due is null then
          due := e.created_at + make_interval(secs => rest);
          rest := null;
        end if;
      end if;
    else
      due := case when not still then e.created_at + make_interval(secs => days * 86400) end;
      rest := case when still then days * 86400 end;
    end if;

    if inside and not same then
      if not was_inside then
        update stage_stays set final = false where application_id = application and final;
      end if;
      number := number + 1;
      insert into stage_stays (application_id, place, company_id, job_id, candidate_id, stage_id, entered_at, held_since, created_at)
      values (application, number, e.company_id, e.job_id, e.candidate_id, stage, e.created_at,
        case when state = 'put_on_hold' then e.created_at end, now());
      if due is not null or rest is not null then
        insert into reply_promises (application_id, place, company_id, job_id, made_at, due_at, created_at)
        values (application, number, e.company_id, e.job_id, e.created_at, due, now());
      end if;
    elsif same then
      if state = 'put_on_hold' and state_before <> 'put_on_hold' then
        update stage_stays set held_since = e.created_at where application_id = application and place = number;
      elsif state <> 'put_on_hold' and state_before = 'put_on_hold' then
        update stage_stays set held_since = null,
          held_seconds = held_seconds + floor(extract(epoch from e.created_at - held_since))::integer
        where application_id = application and place = number;
      end if;
      update reply_promises set due_at = due where application_id = application and place = number;
    end if;
  end loop;
end $fill$;

create index stage_stays_ends on stage_stays (company_id, left_at) include (job_id, application_id, how) where final;   -- ends in a span
create index stage_stays_standing on stage_stays (company_id, left_at, entered_at) include (job_id, application_id, candidate_id);   -- who stood somewhere at a moment
create index stage_stays_stage on stage_stays (stage_id, entered_at);                                                       -- how long people stay
create index reply_promises_due on reply_promises (company_id, due_at) include (job_id, ended_at, kept);                    -- kept and broken in a span
