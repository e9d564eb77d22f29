import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

const rows = (ctx: Ctx) => ctx.db.selectFrom('messageTemplates').select(['id', 'version', 'companyId', 'name', 'body']);

export function selectMessageTemplates(ctx: Ctx, companyId: string, limit: number) {
  return rows(ctx).where('companyId', '=', companyId).orderBy('name').orderBy('id').limit(limit).execute();
}

export function selectMessageTemplate(ctx: Ctx, id: string) {
  return rows(ctx).where('id', '=', id).executeTakeFirst();
}

/** Called one at a time for a company. */
export async function countMessageTemplates(ctx: Ctx, companyId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message_templates:${companyId}`}, 0))`.execute(ctx.db);
  const { count } = await ctx.db
    .selectFrom('messageTemplates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertMessageTemplate(
  ctx: Ctx,
  template: { id: string; companyId: string; name: string; body: string },
): Promise<void> {
  await ctx.db
    .insertInto('messageTemplates')
    .values({ ...template, createdAt: ctx.clock.now() })
    .execute();
}

/** False when somebody changed it first, or it is gone. */
export async function updateMessageTemplate(
  ctx: Ctx,
  id: string,
  { version, name, body }: { version: number; name: string; body: string },
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('messageTemplates')
    .set({ name, body, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteMessageTemplate(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('messageTemplates').where('id', '=', id).execute();
}
