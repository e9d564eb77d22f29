import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** The list that was begun last, and how many of its places were given; list 1 where there is none. */
export async function selectLastList(ctx: Ctx): Promise<{ list: number; given: number }> {
  const last = await ctx.db
    .selectFrom('credentialStatuses')
    .select(({ fn }) => ['list', fn.countAll<number>().as('given')])
    .where('list', '=', (query) =>
      query.selectFrom('credentialStatuses as all').select(({ fn }) => fn.max('all.list').as('last')),
    )
    .groupBy('list')
    .executeTakeFirst();
  return last ?? { list: 1, given: 0 };
}

/** @returns false where the place was given before */
export async function insertStatus(ctx: Ctx, place: { list: number; position: number }): Promise<boolean> {
  const inserted = await ctx.db
    .insertInto('credentialStatuses')
    .values({ ...place, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * The places of a list whose credentials are not valid any more, ascending: their certificate was withdrawn, has gone with its
 * talent, or holds another place since. Null for a list that does not exist.
 */
export async function selectEnded(ctx: Ctx, list: number): Promise<number[] | null> {
  const found = await sql<{ exists: boolean; ended: number[] }>`
    select exists (select from credential_statuses where list = ${list}) as exists,
      array(
        select s.position from credential_statuses s
        where s.list = ${list} and not exists (
          select from certificates c
          where c.status_list = s.list and c.status_position = s.position and c.withdrawn_at is null)
        order by s.position) as ended`.execute(ctx.db);
  const [row] = found.rows;
  return row?.exists ? row.ended : null;
}
