import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteTokens } from '../../platform/tokens.ts';

export const interviewsData: PersonalData = {
  module: 'interviews',
  tables: ['interviews', 'interviewParticipants'],

  async exports(ctx, { userId, applicationIds }) {
    const answers = userId === null ? [] : await answersOfMember(ctx, userId);
    const asMember = { category: 'company_work', name: 'interviews-you-took-part-in', rows: answers } as const;
    if (applicationIds.length === 0) return [asMember];
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
    return [asMember, { category: 'interviews', name: 'interviews', rows }];
  },

  async erases(ctx, { userId, companyId, applicationIds }) {
    // What a member said when asked to come is their own; that they were asked stays with the company.
    if (userId !== null)
      await ctx.db
        .updateTable('interviewParticipants')
        .set({ answerNote: null })
        .where('userId', '=', userId)
        .where('answerNote', 'is not', null)
        .$if(companyId !== undefined, (query) => query.where('companyId', '=', companyId ?? ''))
        .execute();
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

function answersOfMember(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('interviewParticipants as own')
    .innerJoin('interviews', 'interviews.id', 'own.interviewId')
    .innerJoin('companies', 'companies.id', 'own.companyId')
    .select(['interviews.id', 'companies.name as company', 'interviews.startsAt', 'interviews.status'])
    .select(['own.role', 'own.answer as yourAnswer', 'own.answerNote as yourNote', 'own.answeredAt', 'own.removedAt'])
    .where('own.userId', '=', userId)
    .orderBy('own.id')
    .execute();
}
