import { sql } from 'kysely';
import type { PersonalData } from './personal-data.ts';

/** Links, repeated answers and the log of who did what. */
export const platformData: PersonalData = {
  module: 'platform',
  tables: ['tokens', 'idempotency_keys', 'audit_entries'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .selectFrom('audit_entries')
      .select(['action', 'address as networkAddress', 'created_at as at'])
      .where('actor_id', '=', userId)
      .orderBy('id')
      .execute();
    return [{ category: 'log', name: 'what-you-did', rows }];
  },

  async erases(ctx, { userId, applicationIds }) {
    const subjects = [...applicationIds, ...(userId === null ? [] : [userId])];
    if (subjects.length === 0) return [];
    await ctx.db.deleteFrom('tokens').where('subject_id', 'in', subjects).execute();
    // Answers are kept for a day, and may name whoever they were about.
    await ctx.db
      .deleteFrom('idempotency_keys')
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
      .updateTable('audit_entries')
      .set({ address: null })
      .where((where) => where.or([where('actor_id', '=', userId), where('subject_id', '=', userId)]))
      .where('address', 'is not', null)
      .executeTakeFirst();
    return [{ category: 'log', removed: Number(entries.numUpdatedRows) }];
  },
};
