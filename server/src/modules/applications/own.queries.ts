import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { EventType } from '@prova/contract/applications/timeline';
import type { StageType } from '@prova/contract/jobs/stage-types';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { stageNameColumn } from '../jobs/jobs.service.ts';
import type { StageOfJob } from './own-application.ts';

/** The columns of several jobs in order, in one question. */
export function selectStagesOf(ctx: Ctx, jobIds: readonly string[]): Promise<StageOfJob[]> {
  if (jobIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .selectFrom('jobStages')
    .select(['id', 'jobId', 'type', 'minutes'])
    .select(stageNameColumn(ctx.locale, 'jobStages').as('name'))
    .where('jobId', 'in', jobIds)
    .where('removedAt', 'is', null)
    .orderBy('jobId')
    .orderBy('position')
    .$narrowType<{ type: StageType }>()
    .execute();
}

/** The stages that applications have been in, without those of steps that were taken back. */
export async function selectPassedStages(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<{ applicationId: string; stageId: string }[]> {
  if (applicationIds.length === 0) return [];
  return ctx.db
    .selectFrom('applicationEvents as e')
    .select(['e.applicationId', 'e.toStageId as stageId'])
    .distinct()
    .where('e.applicationId', 'in', applicationIds)
    .where('e.toStageId', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applicationEvents as u')
            .select('u.id')
            .whereRef('u.applicationId', '=', 'e.applicationId')
            .where('u.type', '=', 'undone')
            .where(sql<boolean>`u.data ->> 'undoneEventId' = e.id::text`),
        ),
      ),
    )
    .$narrowType<{ stageId: string }>()
    .execute();
}

/** What a job asks for first of all, by which others like it are found. */
export async function selectLeadingSkill(ctx: Ctx, jobId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('jobSkills')
    .innerJoin('skills', 'skills.id', 'jobSkills.skillId')
    .select('skills.name')
    .where('jobSkills.jobId', '=', jobId)
    .orderBy('jobSkills.required', 'desc')
    .orderBy('jobSkills.createdAt')
    .orderBy('skills.name')
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? null;
}

export interface PastEvent {
  readonly id: string;
  readonly type: EventType;
  readonly fromStatus: CandidateStatus | null;
  readonly toStatus: CandidateStatus | null;
  readonly toStage: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** What changes nothing for the candidate. */
const COMPANYS_OWN = [
  'viewed',
  'revealed',
  'unlocked',
  'exported',
  'tagged',
  'noted',
  'mail',
  'promise_broken',
] as const;

/** What may concern the candidate, the newest first. */
export function selectPastEvents(ctx: Ctx, applicationId: string, limit: number): Promise<PastEvent[]> {
  return ctx.db
    .selectFrom('applicationEvents as e')
    .leftJoin('jobStages', 'jobStages.id', 'e.toStageId')
    .select([
      'e.id',
      'e.type',
      'e.fromStatus',
      'e.toStatus',
      sql<PastEvent['data']>`e.data`.as('data'),
      'e.createdAt as at',
    ])
    .select(stageNameColumn(ctx.locale, 'jobStages').$castTo<string | null>().as('toStage'))
    .where('e.applicationId', '=', applicationId)
    .where('e.type', 'not in', COMPANYS_OWN)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .$narrowType<{ type: EventType; fromStatus: CandidateStatus | null; toStatus: CandidateStatus | null }>()
    .execute();
}

export interface Withdrawal {
  readonly id: string;
  readonly fromStatus: CandidateStatus | null;
  readonly data: unknown;
  /** Whether something that counts for the candidate has happened since: a test was handed in, an offer was read. */
  readonly followed: boolean;
}

/** The last withdrawal of an application. */
export function selectWithdrawal(ctx: Ctx, applicationId: string): Promise<Withdrawal | undefined> {
  return ctx.db
    .selectFrom('applicationEvents as e')
    .select(['e.id', 'e.fromStatus', 'e.data'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('applicationEvents as later')
          .select('later.id')
          .whereRef('later.applicationId', '=', 'e.applicationId')
          .whereRef('later.id', '>', 'e.id')
          .where('later.type', 'not in', [...COMPANYS_OWN, 'message', 'feedback']),
      )
        .$castTo<boolean>()
        .as('followed'),
    )
    .where('e.applicationId', '=', applicationId)
    .where('e.type', '=', 'withdrawn')
    .orderBy('e.id', 'desc')
    .limit(1)
    .$narrowType<{ fromStatus: CandidateStatus | null }>()
    .executeTakeFirst();
}

/** The newest applications of an address, whichever company they went to. */
export async function selectRecentIds(ctx: Ctx, email: string, since: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('candidates')
    .innerJoin('applications', 'applications.candidateId', 'candidates.id')
    .select('applications.id')
    .where('candidates.email', '=', email)
    .where('applications.erasedAt', 'is', null)
    .where('applications.appliedAt', '>', since)
    .orderBy('applications.appliedAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What was sent with this address without an account, company by company, as far as it can still be claimed. */
export function selectClaimable(ctx: Ctx, email: string, talentId: string, locked: boolean) {
  return (
    ctx.db
      .selectFrom('candidates as c')
      .innerJoin('companies', 'companies.id', 'c.companyId')
      .innerJoin('applications', 'applications.candidateId', 'c.id')
      .innerJoin('jobs', 'jobs.id', 'applications.jobId')
      .select([
        'c.id as candidateId',
        'c.name',
        'companies.name as companyName',
        'applications.id as applicationId',
        'applications.jobId',
        'c.companyId',
        'jobs.title',
        'applications.appliedAt',
        'applications.active as open',
      ])
      .where('c.email', '=', email)
      .where('c.talentId', 'is', null)
      .where('c.mergedIntoId', 'is', null)
      .where('c.erasedAt', 'is', null)
      // One candidate a talent and company: another one would have to be merged by the company.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('candidates as mine')
              .select('mine.id')
              .where('mine.talentId', '=', talentId)
              .whereRef('mine.companyId', '=', 'c.companyId'),
          ),
        ),
      )
      .orderBy('applications.appliedAt', 'desc')
      .limit(500)
      .$if(locked, (query) => query.forUpdate('c'))
      .execute()
  );
}
