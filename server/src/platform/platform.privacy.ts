import { sql } from 'kysely';
import type { PersonalData } from './personal-data.ts';

/** Links, repeated answers and the log of who did what. */
export const platformData: PersonalData = {
  module: 'platform',
  tables: ['tokens', 'idempotencyKeys', 'auditEntries'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .selectFrom('auditEntries')
      .select(['action', 'address as networkAddress', 'createdAt as at'])
      .where('actorId', '=', userId)
      .orderBy('id')
      .execute();
    return [{ category: 'log', name: 'what-you-did', rows }];
  },

  async erases(ctx, { userId, applicationIds }) {
    const subjects = [...applicationIds, ...(userId === null ? [] : [userId])];
    if (subjects.length === 0) return [];
    await ctx.db.deleteFrom('tokens').where('subjectId', 'in', subjects).execute();
    // Answers are kept for a day, and may name whoever they were about.
    await ctx.db
      .deleteFrom('idempotencyKeys')
      .where((where) =>
        where.or([
          ...(userId === null ? [] : [where('actor', '=', `user:${userId}`)]),
          sql<boolean>`response::text like any (${subjects.map((id) => `%${id}%`)}::text[])`,
        ]),
      )
      .execute();
    if (userId === null) return [];
    // What was done stays, by an id that names nobody; where from does not.
    const entries = await ctx.db
      .updateTable('auditEntries')
      .set({ address: null })
      .where((where) => where.or([where('actorId', '=', userId), where('subjectId', '=', userId)]))
      .where('address', 'is not', null)
      .executeTakeFirst();
    return [{ category: 'log', removed: Number(entries.numUpdatedRows) }];
  },
};
