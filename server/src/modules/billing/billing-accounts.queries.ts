import type { Payer } from '@prova/contract/billing/billing-fields';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Owner } from './payer-account.ts';

export interface AccountRow {
  readonly id: string;
  readonly userId: string | null;
  readonly companyId: string | null;
  readonly unlimited: boolean;
  readonly payer: Payer | null;
  readonly stripeCustomer: string | null;
}

const COLUMNS = ['id', 'userId', 'companyId', 'unlimited', 'payer', 'stripeCustomer'] as const;

/** Undefined for who never had anything to do with billing. */
export function selectAccount(ctx: Ctx, owner: Owner): Promise<AccountRow | undefined> {
  return ctx.db
    .selectFrom('billingAccounts')
    .select(COLUMNS)
    .$castTo<AccountRow>()
    .$if('userId' in owner, (query) => query.where('userId', '=', 'userId' in owner ? owner.userId : null))
    .$if('companyId' in owner, (query) => query.where('companyId', '=', 'companyId' in owner ? owner.companyId : null))
    .executeTakeFirst();
}

/** Whoever changes what an account has, or counts against its limits, waits for its row. */
export async function lockAccount(ctx: Ctx, owner: Owner): Promise<AccountRow> {
  await ctx.db
    .insertInto('billingAccounts')
    .values({ id: newId(ctx), ...ownerColumns(owner), createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('userId' in owner ? 'userId' : 'companyId').doNothing())
    .execute();
  const found = await selectAccount(ctx, owner);
  if (!found) throw new Error('A billing account is gone');
  return lockAccountById(ctx, found.id);
}

export function lockAccountById(ctx: Ctx, id: string): Promise<AccountRow> {
  return ctx.db
    .selectFrom('billingAccounts')
    .select(COLUMNS)
    .$castTo<AccountRow>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function selectAccountById(ctx: Ctx, id: string): Promise<AccountRow | undefined> {
  return ctx.db
    .selectFrom('billingAccounts')
    .select(COLUMNS)
    .$castTo<AccountRow>()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateAccount(
  ctx: Ctx,
  id: string,
  change: { readonly payer?: Payer; readonly unlimited?: boolean; readonly stripeCustomer?: string },
): Promise<void> {
  const { payer, ...rest } = change;
  await ctx.db
    .updateTable('billingAccounts')
    .set({ ...rest, ...(payer && { payer: JSON.stringify(payer) }) })
    .where('id', '=', id)
    .execute();
}

const ownerColumns = (owner: Owner) => ('userId' in owner ? { userId: owner.userId } : { companyId: owner.companyId });

/** False once the person was erased, or the company has closed: nothing begins for them any more. */
export async function hasOwner(ctx: Ctx, id: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('billingAccounts')
    .leftJoin('companies', 'companies.id', 'billingAccounts.companyId')
    .select(['billingAccounts.userId', 'companies.id as companyId', 'companies.closedAt'])
    .where('billingAccounts.id', '=', id)
    .executeTakeFirst();
  return row !== undefined && (row.userId !== null || (row.companyId !== null && row.closedAt === null));
}
