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
