import { mayAct, transition } from '@prova/contract/applications/application-status';
import type * as contract from '@prova/contract/attempts/assignments';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { endOfDay } from '../../../platform/days.ts';
import { eachByItself } from '../../../platform/each-by-itself.ts';
import { validationError } from '../../../platform/http/failures.ts';
import { newId } from '../../../platform/id.ts';
import {
  applicationState,
  changeApplication,
  type JudgedRow,
  keepBefore,
  lockApplications,
  refusal,
  requireApplication,
} from '../../applications/applications.service.ts';
import { type FrozenTest, freezeTest } from '../../assessments/assessments.service.ts';
import { holdMembership } from '../../companies/companies.service.ts';
import { dueDayProblem } from './assignment-rules.ts';
import { insertAssignments, type SentRow, selectOpenAssignments } from './assignments.queries.ts';
import { countSent } from './count-sent.ts';
import { notifySent } from './notify-tests.ts';

/** What each of the candidates is assigned. */
interface NewAssignments {
  readonly tests: readonly FrozenTest[];
  readonly dueDate: string;
  readonly notes: string | null;
  /** Also to who has tests that wait: these are asked beside them. */
  readonly adds?: boolean | undefined;
}

/**
 * Sends tests to candidates, each as if they were asked for alone.
 * @throws AppError TEST_NOT_FOUND, TEST_NOT_PUBLISHED, TEST_CHECK_WRONG, VALIDATION_FAILED (day)
 */
export async function sendTests(
  ctx: Ctx,
  { applicationIds, testIds, dueDate, notes, adds }: BodyOf<typeof contract.sendTests>,
): Promise<ResultOf<typeof contract.sendTests>> {
  const ids = [...new Set(applicationIds)];
  const tests = await ctx.transaction(async (ctx) => {
    // Applications first, in one order: two who send to the same people never wait for each other.
    await lockApplications(ctx, ids);
    return frozen(ctx, testIds);
  });
  const assigned = { tests, dueDate, notes: notes || null, adds };
  let wrongDay: AppError | undefined;
  const { done, failed } = await eachByItself(
    ctx,
    ids.map((id) => ({ id })),
    (ctx, { id }) =>
      send(ctx, id, assigned).catch((error) => {
        if (error instanceof AppError && error.code === 'VALIDATION_FAILED') wrongDay = error;
        throw error;
      }),
  );
  // The day is the same for all: it is to be corrected, and nobody is left out by it.
  if (wrongDay && done.length === 0) throw wrongDay;
  if (done.length > 0)
    await ctx.transaction((ctx) =>
      countSent(
        ctx,
        tests.map(({ testId }) => testId),
      ),
    );
  return { sent: done, failed };
}

async function frozen(ctx: Ctx, testIds: readonly string[]): Promise<FrozenTest[]> {
  const tests: FrozenTest[] = [];
  // In the order of their ids, so that two who send the same ones never wait for each other.
  for (const id of [...new Set(testIds)].toSorted()) tests.push(await freezeTest(ctx, id));
  return tests;
}

async function send(ctx: Ctx, applicationId: string, assigned: NewAssignments) {
  const row = await requireApplication(ctx, applicationId, 'handle_tests', { forUpdate: true });
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  await holdMembership(ctx, row.companyId);
  const permission = mayAct('send_test', applicationState(row));
  const grows = assigned.adds && !permission.allowed && permission.reason === 'TEST_ALREADY_SENT';
  if (!permission.allowed && !grows) throw refusal(ctx, permission.reason);
  return sendTo(ctx, row, assigned, ctx.actor.userId);
}

/**
 * Sends tests to one candidate of whom that may be done.
 * @param row locked
 * @param sentBy the member of the company who answers for it
 * @throws AppError ACTION_REFUSED where the same one is out, APPLICATION_NOT_FOUND for who was erased, VALIDATION_FAILED for
 *   the day
 */
export async function sendTo(
  ctx: Ctx,
  row: JudgedRow,
  { tests, dueDate, notes, adds = false }: NewAssignments,
  sentBy: string,
): Promise<{ applicationId: string; eventId: string }> {
  const { id: applicationId, companyId } = row;
  const problem = dueDayProblem(dueDate, row.timeZone, ctx.clock.now());
  if (problem) throw validationError([problem], ctx.locale);
  // Who has been erased can be written to no more.
  if (row.candidateEmail === null) throw new AppError('APPLICATION_NOT_FOUND');
  // The application may have moved on while a test still waits.
  const open = await selectOpenAssignments(ctx, applicationId);
  if (tests.some(({ testId }) => open.some((each) => each.testId === testId))) throw refusal(ctx, 'TEST_ALREADY_SENT');
  const dueAt = await endOfDay(ctx, dueDate, row.timeZone);
  const sentAt = ctx.clock.now();
  const assignments = tests.map(({ testId, versionId }) => ({
    ...{ id: newId(ctx), companyId, applicationId, testId, versionId, dueAt, notes, sentAt },
    // The application waits for all of them, also where the first ones end before.
    sentWith: adds ? lastSent(open) : null,
    sentBy,
    createdAt: sentAt,
  }));
  await insertAssignments(ctx, assignments);
  const assignmentIds = assignments.map(({ id }) => id);
  const state = applicationState(row);
  const step = transition('send_test', { ...state, testOut: false });
  const after = step.allowed ? step.after : state;
  const titles = tests.map(({ title }) => title);
  const { eventId, row: changed } = await changeApplication(ctx, row, {
    type: 'test',
    toStatus: after.status,
    statusBefore: after.statusBefore ?? null,
    data: { status: 'sent', assignmentIds, titles, before: keepBefore(row) },
  });
  await notifySent(ctx, changed, { eventId, assignmentIds, sentAt, dueAt, notes });
  return { applicationId, eventId };
}

/** When the last of the tests that wait was sent, or those that it was added to. */
function lastSent(open: readonly SentRow[]): Date | null {
  const times = open.map(({ sentWith, sentAt }) => sentWith ?? sentAt);
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
