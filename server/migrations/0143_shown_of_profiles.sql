-- title, seniority, city, state and country of candidates were filled in from the profile when somebody applied or claimed,
-- and stayed, whoever might see that profile. Nothing else has ever written them. They are now what a company may see of the
-- profile, as it is, and empty without.
create temporary table shown_anew on commit drop as
select c.id, t.title, t.seniority, t.city, t.state, t.country
from candidates c
left join (talents t join users u on u.id = t.user_id) on t.id = c.talent_id
  and (t.visibility = 'open' or (t.visibility = 'applied'
    and exists (select from applications a where a.candidate_id = c.id and a.withdrawn_at is null)))
  and u.erased_at is null and u.disabled_at is null and u.role = 'POTENTIAL'
where (c.talent_id is not null
    -- Whose account was erased: the history knows that there was one.
    or exists (select from applications a join application_events e on e.application_id = a.id
      where a.candidate_id = c.id and e.type in ('applied', 'claimed') and e.actor_kind = 'user'))
  and (c.title, c.seniority, c.city, c.state, c.country) is distinct from (t.title, t.seniority, t.city, t.state, t.country);

update candidates c set (title, seniority, city, state, country) = (n.title, n.seniority, n.city, n.state, n.country),
  version = c.version + 1
from shown_anew n where n.id = c.id;

-- As `deriveSearch` of the server
update candidate_search s set seniority = c.seniority, state = c.state, city = c.city,
  document = setweight(to_tsvector('portuguese', prose(concat_ws(' ', c.name, c.title))), 'A')
    || setweight(to_tsvector('portuguese', prose(coalesce(w.words, ''))), 'C')
    || setweight(to_tsvector('portuguese', prose(coalesce(r.body, ''))), 'D')
from shown_anew n
join candidates c on c.id = n.id
cross join lateral (
  select left(string_agg(concat_ws(' ', f.cover_letter, e.essays), ' '), 200000) as words
  from applications a
  left join application_forms f on f.application_id = a.id
  left join lateral (
    select string_agg(x.answer #>> '{}', ' ') as essays from application_answers x
    join job_questions q on q.id = x.question_id and q.type = 'essay'
    where x.application_id = a.id) e on true
  where a.candidate_id = c.id) w
left join file_texts r on r.file_id = c.resume_file_id
where s.candidate_id = n.id;

-- Worked out from what must not be read: by a task again, and until then there is no number.
delete from match_candidates m using shown_anew n where m.candidate_id = n.id and m.basis = 'application';
delete from match_candidates m using candidates c
left join (talents t join users u on u.id = t.user_id) on t.id = c.talent_id
  and (t.visibility = 'open' or (t.visibility = 'applied'
    and exists (select from applications a where a.candidate_id = c.id and a.withdrawn_at is null)))
  and u.erased_at is null and u.disabled_at is null and u.role = 'POTENTIAL'
where m.candidate_id = c.id and m.basis = 'profile' and t.id is null;

-- The history called candidates by their account, not by the name that they had applied with.
update application_events e set actor_label = c.name
from applications a join candidates c on c.id = a.candidate_id join talents t on t.id = c.talent_id
where a.id = e.application_id and e.actor_kind = 'user' and e.actor_id = t.user_id
  and e.actor_label is not null and c.name is not null and e.actor_label <> c.name;
