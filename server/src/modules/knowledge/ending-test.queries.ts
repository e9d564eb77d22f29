import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

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
    select t.id, t.title, c.name as "companyName", t.minutes, t.question_count as "questionCount", t.skills
    from tests t join companies c on c.id = t.company_id
    where t.id = ${id} and t.open_to_talents and t.status = 'published' and t.deleted_at is null and c.closed_at is null`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}
