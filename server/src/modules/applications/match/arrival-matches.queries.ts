import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/** Minutes after an application in which its résumé is read, and its match still counts as that of its arrival. */
const ARRIVAL_MINUTES = 10;

/**
 * Keeps the match on arrival of those that have none yet, from their stored scores; in the minutes of the arrival the last
 * one counts. Part of a transaction. Those that somebody changes at this moment are left to the next time.
 */
export async function keepArrivals(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const now = ctx.clock.now();
  const arriving = sql`a.applied_at >= ${now}::timestamptz - make_interval(mins => ${ARRIVAL_MINUTES})`;
  await sql`
    insert into arrival_matches (application_id, company_id, job_id, applied_at, score, formula, on_arrival, created_at)
    select a.id, a.company_id, a.job_id, a.applied_at, s.score, s.formula, ${arriving}, ${now}
    from applications a join application_scores s on s.application_id = a.id
    where a.id = any(${[...ids]}::uuid[]) and a.erased_at is null
      and (${arriving} or not exists (select from arrival_matches m where m.application_id = a.id))
    order by a.id for share of a skip locked
    on conflict (application_id) do update set (score, formula, created_at) = (excluded.score, excluded.formula, excluded.created_at)
    where excluded.on_arrival`.execute(ctx.db);
}
