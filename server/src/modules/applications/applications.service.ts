import {
  type ApplicationAction,
  type ApplicationState,
  type CandidateStatus,
  endOf,
  isRejection,
  mayAct,
  type RefusalReason,
  type StageTarget,
} from '@prova/contract/applications/application-status';
import { type ReplyClock, replyClock } from '@prova/contract/applications/reply-clock';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { EventType } from '@prova/contract/applications/timeline';
import { AppError } from '../../platform/app-error.ts';
import { after as later } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { emit, on } from '../../platform/events.ts';
import { newId } from '../../platform/id.ts';
import type { Task } from '../../platform/tasks.ts';
import { holdStage, raiseTotals, type StagePart } from '../jobs/jobs.service.ts';
import { mailHired } from './application-mails.ts';
import {
  type ApplicationEnding,
  applicationEnded,
  endChanged,
  WITHDRAWN_AFTER_SECONDS,
} from './applications.events.ts';
import { type ApplicationRight, may } from './applications.policy.ts';
import {
  type ApplicationRow,
  insertEvent,
  type JudgedRow,
  markRevealed,
  revealInStage,
  selectApplication,
  updateApplication,
} from './applications.queries.ts';
import { type EventActor, eventActor } from './event-actor.ts';
import { keepStay } from './keep-stays.ts';
import { type ApplicationChanged, applicationPorts, type HistoryWritten } from './ports.ts';
import { refusalText } from './refusals.ts';
import { selectTeam, type TeamMember } from './team.queries.ts';
import { writeEvent, writeSameEvent } from './write-event.ts';

export { yesOrNoInWords } from './answer-in-words.queries.ts';
export { ownApplication, ownApplicationLink, toCandidate, toTeam } from './application-notifications.ts';
export { hiredForTeam } from './applications.notifications.ts';
export { isHidden as isHiddenApplication, isHiddenAlone, isLocked, lockApplications } from './applications.queries.ts';
export { isAppliedAgain, orAppliedAgain } from './applied-again.ts';
export { beforeChange, clocksOf, keepBefore } from './before-change.ts';
export {
  closedOf,
  countAfterOffers,
  countWaitingApplications,
  figuresByJob,
  figuresByStage,
  isOverdue,
  isUnopened,
  openOf,
  selectNextPeople,
  unopenedByJob,
} from './figures.queries.ts';
export { forgetCandidates } from './forget-candidates.ts';
export { afterMoveSeconds, goesOn, isResumed } from './goes-on.ts';
export { keptPromisesOf } from './kept-promises.ts';
export { applicationRejectedMail, stageMovedMail } from './mails/applications.kinds.ts';
export { candidatePage } from './mails/candidate-page.ts';
export { statusLink } from './mails/status-link.ts';
export { matchedIn, selectApplicationScores } from './match/application-scores.queries.ts';
export { skilledCandidates } from './match/skilled-candidates.queries.ts';
export { noteView } from './note-view.ts';
export { hasNames, nameFit, namesLike, peopleNamed, peopleWords, placesFound } from './people-named.queries.ts';
export { sentApplication } from './sent-application.ts';
export { skippedOn, stagesSkipped } from './skipped-stages.ts';
export type { ApplicationChanged, ApplicationRight, ApplicationRow, EventActor, HistoryWritten, JudgedRow };
export { applicationPorts, may as mayWithApplication, writeEvent, writeSameEvent };

/**
 * An application that the actor may do something with.
 * @param options.forUpdate locks it; changes begin with this
 * @param options.whileLocked also one that came beyond the company's plan: for what neither shows nor furthers it
 * @throws AppError APPLICATION_NOT_FOUND, for one of another company or of a job that is not shared too; FORBIDDEN for
 *   who may only read it, APPLICATION_LOCKED
 */
export async function requireApplication(
  ctx: Ctx,
  id: string,
  right: ApplicationRight,
  { whileLocked = false, ...options }: { forUpdate?: boolean; whileLocked?: boolean } = {},
): Promise<JudgedRow> {
  const row = await loadApplication(ctx, id, options);
  if (!may(ctx.actor, 'read', row)) throw new AppError('APPLICATION_NOT_FOUND');
  if (!may(ctx.actor, right, row)) throw new AppError('FORBIDDEN');
  if (row.locked && !whileLocked) throw new AppError('APPLICATION_LOCKED');
  return row;
}

/**
 * An application for tasks and for tokens that name it: nobody's rights are checked.
 * @throws AppError APPLICATION_NOT_FOUND
 */
export async function loadApplication(
  ctx: Ctx,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<JudgedRow> {
  const row = await selectApplication(ctx, id, forUpdate);
  if (!row) throw new AppError('APPLICATION_NOT_FOUND');
  return row;
}

/** The same where nobody needs an answer for what is not there. */
export async function findApplication(ctx: Ctx, id: string): Promise<JudgedRow | null> {
  return (await selectApplication(ctx, id, false)) ?? null;
}

/** A row as the rules of the contract see it. Who has loaded the offers may correct `liveOffer`. */
export function applicationState(row: ApplicationRow): ApplicationState {
  return {
    status: row.status,
    statusBefore: row.statusBefore,
    stageType: row.stageType,
    stageId: row.stageId,
    withdrawn: row.withdrawnAt !== null,
    closed: row.closedAt !== null,
    locked: row.locked,
    liveOffer: row.status === 'offer_sent',
    testOut: row.testOut,
    interviewAhead: row.interviewAhead,
  };
}

/** @throws AppError ACTION_REFUSED with the reason's code and its words in the reader's language */
export function assertMay(ctx: Ctx, action: ApplicationAction, row: ApplicationRow, target?: StageTarget | null): void {
  const permission = mayAct(action, applicationState(row), target);
  if (!permission.allowed) throw refusal(ctx, permission.reason);
}

/** Why something is not done with an application: the rule's code, and its words in the reader's language. */
export function refusal(ctx: Ctx, reason: RefusalReason): AppError {
  return new AppError('ACTION_REFUSED', { data: { code: reason, reason: refusalText(reason, ctx.locale) } });
}

/** What is left out stays as it is. */
export interface ApplicationChange {
  /** Of the event, where something that follows from it was made before: the history is in the order of ids. */
  readonly eventId?: string;
  /** Of the event that tells it. */
  readonly type: EventType;
  readonly toStageId?: string;
  readonly toStatus?: CandidateStatus;
  readonly statusBefore?: CandidateStatus | null;
  /** For the company's eyes. */
  readonly reason?: string | null;
  /** On whose behalf, where that is not the actor of `ctx`: for tasks. */
  readonly actor?: EventActor;
  /** Ids of what it is about: offer, mail, undone event. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly withdrawnAt?: Date | null;
  /** Of a withdrawal that can be taken back: what ends with the application waits until it cannot. */
  readonly undoable?: boolean;
  readonly closedAt?: Date | null;
  readonly hiredAt?: Date | null;
  /** Only to put back what was: otherwise a new stage begins now, with its own promise. */
  readonly stageSince?: Date;
  readonly reply?: ReplyClock;
  /** How long what follows from it waits, where it is one of many at once; left out, that of a single step. */
  readonly settledSeconds?: number;
}

/**
 * The one way an application changes: the row, its history, the totals of the job, and whoever listens, in one
 * transaction. Whether the change may be made is asked before, by `assertMay`. Of an end the candidate hears by the bell and on
 * their open page, whatever made it; what is mailed, and what is news beside ends, is up to the caller.
 * @param row as it was read
 * @returns the event, which undo names, and the row as it is now
 * @throws AppError STALE_MOVE when it changed since it was read, STAGE_NOT_FOUND for a stage of another job
 */
export async function changeApplication(
  ctx: Ctx,
  row: ApplicationRow,
  change: ApplicationChange,
): Promise<{ eventId: string; row: ApplicationRow }> {
  return ctx.transaction(async (ctx) => {
    const { toStageId } = change;
    const moves = toStageId !== undefined && toStageId !== row.stageId;
    const stage = moves ? await holdStage(ctx, row.jobId, toStageId) : null;
    const changed = {
      ...row,
      ...(stage && {
        stageId: stage.id,
        stageName: stage.name,
        stageType: stage.type,
        replyDays: stage.replyDays,
      }),
      status: change.toStatus ?? row.status,
      statusBefore: change.statusBefore === undefined ? row.statusBefore : change.statusBefore,
      withdrawnAt: change.withdrawnAt === undefined ? row.withdrawnAt : change.withdrawnAt,
      closedAt: change.closedAt === undefined ? row.closedAt : change.closedAt,
      hiredAt: change.hiredAt === undefined ? row.hiredAt : change.hiredAt,
      stageSince: change.stageSince ?? (moves ? ctx.clock.now() : row.stageSince),
    };
    const clock =
      change.reply ??
      replyClock(
        { ...waitingOf(row), dueAt: row.replyDueAt, left: row.replyLeft },
        waitingOf(changed),
        ctx.clock.now(),
      );
    const reply = { replyDueAt: clock.dueAt, replyLeft: clock.left };
    const written = await updateApplication(ctx, row, {
      stageId: changed.stageId,
      status: changed.status,
      statusBefore: changed.statusBefore,
      withdrawnAt: changed.withdrawnAt,
      closedAt: changed.closedAt,
      hiredAt: changed.hiredAt,
      stageSince: changed.stageSince,
      ...reply,
    });
    if (!written) throw new AppError('STALE_MOVE');
    const shown = stage !== null && row.blind && (await revealInStage(ctx, row.id, stage.type));
    const after: ApplicationRow = { ...changed, ...written, ...reply, ...(shown && { blind: false }) };
    await keepStay(ctx, row, after, undoneBy(change));
    const eventId = await record(ctx, after, row, change);
    if (shown) await writeEvent(ctx, after, { type: 'revealed', data: { stage: true } });
    if (row.withdrawnAt === null && after.withdrawnAt !== null)
      await emit(
        ctx,
        applicationEnded,
        { applicationId: row.id, how: 'withdrawn', at: after.withdrawnAt.toISOString() },
        change.undoable ? { startAfter: later(ctx.clock.now(), WITHDRAWN_AFTER_SECONDS) } : {},
      );
    else if (row.closedAt === null && after.closedAt !== null)
      await emit(ctx, applicationEnded, { applicationId: row.id, how: 'closed' });
    await notifyEnd(ctx, row, after, { ...change, eventId });
    // Last: every application of the job shares this row.
    await raiseTotals(ctx, row, {
      active: Number(after.active) - Number(row.active),
      hired: Number(after.status === 'hired') - Number(row.status === 'hired'),
    });
    return { eventId, row: after };
  });
}

/** Whichever change ends an application, or lets it go on: nobody who makes one can forget whom it is about. */
async function notifyEnd(
  ctx: Ctx,
  before: ApplicationRow,
  after: ApplicationRow,
  { eventId, type, data, settledSeconds = UNDO_SECONDS }: ApplicationChange & { eventId: string },
): Promise<void> {
  const [was, is] = [endOf(applicationState(before)), endOf(applicationState(after))];
  const end = is ?? was;
  if (end === null || is === was) return;
  const now = ctx.clock.now();
  await emit(
    ctx,
    endChanged,
    {
      ...{ applicationId: after.id, eventId, end, is: is === null ? 'taken_back' : 'reached', at: now.toISOString() },
      restored: type === 'undone',
    },
    isRejection(after.status) || data?.undoSeconds !== undefined ? { startAfter: later(now, settledSeconds + 1) } : {},
  );
}

/** The event that a change takes back. */
function undoneBy({ type, data }: ApplicationChange): string | null {
  const undone = data?.undoneEventId;
  return type === 'undone' && typeof undone === 'string' ? undone : null;
}

async function record(
  ctx: Ctx,
  after: ApplicationRow,
  before: ApplicationRow,
  change: ApplicationChange,
): Promise<string> {
  const { eventId = newId(ctx), type, reason, data, settledSeconds } = change;
  const { actor = eventActor(ctx, after.candidateName ?? '') } = change;
  const moved = after.stageId !== before.stageId;
  const restated = after.status !== before.status;
  await insertEvent(ctx, after, {
    id: eventId,
    type,
    actor,
    ...(moved && { fromStageId: before.stageId, toStageId: after.stageId }),
    ...(restated && { fromStatus: before.status, toStatus: after.status }),
    reason,
    data,
  });
  await applicationPorts.onApplicationChanged(ctx, {
    eventId,
    type,
    row: after,
    before,
    actor,
    at: ctx.clock.now(),
    settledSeconds,
  });
  return eventId;
}

/** What the clock of an answer needs of a row. */
const waitingOf = (
  row: Pick<ApplicationRow, 'status' | 'stageId' | 'stageType' | 'replyDays' | 'withdrawnAt' | 'closedAt'>,
) => ({
  status: row.status,
  stageId: row.stageId,
  stageType: row.stageType,
  replyDays: row.replyDays,
  ended: row.withdrawnAt !== null || row.closedAt !== null,
});

/** By when the company has promised to answer somebody who applies now. */
export function firstReply(ctx: Ctx, stage: Pick<StagePart, 'id' | 'type' | 'replyDays'>): Date | null {
  const { id: stageId, type: stageType, replyDays } = stage;
  return replyClock(null, { status: 'new', stageId, stageType, replyDays, ended: false }, ctx.clock.now()).dueAt;
}

/**
 * Tells the team who somebody is whom the job hides. Every notice, list and page names them from now on.
 * @param row locked
 * @returns the application as it is now
 */
export async function revealCandidate(ctx: Ctx, row: JudgedRow, reason: string): Promise<JudgedRow> {
  await markRevealed(ctx, row.id);
  await writeEvent(ctx, row, { type: 'revealed', reason });
  return { ...row, blind: false };
}

/** Whom a company tells of an application: the recruiter who wrote the job, and the owners. */
export function hiringTeam(ctx: Ctx, row: Pick<ApplicationRow, 'companyId' | 'jobOwnerId'>): Promise<TeamMember[]> {
  return selectTeam(ctx, row);
}

/** Tells the candidate by mail that the hire is done. Once an application. */
export function mailCandidateHired(ctx: Ctx, row: ApplicationRow): Promise<void> {
  return mailHired(ctx, row);
}

/**
 * Follows the end of applications: withdrawn by the candidate, or closed with the job.
 * @param name what the follower does, `<module>.<verb>`
 * @param handler asks `stillEnded` once it holds the application
 * @returns a task, for the followers in `module.ts`
 */
export function onApplicationEnded(
  name: string,
  handler: (ctx: Ctx, ending: ApplicationEnding) => Promise<void>,
): Task<ApplicationEnding> {
  return on(applicationEnded, name, handler);
}

/** Whether an application is still over in the way that was told: it was not taken up again meanwhile. */
export function stillEnded({ withdrawnAt, closedAt }: ApplicationRow, { how, at }: ApplicationEnding): boolean {
  if (how === 'closed') return closedAt !== null;
  return withdrawnAt !== null && (at === undefined || withdrawnAt.toISOString() === at);
}
