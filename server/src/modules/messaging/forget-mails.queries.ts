import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { withoutLinks } from '../../platform/mail/mail-format.ts';

/** Mails to an address that a person has left: of a registration, or of so long as it was theirs. */
export interface LeftAddress {
  readonly address: string;
  readonly registrationId: string | null;
  readonly userId: string;
  readonly usedSince: Date;
  readonly leftAt: Date;
}

/** @returns how many went */
export async function forgetMailsTo(ctx: Ctx, left: LeftAddress): Promise<number> {
  const { address, registrationId, userId, usedSince, leftAt } = left;
  const about = (key: string, id: string) => sql<boolean>`params ->> ${key} = ${id}`;
  const gone = await ctx.db
    .deleteFrom('mails')
    .where('recipient', '=', address)
    .where((where) =>
      registrationId !== null
        ? about('registrationId', registrationId)
        : where.or([
            where.and([where('createdAt', '>=', usedSince), where('createdAt', '<=', leftAt)]),
            about('userId', userId),
          ]),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Mails to an address that was never this person's, and that name them. @returns how many went */
export async function forgetMailsAbout(
  ctx: Ctx,
  { address, userId }: { address: string; userId: string },
): Promise<number> {
  const gone = await ctx.db
    .deleteFrom('mails')
    .where('recipient', '=', address)
    .where(sql<boolean>`params ->> 'userId' = ${userId}`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Takes the name of somebody out of the mails that their companies had sent to others. @returns how many named them */
export async function forgetNameInMails(
  ctx: Ctx,
  { name, companyIds }: { name: string; companyIds: readonly string[] },
): Promise<number> {
  if (companyIds.length === 0) return 0;
  const naming = sql`company_id = any (${[...companyIds]}::uuid[])
    and exists (select from jsonb_each_text(params) param where param.value = ${name})`;
  const without = (column: 'subject' | 'body') => sql`
    replace(replace(${sql.ref(column)}, ${withoutLinks(name)}, erased.label), ${name}, erased.label)`;
  await sql`delete from outbox_mails where mail_id in (select id from mails where ${naming})`.execute(ctx.db);
  const { rows } = await sql`
    update mails set subject = left(${without('subject')}, 200), body = ${without('body')},
      params = (select jsonb_object_agg(key, case when value = to_jsonb(${name}::text) then to_jsonb(erased.label) else value end)
        from jsonb_each(params))
    from (values ('pt-BR', '[nome apagado]'), ('en-US', '[name erased]')) erased (locale, label)
    where erased.locale = mails.locale::text and ${naming}
    returning id`.execute(ctx.db);
  return rows.length;
}
