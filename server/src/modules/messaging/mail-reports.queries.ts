import type { Insertable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { MailReports } from '../../platform/schema.gen.ts';

/** Undefined when the mail has been erased. */
export async function selectMailKind(ctx: Ctx, mailId: string): Promise<string | undefined> {
  const mail = await ctx.db.selectFrom('mails').select('kind').where('id', '=', mailId).executeTakeFirst();
  return mail?.kind;
}

/** False when the mail was reported already. */
export async function insertMailReport(ctx: Ctx, report: Insertable<MailReports>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('mailReports')
    .values(report)
    .onConflict((conflict) => conflict.column('mailId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function selectOpenReports(ctx: Ctx) {
  return ctx.db
    .selectFrom('mailReports')
    .select(['companyId', 'createdAt as at', 'mailKind as kind', 'reason', 'note'])
    .where('closedAt', 'is', null)
    .orderBy('id')
    .execute();
}

/** Closes the reports about a company. @returns how many were open */
export async function updateToClosed(ctx: Ctx, companyId: string): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('mailReports')
    .set({ closedAt: ctx.clock.now() })
    .where('companyId', '=', companyId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
