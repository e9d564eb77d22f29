import { drawn } from '@prova/contract/assessments/draw-questions';
import type * as contract from '@prova/contract/attempts/taking';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { randomId } from '../../../platform/id.ts';
import { publish } from '../../../platform/realtime/messages.ts';
import { writeEvent } from '../../applications/applications.service.ts';
import {
  selectPools,
  selectVersionQuestions,
  shownStatement,
  type VersionQuestion,
} from '../../assessments/assessments.service.ts';
import { shownCheck } from '../../code/code.service.ts';
import { endOfAttempt, isOpen, isOverdue } from '../assignments/assignment-rules.ts';
import { type AssignmentRow, updateAssignment } from '../assignments/assignments.queries.ts';
import { dropChosen } from '../assignments/chosen-and-asked.ts';
import { lockAssignment, requireAsked } from '../assignments/find-assignment.ts';
import { type Asked, insertAttempt, raiseSeat, selectAnswers, selectAttempt } from '../attempts.queries.ts';
import { attemptChange } from '../attempts.realtime.ts';
import { shownOptionId, shownValue } from './shown-options.ts';
import { shuffled } from './shuffled.ts';
import { selectSignals } from './signals.queries.ts';
import { handInLater } from './submit-attempt.ts';

type Attempt = ResultOf<typeof contract.startTest>;

/**
 * Begins a test, or goes on with it: the window that asks writes from now on.
 * @throws AppError TEST_NOT_FOUND, ASSIGNMENT_ENDED, ASSIGNMENT_OVERDUE
 */
export async function startTest(ctx: Ctx, id: string): Promise<Attempt> {
  const found = await requireAsked(ctx, id);
  return ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockAssignment(ctx, found);
    const { withdrawnAt, closedAt } = assignment;
    if (!isOpen(assignment) || withdrawnAt !== null || closedAt !== null) throw new AppError('ASSIGNMENT_ENDED');
    if (assignment.attemptId !== null) {
      await raiseSeat(ctx, assignment.attemptId);
      await publish(ctx, attemptChange, { assignmentId: id });
      return attemptOf(ctx, assignment, assignment.attemptId);
    }
    if (isOverdue(assignment, ctx.clock.now())) throw new AppError('ASSIGNMENT_OVERDUE');
    const attemptId = await begin(ctx, assignment);
    if (application) {
      await dropChosen(ctx, assignment);
      await writeEvent(ctx, application, {
        type: 'test',
        data: { status: 'started', assignmentIds: [id], titles: [assignment.title] },
      });
    }
    return attemptOf(ctx, assignment, attemptId);
  });
}

async function begin(ctx: Ctx, assignment: AssignmentRow): Promise<string> {
  const { id: assignmentId, companyId, versionId, shuffles } = assignment;
  const questions = drawn(await selectVersionQuestions(ctx, versionId), await selectPools(ctx, versionId), shuffled);
  const startedAt = ctx.clock.now();
  const expiresAt = endOfAttempt(startedAt, assignment);
  // Who grades sees it, and an id that carries its time would tell who began then.
  const attempt = { id: randomId(), companyId, assignmentId, versionId, startedAt, expiresAt, createdAt: startedAt };
  await insertAttempt(ctx, attempt, orderOf(questions, shuffles));
  await updateAssignment(ctx, assignmentId, { status: 'started' });
  await handInLater(ctx, attempt.id, expiresAt);
  return attempt.id;
}

/** The questions, and the options of each, in an order of this attempt where the author wants it so. */
function orderOf(questions: readonly VersionQuestion[], shuffles: boolean): Asked[] {
  const ordered = <T>(list: readonly T[]) => (shuffles ? shuffled(list) : [...list]);
  return ordered(questions).map(({ id, options }) => ({ id, options: ordered(options).map((option) => option.id) }));
}

async function attemptOf(ctx: Ctx, assignment: AssignmentRow, attemptId: string): Promise<Attempt> {
  const attempt = await selectAttempt(ctx, attemptId);
  if (!attempt) throw new Error(`The attempt ${attemptId} is gone`);
  const questions = await selectVersionQuestions(ctx, attempt.versionId);
  const { id, companyName, title, minutes } = assignment;
  const { seat, startedAt, expiresAt, submittedAt } = attempt;
  return {
    ...{ id, companyName, title, seat, startedAt },
    expiresAt: minutes === null ? null : expiresAt,
    now: ctx.clock.now(),
    submitted: submittedAt !== null,
    questions: inOrder(questions, attempt).map(({ question, options, position }) => {
      const { type, points, topic, language, starterCode, videoSeconds } = question;
      const text = shownStatement(ctx, question.text);
      const shown = { type, text, points, topic, language, starterCode, videoSeconds };
      const check = shownCheck(question);
      return { ...shown, check, id: question.id, version: 1, testId: assignment.testId, position, options };
    }),
    answers: (await selectAnswers(ctx, attemptId)).map((answer) => ({ ...answer, value: shownValue(attempt, answer) })),
    signals: await selectSignals(ctx, attemptId),
  };
}

/** The questions as this attempt asks them, without what is right; which option that is stands beside them. */
export function inOrder(
  questions: readonly VersionQuestion[],
  { id: attemptId, asked }: { readonly id: string; readonly asked: readonly Asked[] },
) {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return asked.flatMap(({ id, options: order }, index) => {
    const question = byId.get(id);
    if (!question) return [];
    const texts = new Map(question.options.map((option) => [option.id, option.text]));
    const options = order.map((option) => ({ id: shownOptionId(attemptId, option), text: texts.get(option) ?? '' }));
    const right = new Set(
      question.options.filter(({ correct }) => correct).map((option) => shownOptionId(attemptId, option.id)),
    );
    return [{ question, options, right, position: index + 1 }];
  });
}
