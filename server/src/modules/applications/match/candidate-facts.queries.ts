import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { seenProfile } from '../shown-profile.queries.ts';

/** What the formula may know of candidates, with the text of their résumé; those without a profile, or with one. */
export function selectCandidateFacts(ctx: Ctx, candidateIds: readonly string[]): Promise<CandidateFacts[]> {
  return sql<CandidateFacts>`
    select c.id, c.company_id, c.resume_file_id, x.body, t.id as talent_id from candidates c ${seenProfile}
    left join file_texts x on x.file_id = c.resume_file_id
    where c.id = any(${[...candidateIds]}::uuid[]) and c.erased_at is null and c.merged_into_id is null`
    .execute(ctx.db)
    .then(({ rows }) => rows);
}

export interface CandidateFacts {
  readonly id: string;
  readonly companyId: string;
  readonly resumeFileId: string | null;
  readonly body: string | null;
  /** Of the profile, where there is one that the company may see: another is not read for it either. */
  readonly talentId: string | null;
}

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

/** The accounts of candidates who have one, each once. */
export async function selectUsersOfCandidates(ctx: Ctx, candidateIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('candidates as c')
    .innerJoin('talents as t', 't.id', 'c.talentId')
    .select('t.userId')
    .distinct()
    .where('c.id', 'in', [...candidateIds])
    .execute();
  return rows.map(({ userId }) => userId);
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
