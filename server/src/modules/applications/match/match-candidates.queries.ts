import type { Insertable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { CandidateSkills, MatchCandidateSkills, MatchCandidates } from '../../../platform/schema.gen.ts';
import { inParts } from '../../matching/matching.service.ts';

/** Holds off another refresh of the same candidates until the transaction ends; in order, so that two never wait for each other. */
export async function lockCandidates(ctx: Ctx, candidateIds: readonly string[]): Promise<void> {
  await ctx.db
    .selectFrom('candidates')
    .select('id')
    .where('id', 'in', [...candidateIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Puts what is derived of these candidates in the place of what there was. */
export async function replaceMatches(
  ctx: Ctx,
  candidateIds: readonly string[],
  rows: {
    candidates: readonly Insertable<MatchCandidates>[];
    reach: readonly Insertable<MatchCandidateSkills>[];
    claims: readonly Insertable<CandidateSkills>[];
  },
): Promise<void> {
  const ids = [...candidateIds];
  await ctx.db.deleteFrom('matchCandidates').where('candidateId', 'in', ids).execute();
  await ctx.db.deleteFrom('candidateSkills').where('candidateId', 'in', ids).execute();
  await inParts(rows.candidates, (part) => ctx.db.insertInto('matchCandidates').values(part).execute());
  await inParts(rows.reach, (part) => ctx.db.insertInto('matchCandidateSkills').values(part).execute());
  await inParts(rows.claims, (part) => ctx.db.insertInto('candidateSkills').values(part).execute());
}
