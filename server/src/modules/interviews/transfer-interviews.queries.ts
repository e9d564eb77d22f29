import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { OPEN } from './interviews.queries.ts';

interface Successor {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
}

/** Puts what is ahead into the name of another organiser. */
export async function updateOrganiser(ctx: Ctx, { companyId, from, to }: Successor): Promise<void> {
  await ctx.db
    .updateTable('interviews')
    .set((eb) => ({ organiserId: to, version: eb('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('organiserId', '=', from)
    .where('status', 'in', OPEN)
    .execute();
}

/**
 * Whoever takes over is the host of what is ahead; where they take part already, they are from now on.
 * @returns the interviews in which they took no part before
 */
export async function updateHost(ctx: Ctx, { companyId, from, to }: Successor): Promise<string[]> {
  const hosted = await ctx.db
    .selectFrom('interviewParticipants as p')
    .innerJoin('interviews as i', 'i.id', 'p.interviewId')
    .select(['p.id', 'p.interviewId'])
    .where('p.userId', '=', from)
    .where('p.companyId', '=', companyId)
    .where('p.role', '=', 'host')
    .where('p.removedAt', 'is', null)
    .where('i.status', 'in', OPEN)
    .execute();
  if (hosted.length === 0) return [];
  const now = ctx.clock.now();
  const interviewIds = hosted.map(({ interviewId }) => interviewId);
  await ctx.db
    .updateTable('interviewParticipants')
    .set({ removedAt: now })
    .where(
      'id',
      'in',
      hosted.map(({ id }) => id),
    )
    .execute();
  const taking = await ctx.db
    .updateTable('interviewParticipants')
    .set({ role: 'host' })
    .where('interviewId', 'in', interviewIds)
    .where('userId', '=', to)
    .where('removedAt', 'is', null)
    .returning('interviewId')
    .execute();
  const present = new Set(taking.map(({ interviewId }) => interviewId));
  const missing = interviewIds.filter((id) => !present.has(id));
  if (missing.length === 0) return [];
  await ctx.db
    .insertInto('interviewParticipants')
    .values(
      missing.map((interviewId) => ({
        id: newId(ctx),
        companyId,
        interviewId,
        role: 'host',
        userId: to,
        createdAt: now,
      })),
    )
    .execute();
  return missing;
}

/** Interviews that have not begun and in which somebody takes part as a member of the company. */
export async function selectAheadOf(
  ctx: Ctx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('interviewParticipants as p')
    .innerJoin('interviews as i', 'i.id', 'p.interviewId')
    .select('i.id')
    .where('p.companyId', '=', companyId)
    .where('p.userId', '=', userId)
    .where('p.removedAt', 'is', null)
    .where('i.status', '=', 'scheduled')
    .where('i.startsAt', '>', ctx.clock.now())
    .orderBy('i.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many interviews that may still take place each member of a company leads or has organised. */
export async function interviewsByMember(ctx: Ctx, companyId: string): Promise<ReadonlyMap<string, number>> {
  const open = ctx.db.selectFrom('interviews as i').where('i.companyId', '=', companyId).where('i.status', 'in', OPEN);
  const rows = await ctx.db
    .selectFrom(
      open
        .select(['i.organiserId as userId', 'i.id'])
        .union(
          open
            .innerJoin('interviewParticipants as p', 'p.interviewId', 'i.id')
            .where('p.role', '=', 'host')
            .where('p.removedAt', 'is', null)
            .where('p.userId', 'is not', null)
            .select(['p.userId', 'i.id'])
            .$narrowType<{ userId: string }>(),
        )
        .as('led'),
    )
    .select(['userId', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('userId')
    .execute();
  return new Map(rows.map(({ userId, count }) => [userId, Number(count)]));
}

/** Calendars take a mail for news that says a higher number. */
export async function raiseSequence(ctx: Ctx, interviewIds: readonly string[]): Promise<void> {
  if (interviewIds.length === 0) return;
  await ctx.db
    .updateTable('interviews')
    .set((eb) => ({ sequence: eb('sequence', '+', 1), version: eb('version', '+', 1) }))
    .where('id', 'in', interviewIds)
    .execute();
}

export async function takeOffAhead(
  ctx: Ctx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  await ctx.db
    .updateTable('interviewParticipants')
    .set({ removedAt: ctx.clock.now() })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .where(
      sql<boolean>`interview_id in (
        select id from interviews where company_id = ${companyId} and status in (${sql.join(OPEN)}))`,
    )
    .execute();
}
