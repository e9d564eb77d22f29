import { type RawBuilder, sql } from 'kysely';

/**
 * `candidate_id` of those in a company who have all of these skills: claimed in their résumé, or declared in a profile, where
 * they have one that the company may see.
 *
 * With 50,000 people a skill is found by candidate_skills_skill alone; of profiles by talent_skills_skill, then their
 * candidates one by one by candidates_talent.
 * @param skillIds each once
 */
export function skilledCandidates(companyId: string, skillIds: readonly string[]): RawBuilder<unknown> {
  return sql`
    select candidate_id from (
      select candidate_id, skill_id from candidate_skills
      where company_id = ${companyId} and skill_id = any(${[...skillIds]}::uuid[])
      union
      select m.candidate_id, k.skill_id from talent_skills k
      join candidates c on c.talent_id = k.talent_id and c.company_id = ${companyId}
      join match_candidates m on m.candidate_id = c.id and m.basis = 'profile'
      where k.skill_id = any(${[...skillIds]}::uuid[])
    ) has group by candidate_id having count(*) = ${skillIds.length}`;
}
