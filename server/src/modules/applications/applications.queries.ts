import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { EventType } from '@prova/contract/applications/timeline';
import type { Locale } from '@prova/contract/common';
import type { JobStatus } from '@prova/contract/jobs/job-status';
import type { StageType } from '@prova/contract/jobs/stage-types';
import { sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db.ts';
import { newId } from '../../platform/id.ts';
import type { Applications } from '../../platform/schema.gen.ts';
import { sharedWith } from '../jobs/jobs.service.ts';
import type { EventActor } from './event-actor.ts';

/** An application with what nearly everybody needs beside it: stage, job, company and candidate. */
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
  /** By when an answer is promised; null while none is, or the clock stands still. */
  readonly replyDueAt: Date | null;
  /** Seconds that are left of it, on hold. */
  readonly replyLeft: number | null;
  readonly withdrawnAt: Date | null;
  readonly closedAt: Date | null;
  readonly hiredAt: Date | null;
  readonly active: boolean;
  readonly testOut: boolean;
  readonly interviewAhead: boolean;
  readonly stageName: string;
  readonly stageType: StageType;
  /** Days in which the company promises an answer in this stage. */
  readonly replyDays: number | null;
  readonly jobTitle: string;
  readonly jobSlug: string;
  readonly jobStatus: JobStatus;
  /** The recruiter who wrote the job. */
  readonly jobOwnerId: string;
  /** The company is not told who it is: it is locked, or the job hides names and nobody has had this one revealed. */
  readonly blind: boolean;
  /** It came beyond what the company's plan allows, and is hidden by that, too. */
  readonly locked: boolean;
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

/** Whether the company is not told who it is, of the tables `jobs` and `applications`. */
export const isHidden = sql<boolean>`(applications.locked_at is not null
  or (jobs.blind and applications.revealed_at is null))`;

/** The same of an application of the table `alias`, beside no table of jobs. */
export const isHiddenAlone = (alias: string) => sql<boolean>`(${isLocked(alias)}
  or (${sql.ref(`${alias}.revealedAt`)} is null and (select blind from jobs where id = ${sql.ref(`${alias}.jobId`)})))`;

/** Whether an application of the table `alias` came beyond what the plan allows. */
export const isLocked = (alias: string) => sql<boolean>`(${sql.ref(`${alias}.lockedAt`)} is not null)`;

/**
 * Whoever is hired, or has an offer, is known. An interview is scheduled with somebody whom its host has had revealed, and
 * one with the AI needs no name.
 * @returns whether the stage is such a one, and the application was still hidden
 */
export async function revealInStage(ctx: Ctx, id: string, stageType: StageType): Promise<boolean> {
  if (stageType !== 'offer' && stageType !== 'hired') return false;
  await markRevealed(ctx, id);
  return true;
}

/** When a job begins to hide who applies, those whom the team has met or is about to meet are known already. */
export async function revealKnown(ctx: Ctx, jobId: string): Promise<void> {
  await sql`
    update applications a set revealed_at = ${ctx.clock.now()} from job_stages s
    where a.job_id = ${jobId} and s.id = a.stage_id and a.revealed_at is null
      and (s.position >= (select min(position) from job_stages
          where job_id = ${jobId} and removed_at is null and type in ('interview', 'offer'))
        or exists (select from interviews where application_id = a.id)
        or exists (select from offers where application_id = a.id))`.execute(ctx.db);
}

/** Applications as every reader of this module sees them, to be narrowed down. */
export const applicationRows = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('jobStages', 'jobStages.id', 'applications.stageId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('companies', 'companies.id', 'applications.companyId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .leftJoin('applicationForms', 'applicationForms.applicationId', 'applications.id')
    .leftJoin('talents', 'talents.id', 'candidates.talentId')
    .leftJoin('users', 'users.id', 'talents.userId')
    .select([
      'applications.id',
      'applications.version',
      'applications.companyId',
      'applications.jobId',
      'applications.candidateId',
      'applications.stageId',
      'applications.sourceId',
      'applications.status',
      'applications.statusBefore',
      'applications.appliedAt',
      'applications.stageSince',
      'applications.replyDueAt',
      'applications.replyLeft',
      'applications.withdrawnAt',
      'applications.closedAt',
      'applications.hiredAt',
      'applications.active',
      'applications.testOut',
      'applications.interviewAhead',
      'jobStages.name as stageName',
      'jobStages.type as stageType',
      'jobStages.replyDays',
      'jobs.title as jobTitle',
      'jobs.slug as jobSlug',
      'jobs.status as jobStatus',
      'jobs.ownerId as jobOwnerId',
      'companies.name as companyName',
      'companies.logoFileId as companyLogoId',
      'companies.timeZone',
      'candidates.name as candidateName',
      'candidates.email as candidateEmail',
      'candidates.talentId',
      'talents.userId as candidateUserId',
    ])
    .select(({ fn, ref, val }) =>
      fn
        .coalesce(ref('users.locale'), ref('applicationForms.locale'), val('pt-BR'))
        .$castTo<Locale>()
        .as('candidateLocale'),
    )
    .select([isHidden.as('blind'), isLocked('applications').as('locked')])
    // The domains of these columns hold exactly the words of the contract.
    .$narrowType<{
      status: CandidateStatus;
      statusBefore: CandidateStatus | null;
      stageType: StageType;
      jobStatus: JobStatus;
    }>();

/** An application as its policy judges it. */
export interface JudgedRow extends ApplicationRow {
  /** Whether its job is shared with the actor of the context that it was read in. */
  readonly shared: boolean;
}

/** Called with the application locked. */
export async function markRevealed(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.updateTable('applications').set({ revealedAt: ctx.clock.now() }).where('id', '=', id).execute();
}

/** @param forUpdate locks the application, nothing beside it */
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
 * In the order of their ids. Before an application is read with what is beside it: a joined row that waits for its lock is checked against the
 * stage of before, and an application that was moved meanwhile would be gone.
 */
export async function lockApplications(ctx: Ctx, ids: readonly string[]): Promise<void> {
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

/** The last two events of an application that ended it, took it up again, or gave it another status, the newer first. */
export function selectLastTurns(ctx: Ctx, applicationId: string): Promise<{ id: string; at: Date }[]> {
  return ctx.db
    .selectFrom('applicationEvents')
    .select(['id', 'createdAt as at'])
    .where('applicationId', '=', applicationId)
    .where((where) =>
      where.or([
        where('toStatus', 'is not', null),
        where('type', 'in', ['rejected', 'closed', 'withdrawn', 'reopened', 'undone']),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
}

export function insertEvent(ctx: Ctx, of: EventSubject, event: NewEvent): Promise<void> {
  return insertEvents(ctx, [{ of, event }]);
}

export async function insertEvents(ctx: Ctx, events: readonly { of: EventSubject; event: NewEvent }[]): Promise<void> {
  const values = events.map(({ of, event }) => ({
    id: event.id,
    companyId: of.companyId,
    applicationId: of.id,
    jobId: of.jobId,
    type: event.type,
    actorKind: event.actor.kind,
    actorId: event.actor.id,
    actorLabel: event.actor.label,
    fromStageId: event.fromStageId ?? null,
    toStageId: event.toStageId ?? null,
    fromStatus: event.fromStatus ?? null,
    toStatus: event.toStatus ?? null,
    reason: event.reason ?? null,
    data: JSON.stringify(event.data ?? {}),
    createdAt: ctx.clock.now(),
  }));
  if (values.length > 0) await ctx.db.insertInto('applicationEvents').values(values).execute();
}

/** One event like this in the history of each, however many they are: in one statement, in the order in which locks are taken. */
export async function insertSameEvent(
  ctx: Ctx,
  applicationIds: readonly string[],
  { type, actor, data }: Pick<NewEvent, 'type' | 'actor' | 'data'>,
): Promise<void> {
  const ids = [...applicationIds].sort();
  await sql`
    insert into application_events
      (id, company_id, application_id, job_id, type, actor_kind, actor_id, actor_label, data, created_at)
    select of.event_id, a.company_id, a.id, a.job_id, ${type}, ${actor.kind}, ${actor.id}::uuid, ${actor.label},
      ${JSON.stringify(data ?? {})}::jsonb, ${ctx.clock.now()}
    from unnest(${ids.map(() => newId(ctx))}::uuid[], ${ids}::uuid[]) of (event_id, application_id)
    join applications a on a.id = of.application_id
    order by a.id`.execute(ctx.db);
}

/** The stages that applications have been in. */
export async function selectVisitedStages(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<{ applicationId: string; stageId: string }[]> {
  if (applicationIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('applicationEvents')
    .select(['applicationId', 'toStageId'])
    .distinct()
    .where('applicationId', 'in', applicationIds)
    .where('toStageId', 'is not', null)
    .execute();
  return rows.map(({ applicationId, toStageId }) => ({ applicationId, stageId: toStageId ?? '' }));
}
