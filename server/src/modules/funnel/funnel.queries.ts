import { type CandidateStatus, REJECTION_STATUSES } from '@prova/contract/applications/application-status';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { sharedWith } from '../jobs/jobs.service.ts';

export interface ChangeRow {
  readonly id: string;
  readonly type: string;
  readonly fromStageId: string | null;
  readonly fromStageType: string | null;
  readonly fromStatus: string | null;
  readonly data: unknown;
  readonly at: Date;
}

/** A change as the history keeps it. */
export function selectChange(ctx: Ctx, applicationId: string, eventId: string): Promise<ChangeRow | undefined> {
  return ctx.db
    .selectFrom('applicationEvents as e')
    .leftJoin('jobStages as s', 's.id', 'e.fromStageId')
    .select([
      'e.id',
      'e.type',
      'e.fromStageId',
      's.type as fromStageType',
      'e.fromStatus',
      'e.data',
      'e.createdAt as at',
    ])
    .where('e.id', '=', eventId)
    .where('e.applicationId', '=', applicationId)
    .executeTakeFirst();
}

/** Longer ones are about somebody. */
const LONGEST_SAVED = 120;
const SAVED = 5;

/**
 * Reasons of rejections that a company has given more than once, and of this job too: what only other jobs were about
 * says nothing here. The most frequent of the job first.
 */
export async function selectSavedReasons(
  ctx: Ctx,
  { companyId, jobId }: { companyId: string; jobId: string },
): Promise<string[]> {
  const ofJob = sql<number>`count(*) filter (where job_id = ${jobId})`;
  const rows = await ctx.db
    .selectFrom('applicationEvents')
    .select('reason')
    .where('companyId', '=', companyId)
    .where('toStatus', 'in', REJECTION_STATUSES)
    .where('reason', 'is not', null)
    .where(sql<boolean>`length(reason) <= ${LONGEST_SAVED}`)
    .groupBy('reason')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .having(ofJob, '>', 0)
    .orderBy(ofJob, 'desc')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('reason')
    .limit(SAVED)
    .execute();
  return rows.flatMap(({ reason }) => reason ?? []);
}

/** What decides who may follow the board of a job. */
export function selectBoardFacts(ctx: Ctx, jobId: string) {
  return ctx.db
    .selectFrom('jobs')
    .select(['companyId', 'status'])
    .select(sharedWith(ctx.actor, sql.ref('jobs.id')).as('shared'))
    .where('id', '=', jobId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The applications of these people, of which boards have a card. */
export function selectCardsOf(ctx: Ctx, candidateIds: readonly string[]) {
  return ctx.db
    .selectFrom('applications')
    .select(['id', 'jobId', 'stageId', 'status'])
    .where('candidateId', 'in', [...candidateIds])
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .$narrowType<{ status: CandidateStatus }>()
    .execute();
}
