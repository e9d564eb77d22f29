import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

export const notificationsData: PersonalData = {
  module: 'notifications',
  tables: ['notifications', 'notificationPreferences', 'notificationDigests'],

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
    const preferences = await ctx.db
      .selectFrom('notificationPreferences')
      .select(['topic', 'inApp', 'email', 'browser', 'createdAt as at'])
      .where('userId', '=', userId)
      .orderBy('topic')
      .execute();
    const digests = await ctx.db
      .selectFrom('notificationDigests')
      .select(['frequency', 'createdAt as at'])
      .where('userId', '=', userId)
      .execute();
    return [
      { category: 'notifications', name: 'notifications', rows },
      { category: 'notifications', name: 'notification_preferences', rows: preferences },
      { category: 'notifications', name: 'notification_digests', rows: digests },
    ];
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
    const preferences = await ctx.db
      .deleteFrom('notificationPreferences')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const digests = await ctx.db.deleteFrom('notificationDigests').where('userId', '=', userId).executeTakeFirst();
    const removed = gone.numDeletedRows + preferences.numDeletedRows + digests.numDeletedRows;
    return [{ category: 'notifications', removed: Number(removed) }];
  },
};
