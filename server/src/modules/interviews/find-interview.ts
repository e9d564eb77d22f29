import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type JudgedRow, loadApplication } from '../applications/applications.service.ts';
import {
  mayAnswerAsCandidate,
  mayConclude,
  mayHandleInterviews,
  mayReadApplication,
  mayReadInterview,
} from './interviews.policy.ts';
import { type InterviewRow, OPEN, selectInterview, selectInterviewOfParticipant } from './interviews.queries.ts';

export interface Locked {
  readonly interview: InterviewRow;
  readonly application: JudgedRow;
}

const RIGHTS = {
  handle: mayHandleInterviews,
  conclude: mayConclude,
  read: mayReadInterview,
  read_application: mayReadApplication,
} as const;

/**
 * An interview of the actor's company.
 * @throws AppError INTERVIEW_NOT_FOUND, for one of another company or of a job that is not shared too; FORBIDDEN for who
 *   may only read it
 */
export async function requireInterview(ctx: Ctx, id: string, right: keyof typeof RIGHTS): Promise<InterviewRow> {
  const row = await selectInterview(ctx, id);
  if (!row || !mayReadInterview(ctx.actor, row)) throw new AppError('INTERVIEW_NOT_FOUND');
  if (!RIGHTS[right](ctx.actor, row)) throw new AppError('FORBIDDEN');
  return row;
}

/** The interview that the candidate's link opens. @throws AppError INTERVIEW_NOT_FOUND */
export async function requireLinkedInterview(ctx: Ctx): Promise<InterviewRow> {
  const { actor } = ctx;
  const row = actor.kind === 'token' ? await selectInterviewOfParticipant(ctx, actor.subjectId) : undefined;
  if (!row || !mayAnswerAsCandidate(actor, row)) throw new AppError('INTERVIEW_NOT_FOUND');
  return row;
}

/**
 * Locks an interview and its application, which comes first: whoever changes either does it in this order, so that two never
 * wait for each other.
 * @throws AppError INTERVIEW_NOT_FOUND
 */
export async function lockInterview(
  ctx: Ctx,
  { id, applicationId }: Pick<InterviewRow, 'id' | 'applicationId'>,
): Promise<Locked> {
  const application = await loadApplication(ctx, applicationId, { forUpdate: true });
  const interview = await selectInterview(ctx, id, true);
  if (!interview) throw new AppError('INTERVIEW_NOT_FOUND');
  return { interview, application };
}

export const isOpen = ({ status }: Pick<InterviewRow, 'status'>) => (OPEN as readonly string[]).includes(status);

/** @throws AppError INTERVIEW_OVER */
export function assertOpen(interview: InterviewRow): void {
  if (!isOpen(interview)) throw new AppError('INTERVIEW_OVER');
}

/** @throws AppError INTERVIEW_NOT_STARTED before its start */
export function assertStarted(ctx: Ctx, interview: InterviewRow): void {
  if (ctx.clock.now() < interview.startsAt) throw new AppError('INTERVIEW_NOT_STARTED');
}
