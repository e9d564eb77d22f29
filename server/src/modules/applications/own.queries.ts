import type { CandidateStatus, StageType } from '@prova/contract/applications/candidacy';
import type { EventType } from '@prova/contract/applications/timeline';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { StageOfJob } from './own-application.ts';

/** The columns of several jobs in order, in one question. */
export function selectStagesOf(ctx: Ctx, jobIds: readonly string[]): Promise<StageOfJob[]> {
  if (jobIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .selectFrom('job_stages')
    .select(['id', 'job_id as jobId', 'name', 'type'])
    .where('job_id', 'in', jobIds)
    .where('removed_at', 'is', null)
    .orderBy('job_id')
    .orderBy('position')
    .$narrowType<{ type: StageType }>()
    .execute();
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

/** What may concern the candidate, the newest first. */
export function selectPastEvents(ctx: Ctx, applicationId: string, limit: number): Promise<PastEvent[]> {
  return ctx.db
    .selectFrom('application_events as e')
    .leftJoin('job_stages', 'job_stages.id', 'e.to_stage_id')
    .select([
      'e.id',
      'e.type',
      'e.from_status as fromStatus',
      'e.to_status as toStatus',
      'job_stages.name as toStage',
      sql<PastEvent['data']>`e.data`.as('data'),
      'e.created_at as at',
    ])
    .where('e.application_id', '=', applicationId)
    .where('e.type', 'not in', ['viewed', 'revealed', 'exported', 'tagged', 'noted', 'mail', 'promise_broken'])
    .orderBy('e.id', 'desc')
    .limit(limit)
    .$narrowType<{ type: EventType; fromStatus: CandidateStatus | null; toStatus: CandidateStatus | null }>()
    .execute();
}

/** What was sent with this address without an account, company by company, as far as it can still be claimed. */
export function selectClaimable(ctx: Ctx, email: string, talentId: string, locked: boolean) {
  return (
    ctx.db
      .selectFrom('candidates as c')
      .innerJoin('companies', 'companies.id', 'c.company_id')
      .innerJoin('applications', 'applications.candidate_id', 'c.id')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select([
        'c.id as candidateId',
        'companies.name as companyName',
        'applications.id as applicationId',
        'applications.job_id as jobId',
        'c.company_id as companyId',
        'jobs.title',
        'applications.applied_at as appliedAt',
      ])
      .where('c.email', '=', email)
      .where('c.talent_id', 'is', null)
      .where('c.merged_into_id', 'is', null)
      .where('c.erased_at', 'is', null)
      // One candidate a talent and company: another one would have to be merged by the company.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('candidates as mine')
              .select('mine.id')
              .where('mine.talent_id', '=', talentId)
              .whereRef('mine.company_id', '=', 'c.company_id'),
          ),
        ),
      )
      .orderBy('applications.applied_at', 'desc')
      .limit(500)
      .$if(locked, (query) => query.forUpdate('c'))
      .execute()
  );
}
