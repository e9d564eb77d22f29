import type { CandidateStatus, JobStatus, StageType } from '@prova/contract/applications/candidacy';
import type { EventType } from '@prova/contract/applications/timeline';
import type { Locale } from '@prova/contract/common';
import { sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db.ts';
import type { Applications } from '../../platform/schema.gen.ts';
import { sharedWith } from '../jobs/jobs.service.ts';
import type { EventActor } from './event-actor.ts';

/** A candidacy with what nearly everybody needs beside it: stage, job, company and candidate. */
export interface ApplicationRow {
  readonly id: string;
  readonly version: number;
  readonly companyId: string;
  readonly jobId: string;
  readonly candidateId: string;
  readonly stageId: string;
  readonly sourceId: string | null;
  readonly status: CandidateStatus;
  readonly statusBefore: CandidateStatus | null;
  readonly appliedAt: Date;
  readonly stageSince: Date;
  readonly replyDueAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly closedAt: Date | null;
  readonly hiredAt: Date | null;
  readonly active: boolean;
  readonly stageName: string;
  readonly stageType: StageType;
  /** Days in which the company promises an answer in this stage. */
  readonly replyDays: number | null;
  readonly jobTitle: string;
  readonly jobSlug: string;
  readonly jobStatus: JobStatus;
  /** The recruiter who wrote the job. */
  readonly jobOwnerId: string;
  /** Names are hidden from the company's notices. */
  readonly blind: boolean;
  readonly companyName: string;
  readonly companyLogoId: string | null;
  readonly timeZone: string;
  /** Null once erased. */
  readonly candidateName: string | null;
  readonly candidateEmail: string | null;
  readonly talentId: string | null;
  /** The account behind the talent; null for candidates without one. */
  readonly candidateUserId: string | null;
  /** The language to write to the candidate in. */
  readonly candidateLocale: Locale;
}

/** Candidacies as every reader of this module sees them, to be narrowed down. */
export const applicationRows = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('job_stages', 'job_stages.id', 'applications.stage_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
    .leftJoin('application_forms', 'application_forms.application_id', 'applications.id')
    .leftJoin('talents', 'talents.id', 'candidates.talent_id')
    .leftJoin('users', 'users.id', 'talents.user_id')
    .select([
      'applications.id',
      'applications.version',
      'applications.company_id as companyId',
      'applications.job_id as jobId',
      'applications.candidate_id as candidateId',
      'applications.stage_id as stageId',
      'applications.source_id as sourceId',
      'applications.status',
      'applications.status_before as statusBefore',
      'applications.applied_at as appliedAt',
      'applications.stage_since as stageSince',
      'applications.reply_due_at as replyDueAt',
      'applications.withdrawn_at as withdrawnAt',
      'applications.closed_at as closedAt',
      'applications.hired_at as hiredAt',
      'applications.active',
      'job_stages.name as stageName',
      'job_stages.type as stageType',
      'job_stages.reply_days as replyDays',
      'jobs.title as jobTitle',
      'jobs.slug as jobSlug',
      'jobs.status as jobStatus',
      'jobs.owner_id as jobOwnerId',
      'jobs.blind',
      'companies.name as companyName',
      'companies.logo_file_id as companyLogoId',
      'companies.time_zone as timeZone',
      'candidates.name as candidateName',
      'candidates.email as candidateEmail',
      'candidates.talent_id as talentId',
      'talents.user_id as candidateUserId',
    ])
    .select(({ fn, ref, val }) =>
      fn
        .coalesce(ref('users.locale'), ref('application_forms.locale'), val('pt-BR'))
        .$castTo<Locale>()
        .as('candidateLocale'),
    )
    // The domains of these columns hold exactly the words of the contract.
    .$narrowType<{
      status: CandidateStatus;
      statusBefore: CandidateStatus | null;
      stageType: StageType;
      jobStatus: JobStatus;
    }>();

/** A candidacy as its policy judges it. */
export interface JudgedRow extends ApplicationRow {
  /** Whether its job is shared with the actor of the context that it was read in. */
  readonly shared: boolean;
}

/** @param forUpdate locks the candidacy, nothing beside it */
export async function selectApplication(ctx: Ctx, id: string, forUpdate: boolean): Promise<JudgedRow | undefined> {
  if (forUpdate) await lockApplications(ctx, [id]);
  return applicationRows(ctx.db)
    .select(sharedWith(ctx.actor, sql.ref('jobs.id')).as('shared'))
    .where('applications.id', '=', id)
    .executeTakeFirst();
}

/** Locked in the order of their ids, so that two who do this never wait for each other. */
export async function selectApplicationsForUpdate(ctx: Ctx, ids: readonly string[]): Promise<ApplicationRow[]> {
  await lockApplications(ctx, ids);
  return applicationRows(ctx.db).where('applications.id', 'in', ids).orderBy('applications.id').execute();
}

/**
 * Before the candidacy is read with what is beside it: a joined row that waits for its lock is checked against the
 * stage of before, and a candidacy that was moved meanwhile would be gone.
 */
async function lockApplications(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.selectFrom('applications').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** What the row became, or undefined when somebody changed it first. */
export function updateApplication(
  ctx: Ctx,
  { id, version }: Pick<ApplicationRow, 'id' | 'version'>,
  values: Updateable<Applications>,
) {
  return ctx.db
    .updateTable('applications')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['version', 'active'])
    .executeTakeFirst();
}

export type EventSubject = Pick<ApplicationRow, 'id' | 'companyId' | 'jobId'>;

export interface NewEvent {
  readonly id: string;
  readonly type: EventType;
  readonly actor: EventActor;
  readonly fromStageId?: string | null;
  readonly toStageId?: string | null;
  readonly fromStatus?: CandidateStatus | null;
  readonly toStatus?: CandidateStatus | null;
  readonly reason?: string | null;
  readonly data?: Readonly<Record<string, unknown>>;
}

export function insertEvent(ctx: Ctx, of: EventSubject, event: NewEvent): Promise<void> {
  return insertEvents(ctx, [{ of, event }]);
}

export async function insertEvents(ctx: Ctx, events: readonly { of: EventSubject; event: NewEvent }[]): Promise<void> {
  const values = events.map(({ of, event }) => ({
    id: event.id,
    company_id: of.companyId,
    application_id: of.id,
    job_id: of.jobId,
    type: event.type,
    actor_kind: event.actor.kind,
    actor_id: event.actor.id,
    actor_label: event.actor.label,
    from_stage_id: event.fromStageId ?? null,
    to_stage_id: event.toStageId ?? null,
    from_status: event.fromStatus ?? null,
    to_status: event.toStatus ?? null,
    reason: event.reason ?? null,
    data: JSON.stringify(event.data ?? {}),
    created_at: ctx.clock.now(),
  }));
  if (values.length > 0) await ctx.db.insertInto('application_events').values(values).execute();
}
