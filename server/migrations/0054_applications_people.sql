-- Everybody whom a company knows, as one list: found by candidate_search, which has a row for each of them.

-- How many they are. Counting them took ten times as long as reading a page of them. Kept by a trigger, since nobody who
-- writes candidate_search may forget it, and at commit: the row is the whole company's, and whoever changes an application
-- holds the totals of its job by then.
create table candidate_totals (
  company_id uuid primary key references companies (id) on delete cascade,
  people integer not null,
  created_at timestamptz not null default now()
);
insert into candidate_totals (company_id, people) select company_id, count(*) from candidate_search group by 1;

create function count_people() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into candidate_totals as t (company_id, people, created_at) values (new.company_id, 1, new.last_applied_at)
      on conflict (company_id) do update set people = t.people + 1;
  else
    update candidate_totals set people = people - 1 where company_id = old.company_id;
  end if;
  return null;
end $$;
create constraint trigger count_people after insert or delete on candidate_search
  deferrable initially deferred for each row execute function count_people();

-- The list by name.
create index candidate_search_by_name on candidate_search (company_id, name_key, candidate_id);

-- The list under a filter counts people, by the index alone.
drop index applications_company;
create index applications_company on applications (company_id, applied_at desc, id desc)
  include (job_id, status, active, candidate_id, erased_at);

-- A search finds an address by its beginning, or by a part that has an @.
create index candidates_email_words on candidates using gin (lower(email::text) gin_trgm_ops);
