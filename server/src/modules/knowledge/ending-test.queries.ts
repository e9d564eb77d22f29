import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { OFFERED } from '../attempts/attempts.service.ts';

/** An open test as the end of a course names it, if every talent may take it now. @param talentId who may have taken it */
export async function selectOfferedTest(ctx: Ctx, id: string, talentId: string | null) {
  const { rows } = await sql<{
    id: string;
    title: string;
    companyName: string;
    minutes: number | null;
    questionCount: number;
    skills: string[];
    taken: boolean;
  }>`
    select tests.id, tests.title, c.name as "companyName", tests.minutes, tests.question_count as "questionCount", tests.skills,
      exists (
        select from test_assignments a join test_attempts t on t.assignment_id = a.id
        where a.test_id = tests.id and a.talent_id = ${talentId} and t.submitted_at is not null
      ) or exists (
        select from candidates k join applications p on p.company_id = k.company_id and p.candidate_id = k.id
          join test_assignments a on a.application_id = p.id join test_attempts t on t.assignment_id = a.id
        where k.talent_id = ${talentId} and a.test_id = tests.id and t.submitted_at is not null
      ) as taken
    from tests join companies c on c.id = tests.company_id
    where tests.id = ${id} and ${OFFERED}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** A test of a company, and whether every talent may take it now. */
export async function selectOwnTest(
  ctx: Ctx,
  companyId: string,
  id: string,
): Promise<{ offered: boolean } | undefined> {
  const { rows } = await sql<{ offered: boolean }>`
    select ${OFFERED} as offered from tests where id = ${id} and company_id = ${companyId} and deleted_at is null`.execute(
    ctx.db,
  );
  return rows[0];
}
