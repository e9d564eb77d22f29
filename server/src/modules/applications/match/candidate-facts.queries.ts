import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/** What the formula may know of candidates, with the text of their résumé; those without a profile, or with one. */
export function selectCandidateFacts(ctx: Ctx, candidateIds: readonly string[]) {
  return (
    ctx.db
      .selectFrom('candidates as c')
      .leftJoin('talents as t', 't.id', 'c.talentId')
      .leftJoin('users as u', 'u.id', 't.userId')
      .leftJoin('fileTexts as x', 'x.fileId', 'c.resumeFileId')
      .select([
        'c.id',
        'c.companyId',
        'c.title',
        'c.seniority',
        'c.city',
        'c.state',
        'c.country',
        'c.resumeFileId',
        'x.body',
      ])
      // A profile that nobody may see is not read for a company either.
      .select(
        sql<string | null>`case when t.visibility <> 'hidden' and u.erased_at is null and u.disabled_at is null
        and u.role = 'POTENTIAL' then t.id end`.as('talentId'),
      )
      .where('c.id', 'in', [...candidateIds])
      .where('c.erasedAt', 'is', null)
      .where('c.mergedIntoId', 'is', null)
      .execute()
  );
}
export type CandidateFacts = Awaited<ReturnType<typeof selectCandidateFacts>>[number];

/** The résumé that came with an application; null for none. */
export async function selectSentResume(ctx: Ctx, applicationId: string): Promise<string | null> {
  const form = await ctx.db
    .selectFrom('applicationForms')
    .select('resumeFileId')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst();
  return form?.resumeFileId ?? null;
}

/** Candidates of a talent, in whatever company. */
export async function selectCandidatesOfTalent(ctx: Ctx, talentId: string): Promise<string[]> {
  const rows = await ctx.db.selectFrom('candidates').select('id').where('talentId', '=', talentId).execute();
  return rows.map(({ id }) => id);
}

/** Candidates of whom nothing is worked out, or by another formula. */
export async function selectOutdatedCandidates(ctx: Ctx, formula: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.candidate_id as id from candidate_search s left join match_candidates m on m.candidate_id = s.candidate_id
    where m.candidate_id is null or m.formula <> ${formula}
    order by s.candidate_id limit ${limit}
  `.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Has everybody count as worked out by no formula: lists go on reading it until it is worked out again. */
export async function outdateCandidates(ctx: Ctx): Promise<void> {
  await ctx.db.updateTable('matchCandidates').set({ formula: 0 }).where('formula', '<>', 0).execute();
}
