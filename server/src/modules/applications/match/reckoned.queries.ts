import { type RawBuilder, sql } from 'kysely';
import { needShare, scoreOf } from '../../matching/matching.service.ts';

/**
 * Parts of `with`, the last of them `reckoned`: `id`, `factor` and `score` of applications, as the explanation reckons it; null
 * where too little is known. Left out are those of whose people nothing is worked out yet.
 *
 * Who brings nothing is among `reached` from the start, so that all it is joined with has an index: planned for one row
 * and given ten thousand, a join of two lists took half a minute. Each skill is looked up by its person, `offset 0` sees to it:
 * usually few applications are left to reckon, which nobody tells the planner, and it would read the skills of all companies
 * for one of them. Needs that one skill alone can meet are summed up at once.
 * @param asked a statement of their `id`, `job_id`, `candidate_id` and the `factor` of proofs, each once
 */
export const reckonedIn = (asked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  asked as materialized (${asked}),
  asking as materialized (
    select job_id, skill_id, level, weight, case when 1 < count(*) over (partition by job_id, need) then need end as of_several
    from match_needs where job_id in (select job_id from asked)
  ), reached as materialized (
    select id, job_id, candidate_id, factor, sum(share) as share from (
      select id, job_id, candidate_id, factor, case when of_several is null then sum(share) else max(share) end as share from (
        select a.id, a.job_id, a.candidate_id, a.factor, n.of_several,
          n.weight * ${needShare(sql`n.level`, sql`s.declared`, sql`s.proven`, sql`a.factor`)} as share
        from asked a join asking n on n.job_id = a.job_id cross join lateral (
          select declared, proven from match_candidate_skills where candidate_id = a.candidate_id and skill_id = n.skill_id offset 0
        ) s
      ) met group by id, job_id, candidate_id, factor, of_several
      union all
      select id, job_id, candidate_id, factor, null from asked
    ) each group by id, job_id, candidate_id, factor
  ), reckoned as materialized (
    select a.id, a.factor, t.stamp as candidate_stamp, j.stamp as job_stamp, ${scoreOf(sql`a.share`)} as score
    from reached a join match_jobs j on j.job_id = a.job_id join match_candidates t on t.candidate_id = a.candidate_id
  )`;
