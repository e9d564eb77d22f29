import type { BudgetName } from '@prova/contract/budgets';
import { sql } from 'kysely';
import { AppError } from './app-error.ts';
import { after } from './clock.ts';
import type { Ctx } from './context.ts';
import type { DB } from './db.ts';

/** What an owner has of a table, or is about to add to it. */
export interface Amount {
  readonly rows: number;
  readonly bytes: number;
}

/**
 * How much one owner may add to a table: an application its messages, a company its jobs. Who uses the product as it is
 * meant never meets it; who means to fill the disk does. `module.ts` names those of a module, and a test fails for a table
 * that anybody can add to without one.
 */
export interface Budget {
  readonly name: BudgetName;
  readonly table: keyof DB;
  /** Columns that tell whose rows are counted together, or words for whom `used` counts. */
  readonly per: readonly string[];
  readonly rows: number;
  readonly bytes?: number;
  /** Columns that the bytes are counted of, as they are stored. */
  readonly of?: readonly string[];
  /** Only what was added in the last so many seconds counts: a pace instead of an end. */
  readonly seconds?: number;
  /** Where counting takes more than columns of the table: files, or only some of the rows. */
  readonly used?: (ctx: Ctx, owner: readonly string[], since: Date | null) => Promise<Amount>;
}

/** What the operator has set with BUDGETS goes before what is declared. */
function limitsOf(ctx: Ctx, { name, rows, bytes = Number.POSITIVE_INFINITY }: Budget): Amount {
  return { rows, bytes, ...ctx.platform.config.BUDGETS[name] };
}

/**
 * Refuses what is about to be added beyond the budget, in the transaction that adds it. Of those who ask for the same
 * owner at once one goes on at a time, until its transaction ends: together they never add more than the limit.
 * @throws AppError BUDGET_REACHED
 */
export async function requireCapacity(
  ctx: Ctx,
  budget: Budget,
  owner: readonly string[],
  added: Partial<Amount> = {},
): Promise<void> {
  const key = `budget ${budget.name} ${owner.join(' ')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(ctx.db);
  await refuseBeyond(ctx, budget, owner, added);
}

/**
 * The same without waiting for others: where the owner's row is locked already; before an upload, so that nothing is stored
 * beyond the budget; and where a few too many, added at once, do no harm.
 * @throws AppError BUDGET_REACHED
 */
export async function refuseBeyond(
  ctx: Ctx,
  budget: Budget,
  owner: readonly string[],
  { rows = 1, bytes = 0 }: Partial<Amount> = {},
): Promise<void> {
  const limits = limitsOf(ctx, budget);
  const since = budget.seconds === undefined ? null : after(ctx.clock.now(), -budget.seconds);
  const used = await (budget.used ?? usedOf(budget))(ctx, owner, since);
  if (used.rows + rows <= limits.rows && used.bytes + bytes <= limits.bytes) return;
  const megabytes = Math.max(1, Math.floor(limits.bytes / 2 ** 20));
  throw new AppError('BUDGET_REACHED', {
    data: { budget: budget.name, rows: limits.rows, ...(budget.bytes !== undefined && { megabytes }) },
  });
}

const usedOf =
  ({ table, per, of = [] }: Budget): NonNullable<Budget['used']> =>
  async (ctx, owner, since) => {
    const sizes = of.map((column) => sql`coalesce(pg_column_size(${sql.ref(column)}), 0)`);
    const conditions = per.map((column, index) => sql`${sql.ref(column)} = ${owner[index]}`);
    if (since) conditions.push(sql`created_at > ${since}`);
    const { rows } = await sql<Amount>`
      select count(*)::int as rows, coalesce(sum(${sizes.length > 0 ? sql.join(sizes, sql` + `) : sql`0`}), 0)::bigint as bytes
      from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(ctx.db);
    return rows[0] ?? { rows: 0, bytes: 0 };
  };
