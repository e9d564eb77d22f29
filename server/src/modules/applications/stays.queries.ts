import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { ApplicationRow } from './applications.queries.ts';

type Of = Pick<ApplicationRow, 'id' | 'companyId' | 'jobId' | 'candidateId' | 'stageId'>;

export interface Leaving {
  readonly how: 'moved' | 'hired' | 'rejected' | 'withdrawn' | 'closed';
  /** Of the answer that was promised in it. */
  readonly dueAt: Date | null;
}

const newest = (id: string) => sql`(select max(place) from stage_stays where application_id = ${id})`;

/** Begins a stay; one that was the last of an application is not any more. */
export async function insertStay(
  ctx: Ctx,
  { id, companyId, jobId, candidateId, stageId }: Of,
  { held, promised, dueAt }: { held: boolean; promised: boolean; dueAt: Date | null },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('stageStays')
    .set({ final: false })
    .where('applicationId', '=', id)
    .where('final', '=', true)
    .execute();
  const { rows } = await sql<{ place: number }>`
    insert into stage_stays (application_id, place, company_id, job_id, candidate_id, stage_id, entered_at, held_since, created_at)
    values (${id}, coalesce(${newest(id)}, 0) + 1, ${companyId}, ${jobId}, ${candidateId}, ${stageId}, ${now}, ${held ? now : null}, ${now})
    returning place`.execute(ctx.db);
  const place = rows[0]?.place;
  if (place === undefined) throw new Error('A stay was not begun');
  if (promised)
    await ctx.db
      .insertInto('replyPromises')
      .values({ applicationId: id, place, companyId, jobId, madeAt: now, dueAt, createdAt: now })
      .execute();
}

/** Ends the stay that an application is in, and the promise that was made in it. */
export async function endStay(ctx: Ctx, id: string, { how, dueAt }: Leaving): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    update stage_stays set left_at = ${now}, how = ${how}, final = ${how !== 'moved'},
      held_seconds = held_seconds + coalesce(floor(extract(epoch from ${now}::timestamptz - held_since))::integer, 0)
    where application_id = ${id} and left_at is null`.execute(ctx.db);
  const late = dueAt !== null && now > dueAt;
  await ctx.db
    .updateTable('replyPromises')
    // Who withdraws in time was owed no answer.
    .set({ endedAt: now, dueAt, kept: late ? false : how === 'withdrawn' ? null : true })
    .where('applicationId', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/** Whether a stay is on hold from now on. */
export async function updateHold(ctx: Ctx, id: string, held: boolean): Promise<void> {
  const now = ctx.clock.now();
  await (held
    ? sql`update stage_stays set held_since = ${now} where application_id = ${id} and left_at is null`
    : sql`update stage_stays set held_since = null,
        held_seconds = held_seconds + coalesce(floor(extract(epoch from ${now}::timestamptz - held_since))::integer, 0)
      where application_id = ${id} and left_at is null`
  ).execute(ctx.db);
}

/** By when the open promise is due now. */
export async function updateDue(ctx: Ctx, id: string, dueAt: Date | null): Promise<void> {
  await ctx.db
    .updateTable('replyPromises')
    .set({ dueAt })
    .where('applicationId', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/** Takes back a stay that never was, with its promise. */
export async function deleteStay(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('stageStays').where('applicationId', '=', id).where('leftAt', 'is', null).execute();
}

/** Goes on with the last stay as if it had not ended. */
export async function resumeStay(ctx: Ctx, id: string): Promise<void> {
  await sql`
    update stage_stays set left_at = null, how = null, final = false,
      held_seconds = held_seconds - coalesce(floor(extract(epoch from left_at - held_since))::integer, 0)
    where application_id = ${id} and place = ${newest(id)}`.execute(ctx.db);
  await sql`
    update reply_promises set ended_at = null, kept = null
    where application_id = ${id} and place = ${newest(id)}`.execute(ctx.db);
}

/** The last stay is the end again. */
export async function updateToFinal(ctx: Ctx, id: string): Promise<void> {
  await sql`
    update stage_stays set final = true where application_id = ${id} and place = ${newest(id)}`.execute(ctx.db);
}

/** Holding was taken back, or taking up from it was: then it goes on from where the history says that it began. */
export async function undoHold(ctx: Ctx, id: string, undoneEventId: string, held: boolean): Promise<void> {
  await (held
    ? sql`
      update stage_stays s set held_since = began.at,
        held_seconds = s.held_seconds - floor(extract(epoch from ended.created_at - began.at))::integer
      from application_events ended, lateral (
        select max(e.created_at) as at from application_events e
        where e.application_id = ended.application_id and e.id < ended.id and e.to_status = 'put_on_hold' and e.type <> 'undone'
      ) began
      where ended.id = ${undoneEventId} and ended.application_id = s.application_id and s.application_id = ${id}
        and s.left_at is null`
    : sql`update stage_stays set held_since = null where application_id = ${id} and left_at is null`
  ).execute(ctx.db);
}

/** Promises that were answered or came due in the span, and those of them that were kept. @param companyId null for all */
export async function countPromises(
  ctx: Ctx,
  companyId: string | null,
  { since, now }: { since: Date; now: Date },
): Promise<{ kept: number; promises: number }> {
  const ofCompany = companyId === null ? sql`true` : sql`company_id = ${companyId}`;
  const { rows } = await sql<{ kept: number; promises: number }>`
    select count(*) filter (where kept)::int as kept, count(*)::int as promises from reply_promises
    where ${ofCompany} and due_at >= ${since}
      and (kept is not null or (ended_at is null and due_at < ${now}))`.execute(ctx.db);
  return rows[0] ?? { kept: 0, promises: 0 };
}
