-- Most needs are met by one skill alone: their shares are summed as they are, and only the others look for their best.
alter table match_needs add column sole boolean not null default false;   -- no other skill meets this need
update match_needs n set sole = true
where not exists (select from match_needs o where o.job_id = n.job_id and o.need = n.need and o.skill_id <> n.skill_id);

drop index match_needs_skill;
create index match_needs_sole on match_needs (skill_id) include (job_id, need, level, weight) where sole;
create index match_needs_joint on match_needs (skill_id) include (job_id, need, level, weight) where not sole;

-- Jobs that ask for no skill stand beside those with most of the skills that somebody has.
create index match_jobs_needless on match_jobs (job_id) where not has_needs;
