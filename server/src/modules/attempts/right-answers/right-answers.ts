import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { selectVersionQuestions } from '../../assessments/assessments.service.ts';
import { noResult } from '../assignments/assignment-rules.ts';
import type { AssignmentRow } from '../assignments/assignments.queries.ts';
import { selectAnswers, selectAttempt } from '../attempts.queries.ts';
import { isUnanswered } from '../grade-by-machine.ts';
import { selectVideos } from '../video/videos.queries.ts';
import { selectQuestionUse } from './question-use.queries.ts';
import { insertShownAnswers, type SeenRow, selectSeenBefore } from './shown-answers.queries.ts';
import { type Withheld, withheldOf } from './withheld.ts';

/** What of each question of a result whoever took it does not see; null where nothing of it is theirs to see. */
export async function withheldAnswers(ctx: Ctx, row: AssignmentRow): Promise<Map<string, Withheld | null> | null> {
  const { attemptId, candidateId, talentId, showsAnswers, gradedAt, versionId } = row;
  if (attemptId === null || gradedAt === null || !showsAnswers) return null;
  const questions = new Map((await selectVersionQuestions(ctx, versionId)).map((question) => [question.id, question]));
  const answers = new Map((await selectAnswers(ctx, attemptId)).map(({ questionId, value }) => [questionId, value]));
  const videos = new Set((await selectVideos(ctx, [attemptId])).map(({ id }) => id));
  const use = await selectQuestionUse(ctx, { attemptId, candidateId, talentId });
  return new Map(
    use.flatMap(({ questionId, inUse, shownAt }) => {
      const question = questions.get(questionId);
      if (!question) return [];
      const answered = !isUnanswered(question, answers.get(questionId) ?? null, videos);
      return [[questionId, withheldOf({ answered, inUse, shown: shownAt !== null })]];
    }),
  );
}

/**
 * Shows whoever took a test what was right, and keeps that they have seen it: in one transaction, so that neither is without the other.
 * @param row of the actor's own
 * @throws AppError ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED, ANSWERS_WITHHELD
 */
export async function revealAnswers(ctx: Ctx, row: AssignmentRow): Promise<void> {
  const { attemptId, companyId, submittedAt } = row;
  if (attemptId === null || submittedAt === null) throw noResult(row);
  await ctx.transaction(async (ctx) => {
    // One press after the other.
    await selectAttempt(ctx, attemptId, true);
    const withheld = (await withheldAnswers(ctx, row)) ?? new Map<string, Withheld | null>();
    const offered = [...withheld].flatMap(([id, reason]) => (reason === 'offered' ? id : []));
    if (offered.length > 0) return insertShownAnswers(ctx, { attemptId, companyId }, offered);
    // A second press finds them shown.
    if (![...withheld.values()].includes(null)) throw new AppError('ANSWERS_WITHHELD');
  });
}

/** Of attempts: who had seen right answers of their questions before. Those of which nobody had are missing. */
export async function seenBefore(
  ctx: Ctx,
  attemptIds: readonly string[],
): Promise<Map<string, Omit<SeenRow, 'attemptId'>>> {
  const rows = await selectSeenBefore(ctx, attemptIds);
  return new Map(rows.map(({ attemptId, ...seen }) => [attemptId, seen]));
}
