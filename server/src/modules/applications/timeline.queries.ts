import type { CandidateStatus } from '@prova/contract/applications/candidacy';
import type { EventType } from '@prova/contract/applications/timeline';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { ApplicationRow } from './applications.queries.ts';
import type { EventActor } from './event-actor.ts';

/** The history of a candidacy, the newest first, with the names of stages and of members as they are now. */
export function selectTimeline(
  ctx: Ctx,
  applicationId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return ctx.db
    .selectFrom('application_events as e')
    .leftJoin('job_stages as from_stage', 'from_stage.id', 'e.from_stage_id')
    .leftJoin('job_stages as to_stage', 'to_stage.id', 'e.to_stage_id')
    .leftJoin('company_members as m', (join) =>
      join
        .onRef('m.company_id', '=', 'e.company_id')
        .onRef('m.user_id', '=', 'e.actor_id')
        .on('e.actor_kind', '=', 'user'),
    )
    .leftJoin('users', 'users.id', 'm.user_id')
    .select([
      'e.id',
      'e.type',
      'e.actor_kind as actorKind',
      'e.actor_label as actorLabel',
      'm.user_id as memberId',
      'users.name as memberName',
      'users.photo_file_id as memberPhotoId',
      'from_stage.name as fromStage',
      'to_stage.name as toStage',
      'e.from_status as fromStatus',
      'e.to_status as toStatus',
      'e.reason',
      sql<Record<string, unknown>>`e.data`.as('data'),
      'e.created_at as at',
    ])
    .where('e.application_id', '=', applicationId)
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
export type TimelineRow = Awaited<ReturnType<typeof selectTimeline>>[number];

/** Whether a person has been seen in the history with this type on the current day of the company. */
export async function existsEventToday(
  ctx: Ctx,
  row: ApplicationRow,
  { type, userId }: { type: EventType; userId: string },
): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('application_events')
    .select('id')
    .where('application_id', '=', row.id)
    .where('type', '=', type)
    .where('actor_id', '=', userId)
    .where(
      sql<boolean>`(created_at at time zone ${row.timeZone}::text)::date = (${ctx.clock.now()}::timestamptz at time zone ${row.timeZone}::text)::date`,
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Holds off everybody who names the same thing until the transaction ends. */
export async function lockName(ctx: Ctx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx.db);
}
