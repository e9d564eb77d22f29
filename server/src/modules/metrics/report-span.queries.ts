import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

interface Days {
  readonly timeZone: string;
  readonly endOfDay: Date;
  readonly since: Date;
  readonly formerSince: Date;
  readonly formerUntil: Date;
}

/** When a span of so many days of the company up to a moment began, and both ends of the span as many days before it. */
export async function selectReportDays(ctx: Ctx, companyId: string, days: number, until: Date): Promise<Days> {
  const { rows } = await sql<Days>`
    select c.time_zone, (today + 1)::timestamp at time zone c.time_zone as end_of_day,
      (today - ${days - 1}::integer)::timestamp at time zone c.time_zone as since,
      (today - ${2 * days - 1}::integer)::timestamp at time zone c.time_zone as former_since,
      (here - make_interval(days => ${days})) at time zone c.time_zone as former_until
    from companies c
    cross join lateral (select ${until}::timestamptz at time zone c.time_zone as here) moment
    cross join lateral (select here::date as today) day
    where c.id = ${companyId}`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new Error('The company chosen has no calendar');
  return found;
}
