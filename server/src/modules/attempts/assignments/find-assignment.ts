import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type JudgedRow, loadApplication } from '../../applications/applications.service.ts';
import { mayHandleTests, mayReadTests, mayTake } from './assignments.policy.ts';
import { type AssignmentRow, isSent, type SentRow, selectAssignment, selectAttemptOf } from './assignments.queries.ts';

/** A test that is locked, as its application is; null for one that a talent chose. */
export interface Locked {
  readonly assignment: AssignmentRow;
  readonly application: JudgedRow | null;
}

/**
 * A test that the actor's company asked of somebody, to be changed.
 * @throws AppError NOT_FOUND, for one of another company, of a job that is not shared, and that a talent chose, too; FORBIDDEN
 *   for who may only read it
 */
export async function requireAssignment(ctx: Ctx, id: string): Promise<SentRow> {
  const row = await selectAssignment(ctx, id);
  if (!row || !isSent(row) || !mayReadTests(ctx.actor, row)) throw new AppError('NOT_FOUND');
  if (!mayHandleTests(ctx.actor, row)) throw new AppError('FORBIDDEN');
  return row;
}

/** A test among those that the link of the actor opens. @throws AppError TEST_NOT_FOUND */
export async function requireAsked(ctx: Ctx, id: string): Promise<AssignmentRow> {
  const row = await selectAssignment(ctx, id);
  if (!row || !mayTake(ctx.actor, row)) throw new AppError('TEST_NOT_FOUND');
  return row;
}

/** The attempt of a test among those that the link of the actor opens. @throws AppError TEST_NOT_FOUND */
export async function requireAttempt(
  ctx: Ctx,
  id: string,
): Promise<NonNullable<Awaited<ReturnType<typeof selectAttemptOf>>>> {
  const row = await selectAttemptOf(ctx, id);
  if (!row || !mayTake(ctx.actor, row)) throw new AppError('TEST_NOT_FOUND');
  return row;
}

/**
 * Locks a test that was sent and its application, which comes first: whoever changes either does it in this order, so that
 * two never wait for each other.
 * @throws AppError NOT_FOUND when it was taken back meanwhile
 */
export async function lockAssignment(
  ctx: Ctx,
  { id, applicationId }: Pick<AssignmentRow, 'id' | 'applicationId'>,
): Promise<Locked> {
  const application = applicationId === null ? null : await loadApplication(ctx, applicationId, { forUpdate: true });
  const assignment = await selectAssignment(ctx, id, true);
  if (!assignment) throw new AppError('NOT_FOUND');
  return { assignment, application };
}

/** The same of one that a company sent. @throws AppError NOT_FOUND when it was taken back meanwhile */
export async function lockSent(
  ctx: Ctx,
  { id, applicationId }: Pick<SentRow, 'id' | 'applicationId'>,
): Promise<{ assignment: SentRow; application: JudgedRow }> {
  const { assignment, application } = await lockAssignment(ctx, { id, applicationId });
  if (!application || !isSent(assignment)) throw new AppError('NOT_FOUND');
  return { assignment, application };
}
