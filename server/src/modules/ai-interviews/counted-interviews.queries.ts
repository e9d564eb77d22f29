import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Span } from '../billing/billing.service.ts';

/**
 * Interviews of a company, by people and by a program, that began within a span or are still scheduled for it: those of people by
 * when they are, those of a program by when they begin, and before that by the day until which they can. What was called off or
 * declined before it began does not count.
 */
export async function countInterviews(ctx: Ctx, companyId: string, { from, until }: Span): Promise<number> {
  const { rows } = await sql<{ interviews: number }>`
    select (
      select count(*) from interviews
      where company_id = ${companyId} and starts_at >= ${from} and starts_at < ${until}
        and (started_at is not null or status in ('scheduled', 'in_progress', 'completed') or ended_at >= starts_at)
    ) + (
      select count(*) from ai_interviews
      where company_id = ${companyId} and coalesce(started_at, closes_at) >= ${from}
        and coalesce(started_at, closes_at) < ${until}
        and (started_at is not null or status = 'scheduled')
    ) as interviews`.execute(ctx.db);
  return Number(rows[0]?.interviews ?? 0);
}
