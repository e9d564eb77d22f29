import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

export interface DaysUpTo {
  readonly timeZone: string;
  /** When the day of the moment asked about ends. */
  readonly endOfDay: Date;
  readonly since: Date;
  readonly until: Date;
}

interface DaysWanted {
  /** How many days each span has. */
  readonly days: number;
  readonly until: Date;
  /** How many days before the moment each span ends. */
  readonly daysBack: readonly number[];
}

/** Spans of so many days of the company, cut at the time of day of a moment, those furthest back first. */
export async function selectReportDays(
  ctx: Ctx,
  companyId: string,
  { days, until, daysBack }: DaysWanted,
): Promise<DaysUpTo[]> {
  const { rows } = await sql<DaysUpTo>`
    select c.time_zone, (today + 1)::timestamp at time zone c.time_zone as end_of_day,
      (today - back - ${days - 1}::integer)::timestamp at time zone c.time_zone as since,
      (here - make_interval(days => back)) at time zone c.time_zone as until
    from companies c
    cross join lateral (select ${until}::timestamptz at time zone c.time_zone as here) moment
    cross join lateral (select here::date as today) day
    cross join unnest(${daysBack}::integer[]) as spans (back)
    where c.id = ${companyId} order by back desc`.execute(ctx.db);
  return rows;
}
