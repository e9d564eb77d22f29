import type { Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Companies } from '../../platform/schema.gen.ts';

/** False where this person does not own the company, or it is closed. */
export async function updateOwnedCompany(
  ctx: Ctx,
  companyId: string,
  ownerId: string,
  values: Updateable<Companies>,
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('companies')
    .set((expression) => ({ ...values, version: expression('version', '+', 1) }))
    .where('id', '=', companyId)
    .where('closedAt', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('companyMembers')
          .select('id')
          .where('companyId', '=', companyId)
          .where('userId', '=', ownerId)
          .where('role', '=', 'owner')
          .where('removedAt', 'is', null),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
