import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteTokens } from '../../platform/tokens.ts';

export const interviewsData: PersonalData = {
  module: 'interviews',
  tables: ['interviews', 'interviewParticipants'],

  async exports(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    const rows = await ctx.db
      .selectFrom('interviews')
      .innerJoin('companies', 'companies.id', 'interviews.companyId')
      .innerJoin('interviewParticipants as own', (join) =>
        join.onRef('own.interviewId', '=', 'interviews.id').on('own.userId', 'is', null),
      )
      .select(['interviews.id', 'interviews.applicationId', 'companies.name as company', 'interviews.type'])
      .select(['interviews.status', 'interviews.startsAt', 'interviews.endsAt', 'interviews.timeZone'])
      .select(['interviews.location', 'interviews.notes', 'interviews.cause', 'interviews.startedAt'])
      .select(['own.answer as yourAnswer', 'own.answerNote as yourNote', 'own.answeredAt'])
      .where('interviews.applicationId', 'in', applicationIds)
      .orderBy('interviews.id')
      .execute();
    return [{ category: 'interviews', name: 'interviews', rows }];
  },

  async erases(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    // A place may be the person's telephone, and what was written is about them.
    const interviews = await ctx.db
      .updateTable('interviews')
      .set((eb) => ({ location: '', notes: null, reason: null, version: eb('version', '+', 1) }))
      .where('applicationId', 'in', applicationIds)
      .returning('id')
      .execute();
    const ids = interviews.map(({ id }) => id);
    if (ids.length === 0) return [];
    const participants = await ctx.db
      .updateTable('interviewParticipants')
      .set({ answerNote: null })
      .where('interviewId', 'in', ids)
      .returning(['id', 'userId'])
      .execute();
    const own = participants.flatMap(({ id, userId }) => (userId === null ? id : []));
    await deleteTokens(ctx, { kind: 'interview', subjectIds: own });
    return [{ category: 'interviews', removed: ids.length }];
  },
};
