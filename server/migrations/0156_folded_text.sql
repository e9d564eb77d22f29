-- Texts are compared and searched by what can be seen of them: one kind of blank, of dash and of apostrophe, and nothing that is
-- invisible, as the contract's `plain` has it. unaccent() made a hyphen of a soft hyphen, and left all others as they were.
create or replace function plain(value text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent', case
    when value ~ E'[\u0060\u00a0\u00ad\u00b4\u02bc-\uffff]' then translate(value,
      -- blanks
      E'\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u2800' ||
      -- dashes
      E'\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\u2212\u2043\u02d7' ||
      -- apostrophes
      E'\u2018\u2019\u201b\u02bc\u00b4\u0060\u2032' ||
      -- what is not seen
      E'\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2065\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\u3164\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff\uffa0\ufff0\ufff1\ufff2\ufff3\ufff4\ufff5\ufff6\ufff7\ufff8\ufff9\ufffa\ufffb',
      '                 ---------------------------' || repeat('''', 7))
    else value end));

reindex index companies_named;
reindex index job_search_place;

-- What was derived from texts that hold such signs.
update candidate_search s set name_key = ' ' || plain(coalesce(c.name, ''))
from candidates c
where c.id = s.candidate_id and s.name_key <> ' ' || plain(coalesce(c.name, ''));

-- A word with a sign in it that nobody sees was two words, or none.
with written as (
  select c.id, c.name, c.title, coalesce(t.body, '') as resume, coalesce((
      select string_agg(concat_ws(' ', f.cover_letter, (
        select string_agg(w.answer #>> '{}', ' ') from application_answers w
        join job_questions q on q.id = w.question_id and q.type = 'essay' where w.application_id = a.id)), ' ')
      from applications a left join application_forms f on f.application_id = a.id where a.candidate_id = c.id), '') as words
  from candidates c left join file_texts t on t.file_id = c.resume_file_id
)
update candidate_search s set document =
  setweight(to_tsvector('portuguese', prose(concat_ws(' ', w.name, w.title))), 'A')
    || setweight(to_tsvector('portuguese', prose(left(w.words, 200000))), 'C')
    || setweight(to_tsvector('portuguese', prose(w.resume)), 'D')
from written w
where w.id = s.candidate_id and concat_ws(' ', w.name, w.title, w.words, w.resume) ~ E'[\u00ad\u200b-\u200f\u2060\ufeff]';

update job_search s set document =
  setweight(to_tsvector('portuguese', prose(j.title)), 'A')
    || setweight(to_tsvector('portuguese', prose(coalesce(
         (select string_agg(concat_ws(' ', k.name, k.name_en), ' ') from job_skills a join skills k on k.id = a.skill_id where a.job_id = j.id), ''))), 'B')
    || setweight(to_tsvector('portuguese', prose(concat_ws(' ', c.name, j.city, j.state))), 'B')
    || setweight(to_tsvector('simple', plain(coalesce(j.state, ''))), 'B')
    || setweight(to_tsvector('portuguese', prose(regexp_replace(concat_ws(' ', j.description, j.requirements), '<[^>]*>', ' ', 'g'))), 'C')
from jobs j join companies c on c.id = j.company_id
where j.id = s.job_id
  and concat_ws(' ', j.title, c.name, j.city, j.description, j.requirements) ~ E'[\u00ad\u200b-\u200f\u2060\ufeff]';

-- Two spellings that are one now lead where the first of them led.
delete from skill_aliases a
where a.alias <> plain(plain(a.alias)) and exists (
  select from skill_aliases other
  where plain(plain(other.alias)) = plain(plain(a.alias)) and other.alias <> a.alias
    and (other.alias = plain(plain(a.alias)) or other.alias < a.alias));
update skill_aliases set alias = plain(plain(alias)) where alias <> plain(plain(alias));
