import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Span } from './ports.ts';

/** The calendar month of an instant, in the zone of a company. */
export async function monthOf(ctx: Ctx, companyId: string, at: Date): Promise<Span> {
  const { rows } = await sql<Span>`
    select month at time zone zone as from, (month + interval '1 month') at time zone zone as until
    from (select time_zone as zone, date_trunc('month', ${at}::timestamptz at time zone time_zone) as month
      from companies where id = ${companyId}) c`.execute(ctx.db);
  const [span] = rows;
  if (!span) throw new Error(`There is no company ${companyId}`);
  return span;
}
