import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

export const notificationsData: PersonalData = {
  module: 'notifications',
  tables: ['notifications'],

  // When and about what: the words are made for the screen, and those of a recruiter name candidates.
  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .selectFrom('notifications')
      .select([
        'type',
        sql<string | null>`params ->> 'event'`.as('event'),
        sql<string | null>`params ->> 'jobTitle'`.as('jobTitle'),
      ])
      .select(['createdAt as at', 'readAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    return [{ category: 'notifications', name: 'notifications', rows }];
  },

  async erases(ctx, { userId, applicationIds }) {
    const gone = await ctx.db
      .deleteFrom('notifications')
      .where((where) =>
        where.or([
          where('userId', '=', userId),
          // Those in the bells of a company name the candidate.
          sql<boolean>`params ->> 'applicationId' = any (${[...applicationIds]}::text[])`,
        ]),
      )
      .executeTakeFirst();
    return [{ category: 'notifications', removed: Number(gone.numDeletedRows) }];
  },
};
