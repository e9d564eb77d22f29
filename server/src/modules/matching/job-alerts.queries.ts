import type { AlertFilters, AlertFrequency } from '@prova/contract/matching/job-alerts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

const COLUMNS = ['id', 'filters', 'frequency', 'createdAt'] as const;

export function selectAlerts(ctx: Ctx, talentId: string) {
  return ctx.db
    .selectFrom('jobAlerts')
    .select(COLUMNS)
    .where('talentId', '=', talentId)
    .orderBy('id', 'desc')
    .execute();
}

export async function countAlerts(ctx: Ctx, talentId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('jobAlerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('talentId', '=', talentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One of the same search, in whatever case its words are. */
export function selectSameAlert(ctx: Ctx, talentId: string, filters: AlertFilters) {
  return ctx.db
    .selectFrom('jobAlerts')
    .select(COLUMNS)
    .where('talentId', '=', talentId)
    .where(sql<boolean>`lower(filters::text) = lower(${JSON.stringify(filters)}::jsonb::text)`)
    .executeTakeFirst();
}

interface NewAlert {
  readonly id: string;
  readonly talentId: string;
  readonly filters: AlertFilters;
  readonly frequency: AlertFrequency;
  readonly nextRunAt: Date;
}

export function insertAlert(ctx: Ctx, { filters, ...alert }: NewAlert) {
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('jobAlerts')
    .values({ ...alert, filters: JSON.stringify(filters), seenUntil: now, createdAt: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateFrequency(
  ctx: Ctx,
  alert: { id: string; talentId: string },
  change: { frequency: AlertFrequency; nextRunAt: Date },
) {
  return ctx.db
    .updateTable('jobAlerts')
    .set(change)
    .where('id', '=', alert.id)
    .where('talentId', '=', alert.talentId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteAlert(ctx: Ctx, { id, talentId }: { id: string; talentId: string }): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('jobAlerts')
    .where('id', '=', id)
    .where('talentId', '=', talentId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function selectDueAlerts(ctx: Ctx, limit: number) {
  return ctx.db
    .selectFrom('jobAlerts')
    .select('id')
    .where('nextRunAt', '<=', ctx.clock.now())
    .orderBy('nextRunAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** One that is still due, with whose it is: locked until what is told of it is queued. */
export function lockDueAlert(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('jobAlerts')
    .innerJoin('talents', 'talents.id', 'jobAlerts.talentId')
    .select(['jobAlerts.id', 'jobAlerts.talentId', 'filters', 'frequency', 'seenUntil', 'talents.userId'])
    .where('jobAlerts.id', '=', id)
    .where('nextRunAt', '<=', ctx.clock.now())
    .forUpdate(['jobAlerts'])
    .executeTakeFirst();
}

export async function updateRun(ctx: Ctx, id: string, run: { seenUntil: Date; nextRunAt: Date }): Promise<void> {
  await ctx.db.updateTable('jobAlerts').set(run).where('id', '=', id).execute();
}
