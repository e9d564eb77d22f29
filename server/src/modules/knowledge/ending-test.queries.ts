import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { OFFERED } from '../attempts/attempts.service.ts';

/** An open test as the end of a course names it, if every talent may take it now. */
export async function selectOfferedTest(ctx: Ctx, id: string) {
  const { rows } = await sql<{
    id: string;
    title: string;
    companyName: string;
    minutes: number | null;
    questionCount: number;
    skills: string[];
  }>`
    select tests.id, tests.title, c.name as "companyName", tests.minutes, tests.question_count as "questionCount", tests.skills
    from tests join companies c on c.id = tests.company_id
    where tests.id = ${id} and ${OFFERED}`.execute(ctx.db);
  return rows[0] ?? null;
}
