-- A result proves something from half of the points on, and an author may ask more.
alter table tests add column proves_from smallint not null default 50 check (proves_from between 50 and 100);
alter table test_versions add column proves_from smallint not null default 50 check (proves_from between 50 and 100);

-- Who ended a certificate: its talent, or the grade, when the result proves nothing any more.
alter table certificates add column withdrawn_by text check (withdrawn_by in ('talent', 'grade'));
update certificates set withdrawn_by = 'talent' where withdrawn_at is not null;
update certificates c set withdrawn_at = now(), withdrawn_by = 'grade'
from test_attempts t join test_versions v on v.id = t.version_id
where t.id = c.attempt_id and c.withdrawn_at is null and round(coalesce(t.points, 0) * 100 / v.points) < 50;
alter table certificates add constraint certificates_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null));

-- What was shown as a proof and is none goes, and whose match stood on it is worked out anew by the tasks that catch up.
with gone as (delete from proofs where score < 50 returning talent_id),
candidate as (
  update match_candidates m set formula = 0
  from candidates c where c.id = m.candidate_id and c.talent_id in (select talent_id from gone)
)
update match_talents set formula = 0 where talent_id in (select talent_id from gone);
alter table proofs drop constraint proofs_score_check;
alter table proofs add constraint proofs_score_check check (score between 50 and 100);
