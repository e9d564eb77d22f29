import { sql } from 'kysely';
import type { Ctx } from './context.ts';

/** The calendar day `YYYY-MM-DD` of an instant in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

/** The last instant of a calendar day in a time zone. PostgreSQL knows where a day has no midnight, or two. */
export async function endOfDay(ctx: Ctx, day: string, timeZone: string): Promise<Date> {
  const { rows: found } = await sql<{ at: Date }>`
    select (${day}::date + 1)::timestamp at time zone ${timeZone} - interval '1 millisecond' as at`.execute(ctx.db);
  const at = found[0]?.at;
  if (!at) throw new Error('The database did not say when the day ends');
  return at;
}
