import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Counts a call of a model on this day of the company. @returns false where it has made as many as it may, and counts nothing */
export const takeModelCall = (ctx: Ctx, companyId: string, most: number): Promise<boolean> =>
  take(ctx, companyId, { calls: 1, heardSeconds: 0, mostCalls: most, mostSeconds: null });

/** Counts seconds of speech that are written down on this day of the company. @returns as above */
export const takeHeardSeconds = (ctx: Ctx, companyId: string, seconds: number, most: number): Promise<boolean> =>
  take(ctx, companyId, { calls: 0, heardSeconds: seconds, mostCalls: null, mostSeconds: most });

interface Use {
  readonly calls: number;
  readonly heardSeconds: number;
  /** Null: any. */
  readonly mostCalls: number | null;
  readonly mostSeconds: number | null;
}

async function take(
  ctx: Ctx,
  companyId: string,
  { calls, heardSeconds, mostCalls, mostSeconds }: Use,
): Promise<boolean> {
  const now = ctx.clock.now();
  const { rows } = await sql`
    insert into model_calls as m (company_id, day, calls, heard_seconds, created_at)
    select id, (${now}::timestamptz at time zone time_zone)::date, ${calls}, ${heardSeconds}, ${now}
    from companies where id = ${companyId}
    on conflict (company_id) do update set
      day = greatest(m.day, excluded.day),
      calls = excluded.calls + case when excluded.day > m.day then 0 else m.calls end,
      heard_seconds = excluded.heard_seconds + case when excluded.day > m.day then 0 else m.heard_seconds end
    -- Another time zone may bring the day before back, which is no new one.
    where excluded.day > m.day
      or (
        (${mostCalls}::integer is null or m.calls + ${calls} <= ${mostCalls})
        and (${mostSeconds}::integer is null or m.heard_seconds + ${heardSeconds} <= ${mostSeconds})
      )
    returning m.company_id`.execute(ctx.db);
  return rows.length > 0;
}
