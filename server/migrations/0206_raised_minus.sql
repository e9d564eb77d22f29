-- A raised or lowered minus is compared as the minus that it is, as the contract's `plain` has it.
create or replace function plain(value text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent', case
    when value ~ E'[\u0060\u00a0\u00ad\u00b4\u02bc-\uffff]' then translate(value,
      -- blanks
      E'\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u2800' ||
      -- dashes
      E'\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\u2212\u2043\u02d7\u207b\u208b' ||
      -- apostrophes
      E'\u2018\u2019\u201b\u02bc\u00b4\u0060\u2032' ||
      -- what is not seen
      E'\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2065\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\u3164\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff\uffa0\ufff0\ufff1\ufff2\ufff3\ufff4\ufff5\ufff6\ufff7\ufff8\ufff9\ufffa\ufffb',
      '                 -----------------------------' || repeat('''', 7))
    else value end));

reindex index companies_named;
reindex index job_search_place;
reindex index knowledge_items_titled;

-- What was derived from texts that hold such a sign.
update candidate_search s set name_key = ' ' || plain(coalesce(c.name, ''))
from candidates c
where c.id = s.candidate_id and c.name ~ E'[\u207b\u208b]';

-- Two spellings that are one now lead where the one with a hyphen led, or the first of them.
delete from skill_aliases a
where a.alias ~ E'[\u207b\u208b]' and exists (
  select from skill_aliases other
  where plain(other.alias) = plain(a.alias) and other.alias <> a.alias
    and (other.alias = plain(a.alias) or other.alias < a.alias));
update skill_aliases set alias = plain(alias) where alias ~ E'[\u207b\u208b]';
