import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Counts a call of the model on this day of the company. @returns false where it has made as many as it may, and counts nothing */
export async function takeModelCall(ctx: Ctx, companyId: string, most: number): Promise<boolean> {
  const now = ctx.clock.now();
  const { rows } = await sql`
    insert into model_calls as m (company_id, day, calls, created_at)
    select id, (${now}::timestamptz at time zone time_zone)::date, 1, ${now} from companies where id = ${companyId}
    on conflict (company_id) do update set
      day = excluded.day, calls = case when m.day = excluded.day then m.calls + 1 else 1 end
    where m.day <> excluded.day or m.calls < ${most}
    returning m.calls`.execute(ctx.db);
  return rows.length > 0;
}
