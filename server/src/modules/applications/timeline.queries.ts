import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { EventType } from '@prova/contract/applications/timeline';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { stageNameColumn } from '../jobs/jobs.service.ts';
import type { ApplicationRow } from './applications.queries.ts';
import type { EventActor } from './event-actor.ts';

/** The history of an application, the newest first, with the names of stages and of members as they are now. */
export function selectTimeline(
  ctx: Ctx,
  applicationId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return ctx.db
    .selectFrom('applicationEvents as e')
    .leftJoin('jobStages as fromStage', 'fromStage.id', 'e.fromStageId')
    .leftJoin('jobStages as toStage', 'toStage.id', 'e.toStageId')
    .leftJoin('companyMembers as m', (join) =>
      join.onRef('m.companyId', '=', 'e.companyId').onRef('m.userId', '=', 'e.actorId').on('e.actorKind', '=', 'user'),
    )
    .leftJoin('users', 'users.id', 'm.userId')
    .select([
      'e.id',
      'e.type',
      'e.actorKind',
      'e.actorLabel',
      'm.userId as memberId',
      'users.name as memberName',
      'users.photoFileId as memberPhotoId',
      'e.fromStatus',
      'e.toStatus',
      'e.reason',
      sql<Record<string, unknown>>`e.data`.as('data'),
      'e.createdAt as at',
    ])
    .select([
      stageNameColumn(ctx.locale, 'fromStage').$castTo<string | null>().as('fromStage'),
      stageNameColumn(ctx.locale, 'toStage').$castTo<string | null>().as('toStage'),
    ])
    .where('e.applicationId', '=', applicationId)
    .$if(before !== undefined, (query) => query.where('e.id', '<', before ?? ''))
    .orderBy('e.id', 'desc')
    .limit(limit)
    .$narrowType<{
      type: EventType;
      actorKind: EventActor['kind'];
      fromStatus: CandidateStatus | null;
      toStatus: CandidateStatus | null;
    }>()
    .execute();
}
export interface TimelineMail {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly state: string;
  readonly at: Date;
  readonly sentAt: Date | null;
}

/** The mails that the candidate was sent about an application, the newest first; those that were taken back are none. */
export function selectTimelineMails(
  ctx: Ctx,
  applicationId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<TimelineMail[]> {
  return (
    ctx.db
      .selectFrom('mails')
      .innerJoin('applications', 'applications.id', 'mails.applicationId')
      .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
      .select(['mails.id', 'mails.kind', 'mails.subject', 'mails.state', 'mails.createdAt as at', 'mails.sentAt'])
      .where('mails.applicationId', '=', applicationId)
      .where('mails.state', '!=', 'cancelled')
      // The team is written to about it, too.
      .whereRef('mails.recipient', '=', 'candidates.email')
      .$if(before !== undefined, (query) => query.where('mails.id', '<', before ?? ''))
      .orderBy('mails.id', 'desc')
      .limit(limit)
      .execute()
  );
}

export type TimelineRow = Awaited<ReturnType<typeof selectTimeline>>[number];

/** Whether a person has been seen in the history with this type on the current day of the company. */
export async function existsEventToday(
  ctx: Ctx,
  row: ApplicationRow,
  { type, userId }: { type: EventType; userId: string },
): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('applicationEvents')
    .select('id')
    .where('applicationId', '=', row.id)
    .where('type', '=', type)
    .where('actorId', '=', userId)
    .where(
      sql<boolean>`(created_at at time zone ${row.timeZone}::text)::date = (${ctx.clock.now()}::timestamptz at time zone ${row.timeZone}::text)::date`,
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Somebody of the company has opened it; the first time counts. Nothing of the application itself changes. */
export async function markViewed(ctx: Ctx, applicationId: string): Promise<void> {
  await ctx.db
    .updateTable('applications')
    .set({ viewedAt: ctx.clock.now() })
    .where('id', '=', applicationId)
    .where('viewedAt', 'is', null)
    .execute();
}

/** Holds off everybody who names the same thing until the transaction ends. */
export async function lockName(ctx: Ctx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx.db);
}
