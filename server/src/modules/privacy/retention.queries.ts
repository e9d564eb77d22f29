import { type Insertable, sql } from 'kysely';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { RetentionRules, RetentionRuns } from '../../platform/schema.gen.ts';
import { contractEnd } from './privacy.queries.ts';

type Subject = RetentionRules['subject'];

interface Of {
  readonly companyId: string;
  readonly subject: Subject;
}

export function selectRetentionRule(ctx: Ctx, companyId: string, subject: Subject) {
  return ctx.db
    .selectFrom('retentionRules')
    .select(['months', 'version'])
    .where('companyId', '=', companyId)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** False when there is one by now. */
export async function insertRetentionRule(ctx: Ctx, { companyId, subject }: Of, months: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('retentionRules')
    .values({ companyId, subject, months, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when it has another version by now. */
export async function updateRetentionRule(
  ctx: Ctx,
  { companyId, subject }: Of,
  { months, version }: { months: number; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('retentionRules')
    .set({ months, version: version + 1 })
    .where('companyId', '=', companyId)
    .where('subject', '=', subject)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Back to the default; false when the rule has another version by now, or is gone. */
export async function deleteRetentionRule(ctx: Ctx, { companyId, subject }: Of, version: number): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('retentionRules')
    .where('companyId', '=', companyId)
    .where('subject', '=', subject)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What retention has removed of a company, the newest first. */
export function selectRetentionRuns(ctx: Ctx, companyId: string, limit: number) {
  return ctx.db
    .selectFrom('retentionRuns')
    .select(['endedAt as at', 'removed'])
    .where('companyId', '=', companyId)
    .where('cause', '=', 'retention')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Applications that ended without a contract longer ago than their company keeps them, and contracts that are over.
 * @param which.only of one company, and with these months instead of its own
 */
export async function selectExpired(
  ctx: Ctx,
  { months, years, only }: { months: number; years: number; only?: { companyId: string; months: number } },
): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await sql<{ id: string; companyId: string }>`
    select a.id, a.company_id from applications a
    left join retention_rules r on r.company_id = a.company_id and r.subject = 'unsuccessful_applications'
    where a.erased_at is null and ${only ? sql`a.company_id = ${only.companyId}` : sql`true`} and case when ${contractEnd(years)} is not null then ${contractEnd(years)} <= ${ctx.clock.now()}
      else not a.active and coalesce(
        (select max(e.created_at) from application_events e where e.application_id = a.id
          and (e.to_status is not null or e.type in ('applied', 'withdrawn', 'closed', 'rejected'))),
        a.stage_since) + make_interval(months => coalesce(${only?.months ?? null}::int, r.months, ${months})::int) <= ${ctx.clock.now()} end
    order by a.company_id, a.id`.execute(ctx.db);
  return rows;
}

interface ExpiredRecordings {
  /** Where a company says nothing else. */
  readonly months: number;
  /** Of one company, and with these months instead of its own. */
  readonly only?: { readonly companyId: string; readonly months: number };
  /** So many seconds before they are. */
  readonly ahead?: number;
  /** Null: those of which their team has not heard; a date: those of which it heard before. Left out: all. */
  readonly announcedBefore?: Date | null;
}

/** Recordings of interviews that ended longer ago than their company keeps them. */
export async function selectExpiredRecordings(
  ctx: Ctx,
  { months, only, ahead = 0, announcedBefore }: ExpiredRecordings,
): Promise<{ id: string; companyId: string }[]> {
  const announced =
    announcedBefore === undefined
      ? sql`true`
      : announcedBefore === null
        ? sql`g.removal_announced_at is null`
        : sql`g.removal_announced_at <= ${announcedBefore}`;
  const { rows } = await sql<{ id: string; companyId: string }>`
    select g.id, g.company_id from room_recordings g
    left join retention_rules r on r.company_id = g.company_id and r.subject = 'recordings'
    where g.state = 'ended' and g.withdrawn_at is null and ${only ? sql`g.company_id = ${only.companyId}` : sql`true`}
      and ${announced}
      and g.ended_at + make_interval(months => coalesce(${only?.months ?? null}::int, r.months, ${months})::int) <= ${after(ctx.clock.now(), ahead)}
    order by g.company_id, g.id`.execute(ctx.db);
  return rows;
}

/** Those of which their team has heard, and that are kept for longer than so many seconds from now all the same. */
export async function selectKeptAfterAll(
  ctx: Ctx,
  { months, ahead }: Required<Pick<ExpiredRecordings, 'months' | 'ahead'>>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from room_recordings g
    left join retention_rules r on r.company_id = g.company_id and r.subject = 'recordings'
    where g.state = 'ended' and g.removal_announced_at is not null
      and g.ended_at + make_interval(months => coalesce(r.months, ${months})::int) > ${after(ctx.clock.now(), ahead)}`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}

export async function insertRun(ctx: Ctx, run: Insertable<RetentionRuns>): Promise<void> {
  await ctx.db.insertInto('retentionRuns').values(run).execute();
}
