import type { resume } from '@prova/contract/applications/applications';
import type { CandidateStatus } from '@prova/contract/applications/candidacy';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';
import type { ApplicationRow } from './applications.queries.ts';

type TextState = z.output<typeof resume>['text'];

/** The form of a candidacy, the candidate's contacts, the source and the résumé, in one question. */
export function selectDetail(ctx: Ctx, applicationId: string) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
    .leftJoin('application_forms as f', 'f.application_id', 'applications.id')
    .leftJoin('job_sources', 'job_sources.id', 'applications.source_id')
    .leftJoin('files', (join) => join.onRef('files.id', '=', 'f.resume_file_id').on('files.state', '=', 'stored'))
    .leftJoin('file_texts', 'file_texts.file_id', 'files.id')
    .select([
      'f.cover_letter as coverLetter',
      'candidates.phone',
      'candidates.city',
      'candidates.state',
      'candidates.title',
      'candidates.linkedin_url as linkedin',
      'candidates.github_url as github',
      'candidates.portfolio_url as portfolio',
      'candidates.website_url as website',
      'job_sources.platform',
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
    .selectFrom('application_answers as a')
    .innerJoin('job_questions as q', 'q.id', 'a.question_id')
    .select(['q.id as questionId', 'q.text as question', 'q.type'])
    .select(
      sql<string>`coalesce(
        (select string_agg(o.option ->> 'text', ', ') from jsonb_array_elements(q.options) as o(option)
          where o.option ->> 'id' = a.answer #>> '{}'),
        a.answer #>> '{}')`.as('answer'),
    )
    .where('a.application_id', '=', applicationId)
    .orderBy('q.position')
    .orderBy('q.id')
    .execute();
}

/** Other applications of the person to this company, in jobs within the scope, the newest first. */
export function selectOtherApplications(ctx: Ctx, { id, candidateId }: ApplicationRow, scope: JobScope) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_stages', 'job_stages.id', 'applications.stage_id')
    .select([
      'applications.id',
      'applications.job_id as jobId',
      'jobs.title as jobTitle',
      'job_stages.name as stage',
      'applications.status',
      'applications.applied_at as appliedAt',
    ])
    .where('applications.candidate_id', '=', candidateId)
    .where('applications.id', '!=', id)
    .where(inScope(scope, sql.ref('applications.job_id')))
    .orderBy('applications.applied_at', 'desc')
    .limit(50)
    .$narrowType<{ status: CandidateStatus }>()
    .execute();
}

/** The candidates of a job, the newest first; ids are in order of time. */
export function selectJobCandidates(
  ctx: Ctx,
  jobId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
    .innerJoin('job_stages', 'job_stages.id', 'applications.stage_id')
    .select([
      'applications.id',
      'applications.candidate_id as candidateId',
      'candidates.name',
      'candidates.email',
      'job_stages.name as stage',
      'applications.status',
      'applications.applied_at as appliedAt',
      'applications.active',
    ])
    .where('applications.job_id', '=', jobId)
    .$if(before !== undefined, (query) => query.where('applications.id', '<', before ?? ''))
    .orderBy('applications.id', 'desc')
    .limit(limit)
    .$narrowType<{ status: CandidateStatus }>()
    .execute();
}
