import { APPLICATIONS_SHOWN } from '@prova/contract/funnel/candidates';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { isHiddenAlone, isLocked } from '../applications/applications.service.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';
import { type CandidateRow, STANDING } from './candidates.queries.ts';

/** The person whom an id of a candidate or of an application means; undefined for nobody, and for who was erased. */
export async function selectPerson(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('candidates')
    .select([
      'id',
      'companyId',
      'name',
      'email',
      'phone',
      'city',
      'state',
      'title',
      'linkedinUrl as linkedin',
      'githubUrl as github',
      'portfolioUrl as portfolio',
      'websiteUrl as website',
      'talentId',
      'bankConsentAt',
    ])
    .where('id', '=', ({ selectFrom, fn, val }) =>
      fn.coalesce(
        selectFrom('applications').select('applications.candidateId').where('applications.id', '=', id),
        sql<string>`${val(id)}::uuid`,
      ),
    )
    .executeTakeFirst();
}

export type StandingRow = Omit<
  CandidateRow,
  'candidateId' | 'name' | 'email' | 'title' | 'city' | 'state' | 'applications' | 'found' | 'match' | 'unreadMessages'
>;

/** The person's applications in jobs within the scope: the one asked for, if it is one, then the newest first. */
export async function selectStandings(
  ctx: Ctx,
  candidateId: string,
  scope: JobScope,
  asked: string,
): Promise<(StandingRow & { hidden: boolean; locked: boolean })[]> {
  const { rows } = await sql<StandingRow & { hidden: boolean; locked: boolean }>`
    select * from (
    select ${STANDING}, ${isHiddenAlone('a')} as hidden, ${isLocked('a')} as locked
    from applications a
    join jobs j on j.id = a.job_id
    join job_stages t on t.id = a.stage_id
    left join job_sources s on s.id = a.source_id
    where a.candidate_id = ${candidateId} and ${inScope(scope, sql.ref('a.jobId'))}
    order by a.id = ${asked} desc, a.applied_at desc, a.id desc limit ${APPLICATIONS_SHOWN}
    ) shown order by applied_at desc, id desc`.execute(ctx.db);
  return rows;
}

/** The newest résumé whose text could be read, of those sent with applications in jobs within the scope. */
export async function selectResumeText(ctx: Ctx, candidateId: string, scope: JobScope) {
  const { rows } = await sql<{ body: string; sentAt: Date }>`
    select x.body, a.applied_at as sent_at
    from applications a
    join application_forms f on f.application_id = a.id
    join file_texts x on x.file_id = f.resume_file_id and x.state = 'extracted'
    where a.candidate_id = ${candidateId} and ${inScope(scope, sql.ref('a.jobId'))} and not ${isHiddenAlone('a')}
    order by a.applied_at desc, a.id desc limit 1`.execute(ctx.db);
  return rows[0];
}

/** What was read of the résumé of one application; undefined where none was sent, it is gone, or it would tell who is hidden. */
export function selectTextOfResume(ctx: Ctx, applicationId: string) {
  return ctx.db
    .selectFrom('applicationForms as f')
    .innerJoin('applications as a', 'a.id', 'f.applicationId')
    .innerJoin('files', (join) => join.onRef('files.id', '=', 'f.resumeFileId').on('files.state', '=', 'stored'))
    .leftJoin('fileTexts as x', 'x.fileId', 'files.id')
    .select(['x.state', 'x.body'])
    .where('f.applicationId', '=', applicationId)
    .where(sql<boolean>`not ${isHiddenAlone('a')}`)
    .executeTakeFirst();
}
