import type { ExpressionBuilder } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db.ts';

/** Whose consents: those of an account, or of whoever sat in the candidate's place of an interview. */
export type Whose = { readonly userId: string } | { readonly candidateOf: string };

type Conditions = ExpressionBuilder<DB & { e: DB['roomEntries'] }, 'e' | 'rooms'>;

const asCandidate = (eb: Conditions) => eb('e.accessType', '=', 'candidate');

/** Each for a statement of its own: no index serves one or the other. Of an account also those given as the candidate, by whatever link. */
async function given(ctx: Ctx, whose: Whose) {
  const of = (interviewIds: readonly string[]) => (eb: Conditions) =>
    eb.and([asCandidate(eb), eb('rooms.interviewId', 'in', interviewIds)]);
  if ('candidateOf' in whose) return [of([whose.candidateOf])];
  const own = await selectOwnInterviews(ctx, whose.userId);
  const byAccount = (eb: Conditions) => eb('e.userId', '=', whose.userId);
  return own.length === 0 ? [byAccount] : [byAccount, of(own)];
}

/** Those that somebody was the candidate of. */
async function selectOwnInterviews(ctx: Ctx, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('talents')
    .innerJoin('candidates', 'candidates.talentId', 'talents.id')
    .innerJoin('applications', 'applications.candidateId', 'candidates.id')
    .innerJoin('interviews', 'interviews.applicationId', 'applications.id')
    .select('interviews.id')
    .where('talents.userId', '=', userId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Recordings to which somebody has agreed, the newest first. */
export async function selectConsented(ctx: Ctx, whose: Whose, limit: number) {
  const rows = [];
  for (const condition of await given(ctx, whose))
    rows.push(...(await consented(ctx, limit).where(condition).execute()));
  return rows.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime()).slice(0, limit);
}

const consented = (ctx: Ctx, limit: number) =>
  ctx.db
    .selectFrom('roomRecordingConsents as c')
    .innerJoin('roomEntries as e', 'e.id', 'c.entryId')
    .innerJoin('roomRecordings as r', 'r.id', 'c.recordingId')
    .innerJoin('rooms', 'rooms.id', 'r.roomId')
    .innerJoin('companies', 'companies.id', 'r.companyId')
    .select(['r.id', 'r.companyId', 'rooms.interviewId', 'companies.name as companyName', 'r.startedAt'])
    .select(['r.endedAt', 'r.removalAnnouncedAt', 'c.decidedAt as consentedAt'])
    .where('c.accepted', '=', true)
    .where('c.withdrawnAt', 'is', null)
    .where('r.startedAt', 'is not', null)
    .where('r.withdrawnAt', 'is', null)
    .orderBy('r.startedAt', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .where('rooms.interviewId', 'is not', null)
    .$narrowType<{ startedAt: Date; interviewId: string }>();

/** The entries whose consents to one recording are theirs to take back. */
export async function selectGiven(ctx: Ctx, recordingId: string, whose: Whose): Promise<string[]> {
  const rows = [];
  for (const condition of await given(ctx, whose))
    rows.push(...(await consentsTo(ctx, recordingId).where(condition).execute()));
  return [...new Set(rows.map(({ entryId }) => entryId))];
}

const consentsTo = (ctx: Ctx, recordingId: string) =>
  ctx.db
    .selectFrom('roomRecordingConsents as c')
    .innerJoin('roomEntries as e', 'e.id', 'c.entryId')
    .innerJoin('roomRecordings as r', 'r.id', 'c.recordingId')
    .innerJoin('rooms', 'rooms.id', 'r.roomId')
    .select('c.entryId')
    .where('c.recordingId', '=', recordingId)
    .where('c.accepted', '=', true)
    .where('c.withdrawnAt', 'is', null);
