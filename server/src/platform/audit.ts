import type { Actor } from './actor.ts';
import { type Budget, refuseBeyond } from './budget.ts';
import { DAY } from './clock.ts';
import type { Ctx } from './context.ts';
import { firstIdAt, newId } from './id.ts';
import type { AuditEntries } from './schema.gen.ts';

/** What an entry may tell besides who and when: ids and words of a fixed list, nothing that says who somebody is. */
export type AuditData = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditEntry {
  /** `<module>.<what was done>`, past tense: `accounts.signed_in`. */
  readonly action: `${string}.${string}`;
  /** The row it was done to: a user, a company, a session. */
  readonly subjectId?: string | null;
  /** Whose log it belongs to; null for what concerns the platform. */
  readonly companyId?: string | null;
  /** For what is done before anybody is signed in: the account that a password or a link has proved. */
  readonly by?: string;
  readonly data?: AuditData;
}

/** What one person, or one link, does in a day that is written down: more than a day of work. */
export const ACTIONS: Budget = {
  name: 'actions',
  table: 'auditEntries',
  per: ['person'],
  rows: 2_000,
  seconds: DAY,
  used: async (ctx, [actorId = ''], since) => {
    const { rows } = await ctx.db
      .selectFrom('auditEntries')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('actorId', '=', actorId)
      .where('createdAt', '>', since ?? new Date(0))
      // Ids carry their time, and the index has them.
      .where('id', '>', firstIdAt(since ?? new Date(0)))
      .executeTakeFirstOrThrow();
    return { rows, bytes: 0 };
  },
};

/** Whoever got into an account keeps nobody from throwing them out, or from leaving. */
const ALWAYS = /^(accounts|privacy)\./;

/**
 * Writes down who did what outside an application (those have a history of their own), in the transaction of `ctx`.
 * Entries are never changed but for their network address, which is forgotten; the account behind one may be erased, and then its id names nobody.
 * @throws AppError BUDGET_REACHED for who does without a pause what is written down
 */
export async function audit(ctx: Ctx, { action, subjectId, companyId, by, data }: AuditEntry): Promise<void> {
  const actor = by === undefined ? actorOf(ctx.actor) : { kind: 'user' as const, id: by };
  if (by === undefined && actor.id !== null && !ALWAYS.test(action)) await refuseBeyond(ctx, ACTIONS, [actor.id]);
  await ctx.db
    .insertInto('auditEntries')
    .values({
      id: newId(ctx),
      companyId: companyId ?? null,
      actorKind: actor.kind,
      actorId: actor.id,
      action,
      subjectId: subjectId ?? null,
      address: ctx.caller.address,
      requestId: ctx.caller.requestId,
      data: JSON.stringify(data ?? {}),
      createdAt: ctx.clock.now(),
    })
    .execute();
}

/** Network addresses of entries from before an instant. @returns how many were forgotten */
export async function forgetAddresses(ctx: Ctx, before: Date): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('auditEntries')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('createdAt', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** As the column `actor_kind` names them. */
function actorOf(actor: Actor): { kind: AuditEntries['actorKind']; id: string | null } {
  if (actor.kind === 'user') return { kind: 'user', id: actor.userId };
  if (actor.kind !== 'token') return { kind: actor.kind, id: null };
  switch (actor.token) {
    case 'board':
    case 'offer':
    case 'interview':
    case 'test':
    case 'api':
      return { kind: actor.token, id: actor.tokenId };
    case 'application_status':
      return { kind: 'application', id: actor.tokenId };
    default:
      return { kind: 'guest', id: actor.tokenId };
  }
}
