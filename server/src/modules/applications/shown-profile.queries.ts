import { SHOWN_OF_PROFILE } from '@prova/contract/applications/shown-profile';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { seenByCompany } from '../talents/talents.service.ts';

/**
 * The profile of candidate `c` that their company may see, as `t` and `u`; null where it may not: one that is hidden, that
 * nobody has any more, or that an application opened which was withdrawn. One that is locked opens none where another application is
 * read; of somebody whose applications are all locked the company reads nothing, and the match is reckoned as ever.
 */
export const seenProfile: RawBuilder<unknown> = sql`left join (talents t join users u on u.id = t.user_id)
  on t.id = c.talent_id and ${seenByCompany(
    sql`exists (select from applications a where a.candidate_id = c.id and a.withdrawn_at is null and (a.locked_at is null
      or not exists (select from applications o where o.candidate_id = c.id and o.locked_at is null)))`,
  )}`;

const columnsOf = (table: 'c' | 'p' | 't') => sql.join(SHOWN_OF_PROFILE.map((column) => sql.ref(`${table}.${column}`)));

/**
 * Has candidates show what there is to see of their profile now, and nothing where there is nothing to see.
 * @returns those of whom that is something else than before
 */
export async function updateShownProfiles(ctx: Ctx, candidateIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update candidates c set (${sql.join(SHOWN_OF_PROFILE.map((column) => sql.ref(column)))}) = row (${columnsOf('p')}),
      version = c.version + 1
    from (select c.id, ${columnsOf('t')} from candidates c ${seenProfile} where c.id = any(${[...candidateIds]}::uuid[])) p
    where c.id = p.id and (${columnsOf('c')}) is distinct from (${columnsOf('p')})
    returning c.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** What lists have reckoned from profiles that may not be seen any more: none is better than theirs, until it is worked out. */
export async function deleteUnseenMatches(ctx: Ctx, candidateIds: readonly string[]): Promise<void> {
  await sql`
    delete from match_candidates m using candidates c ${seenProfile}
    where m.candidate_id = c.id and c.id = any(${[...candidateIds]}::uuid[]) and m.basis = 'profile' and t.id is null`.execute(
    ctx.db,
  );
}

/** What a company is shown of somebody's profile, as it has it. */
export function selectShownProfile(ctx: Ctx, candidateId: string) {
  return ctx.db
    .selectFrom('candidates')
    .select([...SHOWN_OF_PROFILE])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
}
