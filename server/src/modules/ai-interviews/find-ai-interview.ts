import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type JudgedRow, loadApplication } from '../applications/applications.service.ts';
import { isInterviewed, mayHandleAiInterview, mayReadAiInterview } from './ai-interviews.policy.ts';
import { type AiInterviewRow, OPEN, selectAiInterview } from './ai-interviews.queries.ts';

export interface Locked {
  readonly interview: AiInterviewRow;
  readonly application: JudgedRow;
}

const RIGHTS = { handle: mayHandleAiInterview, read: mayReadAiInterview } as const;

/** An AI interview of the actor's company, if there is one of that id. */
export async function findReadable(ctx: Ctx, id: string): Promise<AiInterviewRow | null> {
  const row = await selectAiInterview(ctx, id);
  return row && mayReadAiInterview(ctx.actor, row) ? row : null;
}

/**
 * An AI interview of the actor's company.
 * @throws AppError INTERVIEW_NOT_FOUND, for one of another company or of a job that is not shared too; FORBIDDEN for who
 *   may only read it
 */
export async function requireAiInterview(ctx: Ctx, id: string, right: keyof typeof RIGHTS): Promise<AiInterviewRow> {
  const row = await findReadable(ctx, id);
  if (!row) throw new AppError('INTERVIEW_NOT_FOUND');
  if (!RIGHTS[right](ctx.actor, row)) throw new AppError('FORBIDDEN');
  return row;
}

/** The interview that the candidate's link opens. @throws AppError INTERVIEW_NOT_FOUND */
export async function requireLinkedAiInterview(ctx: Ctx): Promise<AiInterviewRow> {
  const { actor } = ctx;
  const row = actor.kind === 'token' ? await selectAiInterview(ctx, actor.subjectId) : undefined;
  if (!row || !isInterviewed(actor, row)) throw new AppError('INTERVIEW_NOT_FOUND');
  return row;
}

/** Locks an interview and its application, which comes first, as with other interviews. @throws AppError INTERVIEW_NOT_FOUND */
export async function lockAiInterview(
  ctx: Ctx,
  { id, applicationId }: Pick<AiInterviewRow, 'id' | 'applicationId'>,
): Promise<Locked> {
  const application = await loadApplication(ctx, applicationId, { forUpdate: true });
  const interview = await selectAiInterview(ctx, id, true);
  if (!interview) throw new AppError('INTERVIEW_NOT_FOUND');
  return { interview, application };
}

export const isOpen = ({ status }: Pick<AiInterviewRow, 'status'>) => (OPEN as readonly string[]).includes(status);

/** @throws AppError INTERVIEW_OVER */
export function assertOpen(interview: AiInterviewRow): void {
  if (!isOpen(interview)) throw new AppError('INTERVIEW_OVER');
}
