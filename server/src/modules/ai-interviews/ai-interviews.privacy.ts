import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteTokens } from '../../platform/tokens.ts';
import { companiesLeftEmpty } from '../companies/companies.service.ts';
import { revokeProofs } from '../matching/matching.service.ts';
import { selectInterviewIds } from './proofs/proving-analyses.queries.ts';
import { takeBackProofsOfCompany } from './proofs/take-back-proofs.ts';

export const aiInterviewsData: PersonalData = {
  module: 'ai-interviews',
  tables: ['aiInterviews', 'aiInterviewTurns', 'interviewAnalyses'],

  async exports(ctx, { userId, applicationIds }) {
    const reviews = userId === null ? [] : await reviewsOf(ctx, userId);
    const asMember = { category: 'company_work', name: 'analyses-you-reviewed', rows: reviews } as const;
    if (applicationIds.length === 0) return [asMember];
    const interviews = await ctx.db
      .selectFrom('aiInterviews')
      .innerJoin('companies', 'companies.id', 'aiInterviews.companyId')
      .select(['aiInterviews.id', 'aiInterviews.applicationId', 'companies.name as company', 'aiInterviews.status'])
      .select(['aiInterviews.closesAt', 'aiInterviews.timeZone', 'aiInterviews.locale', 'aiInterviews.documentsUrl'])
      .select(['aiInterviews.notes', 'aiInterviews.cause', 'aiInterviews.heardName', 'aiInterviews.consentVersion'])
      .select([
        'aiInterviews.consentedAt',
        'aiInterviews.secondsUsed',
        'aiInterviews.startedAt',
        'aiInterviews.endedAt',
      ])
      // What the company wrote there is its own.
      .select(
        sql<string | null>`case when ai_interviews.cause = 'asked_for_person' then ai_interviews.reason end`.as(
          'yourNote',
        ),
      )
      .where('aiInterviews.applicationId', 'in', applicationIds)
      .orderBy('aiInterviews.createdAt')
      .orderBy('aiInterviews.id')
      .execute();
    return [
      asMember,
      { category: 'interviews', name: 'ai-interviews', rows: interviews },
      { category: 'interviews', name: 'ai-interview-answers', rows: await answersIn(ctx, applicationIds) },
      { category: 'interviews', name: 'interview-analyses', rows: await analysesOf(ctx, applicationIds) },
    ];
  },

  async leaves(ctx, { userId }) {
    if (userId === null) return [];
    // A company without anybody vouches for nobody.
    for (const companyId of await companiesLeftEmpty(ctx, userId)) await takeBackProofsOfCompany(ctx, companyId);
    return [];
  },

  async erases(ctx, { userId, companyId, applicationIds }) {
    // What a member wrote about an analysis is their own; that they looked at it stays with the company.
    if (userId !== null)
      await ctx.db
        .updateTable('interviewAnalyses')
        .set({ reviewNote: null })
        .where('reviewedBy', '=', userId)
        .where('reviewNote', 'is not', null)
        .$if(companyId !== undefined, (query) => query.where('companyId', '=', companyId ?? ''))
        .execute();
    if (applicationIds.length === 0) return [];
    await ctx.db.deleteFrom('interviewAnalyses').where('applicationId', 'in', applicationIds).execute();
    await revokeProofs(ctx, await selectInterviewIds(ctx, applicationIds));
    const interviews = await ctx.db
      .updateTable('aiInterviews')
      .set((eb) => ({ notes: null, reason: null, documentsUrl: null, heardName: null, version: eb('version', '+', 1) }))
      .where('applicationId', 'in', applicationIds)
      .returning('id')
      .execute();
    const ids = interviews.map(({ id }) => id);
    if (ids.length === 0) return [];
    await ctx.db.deleteFrom('aiInterviewTurns').where('interviewId', 'in', ids).execute();
    await deleteTokens(ctx, { kind: 'interview', subjectIds: ids });
    return [{ category: 'interviews', removed: ids.length }];
  },
};

/** What a member of a company said of analyses. */
function reviewsOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('interviewAnalyses')
    .innerJoin('companies', 'companies.id', 'interviewAnalyses.companyId')
    .select(['companies.name as company', 'interviewAnalyses.agrees', 'interviewAnalyses.reviewNote as note'])
    .select('interviewAnalyses.reviewedAt')
    .where('interviewAnalyses.reviewedBy', '=', userId)
    .orderBy('interviewAnalyses.reviewedAt')
    .orderBy('interviewAnalyses.id')
    .execute();
}

function answersIn(ctx: Ctx, applicationIds: readonly string[]) {
  return ctx.db
    .selectFrom('aiInterviewTurns as t')
    .innerJoin('aiInterviews', 'aiInterviews.id', 't.interviewId')
    .select(['t.interviewId', 't.number', 't.prompt as question', 't.answer', 't.skipped', 't.way', 't.seconds'])
    .select(['t.createdAt as askedAt', 't.answeredAt'])
    .where('aiInterviews.applicationId', 'in', applicationIds)
    .orderBy('aiInterviews.createdAt')
    .orderBy('t.interviewId')
    .orderBy('t.number')
    .execute();
}

/** What a program made of it, with how: somebody may ask that a person looks at it once more. */
function analysesOf(ctx: Ctx, applicationIds: readonly string[]) {
  return ctx.db
    .selectFrom('interviewAnalyses')
    .select(['id', 'applicationId', 'aiInterviewId', 'interviewId', 'method', 'engine', 'rulesVersion', 'overall'])
    .select(['result', 'agrees as confirmedByPerson', 'reviewNote as wordsOfThatPerson', 'createdAt', 'finishedAt'])
    .where('applicationId', 'in', applicationIds)
    .where('state', '=', 'done')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
