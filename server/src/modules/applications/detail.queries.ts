import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { resume } from '@prova/contract/applications/applications';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { inScope, type JobScope, stageNameColumn } from '../jobs/jobs.service.ts';
import { answerInWords } from './answer-in-words.queries.ts';
import { type ApplicationRow, isHidden, isHiddenAlone } from './applications.queries.ts';

type TextState = z.output<typeof resume>['text'];

/** The form of an application, the candidate's contacts, the source and the résumé, in one question. */
export function selectDetail(ctx: Ctx, applicationId: string) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .leftJoin('applicationForms as f', 'f.applicationId', 'applications.id')
    .leftJoin('jobSources', 'jobSources.id', 'applications.sourceId')
    .leftJoin('files', (join) => join.onRef('files.id', '=', 'f.resumeFileId').on('files.state', '=', 'stored'))
    .leftJoin('fileTexts', 'fileTexts.fileId', 'files.id')
    .select([
      'f.coverLetter',
      'candidates.phone',
      'candidates.city',
      'candidates.state',
      'candidates.title',
      'candidates.linkedinUrl as linkedin',
      'candidates.githubUrl as github',
      'candidates.portfolioUrl as portfolio',
      'candidates.websiteUrl as website',
      'jobSources.platform',
      'files.id as fileId',
      'files.name as fileName',
      'files.mime',
      'files.bytes',
    ])
    .select(sql<TextState>`coalesce(file_texts.state, 'pending')`.as('textState'))
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
}

/** Answers in the order of the form, options in words. */
export function selectAnswers(ctx: Ctx, applicationId: string) {
  return ctx.db
    .selectFrom('applicationAnswers as a')
    .innerJoin('jobQuestions as q', 'q.id', 'a.questionId')
    .select(['q.id as questionId', 'q.text as question', 'q.type'])
    .select(answerInWords(ctx.locale).as('answer'))
    .select(sql<boolean>`coalesce(q.wanted <> a.answer #>> '{}', false)`.as('unwanted'))
    .where('a.applicationId', '=', applicationId)
    .orderBy('q.position')
    .orderBy('q.id')
    .execute();
}

/** Other applications of the person to this company, in jobs within the scope, the newest first. */
export function selectOtherApplications(ctx: Ctx, { id, candidateId }: ApplicationRow, scope: JobScope) {
  return (
    ctx.db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.jobId')
      .innerJoin('jobStages', 'jobStages.id', 'applications.stageId')
      .select([
        'applications.id',
        'applications.jobId',
        'jobs.title as jobTitle',
        'applications.status',
        'applications.appliedAt',
      ])
      .select(stageNameColumn(ctx.locale, 'jobStages').as('stage'))
      .where('applications.candidateId', '=', candidateId)
      .where('applications.id', '!=', id)
      // Who is hidden in another job is not told here.
      .where(sql<boolean>`not ${isHidden}`)
      .where(inScope(scope, sql.ref('applications.jobId')))
      .orderBy('applications.appliedAt', 'desc')
      .limit(50)
      .$narrowType<{ status: CandidateStatus }>()
      .execute()
  );
}

/** The candidates of a job, the newest first; ids are in order of time. */
export function selectJobCandidates(
  ctx: Ctx,
  jobId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .innerJoin('jobStages', 'jobStages.id', 'applications.stageId')
    .select([
      'applications.id',
      'applications.candidateId',
      'candidates.name',
      'candidates.email',
      'applications.status',
      'applications.appliedAt',
      'applications.active',
    ])
    .select(isHiddenAlone('applications').as('hidden'))
    .select(stageNameColumn(ctx.locale, 'jobStages').as('stage'))
    .where('applications.jobId', '=', jobId)
    .$if(before !== undefined, (query) => query.where('applications.id', '<', before ?? ''))
    .orderBy('applications.id', 'desc')
    .limit(limit)
    .$narrowType<{ status: CandidateStatus }>()
    .execute();
}
