import { TAKERS_MIN } from '@prova/contract/attempts/assignment-fields';
import type * as contract from '@prova/contract/attempts/taking';
import type { ResultOf } from '@prova/contract/endpoint';
import { roleIn } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { selectVersionQuestions, shownStatement, writesTests } from '../../assessments/assessments.service.ts';
import { shownCheck, wholeCheck, withoutHidden } from '../../code/code.service.ts';
import { noResult } from '../assignments/assignment-rules.ts';
import type { AssignmentRow } from '../assignments/assignments.queries.ts';
import { requireAsked } from '../assignments/find-assignment.ts';
import { resultOf, showAsked } from '../assignments/present-assignment.ts';
import { selectAnswers, selectAttempt } from '../attempts.queries.ts';
import { selectPlace } from '../counted.queries.ts';
import { selectGrades } from '../grading/grading.queries.ts';
import { proofOf } from '../proofs/proof-of-result.ts';
import { revealAnswers, seenBefore, withheldAnswers } from '../right-answers/right-answers.ts';
import { shownTopics } from '../right-answers/shown-topics.ts';
import { rightAnswersOf } from '../right-answers/withheld.ts';
import { shownValue } from '../taking/shown-options.ts';
import { selectSignals } from '../taking/signals.queries.ts';
import { inOrder } from '../taking/start-attempt.ts';
import { shownVideo } from '../video/video-answers.ts';
import { selectVideos } from '../video/videos.queries.ts';

type Result = ResultOf<typeof contract.getOwnResult>;

/** @throws AppError TEST_NOT_FOUND, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED */
export async function getOwnResult(ctx: Ctx, id: string): Promise<Result> {
  const row = await requireAsked(ctx, id);
  return {
    ...showAsked(ctx, row),
    companyName: row.companyName,
    jobTitle: row.jobTitle,
    ...(await resultDetails(ctx, row, false)),
    proof: await proofOf(ctx, row),
  };
}

/** @throws AppError TEST_NOT_FOUND, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED, ANSWERS_WITHHELD */
export async function showOwnAnswers(ctx: Ctx, id: string): Promise<Result> {
  await revealAnswers(ctx, await requireAsked(ctx, id));
  return getOwnResult(ctx, id);
}

/**
 * How a test went, question by question. To whoever took it their answers go only where the author shows what was right, once all
 * is graded: a grader's work is not anticipated; what was right, and what betrays it, where nothing withholds it.
 * @param ofCompany for the company, which sees all of it at once
 * @throws AppError ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED
 */
export async function resultDetails(
  ctx: Ctx,
  row: AssignmentRow,
  ofCompany: boolean,
): Promise<Pick<Result, 'byTopic' | 'questions' | 'signals' | 'place' | 'answersSeen' | 'rightAnswers'>> {
  const result = resultOf(row);
  const attempt = row.attemptId === null ? undefined : await selectAttempt(ctx, row.attemptId);
  if (!result || !attempt) throw noResult(row);
  // Whoever may grade reads what waits in the queue, without a name: here it stands beside one.
  const role = ofCompany ? roleIn(ctx.actor, row.companyId) : null;
  const conceals = role !== null && writesTests(role);
  const signals = await selectSignals(ctx, attempt.id);
  const answersSeen = (await seenBefore(ctx, [attempt.id])).get(attempt.id) ?? null;
  if (!result.graded && !ofCompany)
    return { byTopic: [], questions: [], signals, place: null, answersSeen, rightAnswers: 'hidden' };
  const withheld = ofCompany ? new Map() : await withheldAnswers(ctx, row);
  const asked = inOrder(await selectVersionQuestions(ctx, attempt.versionId), attempt);
  const answers = new Map((await selectAnswers(ctx, attempt.id)).map((answer) => [answer.questionId, answer]));
  const videos = await selectVideos(ctx, [attempt.id]);
  const grades = ofCompany ? await selectGrades(ctx, { attemptIds: [attempt.id] }) : [];
  const byTopic = new Map<string, { points: number; pointsMax: number; questions: number }>();
  for (const { question } of asked) {
    const sum = byTopic.get(question.topic) ?? { points: 0, pointsMax: 0, questions: 0 };
    const points = sum.points + (answers.get(question.id)?.points ?? 0);
    byTopic.set(question.topic, { points, pointsMax: sum.pointsMax + question.points, questions: sum.questions + 1 });
  }
  const questions = asked.map(({ question, options, right, position }) => {
    const { id, type, points, topic, language, starterCode, videoSeconds } = question;
    const text = shownStatement(ctx, question.text);
    const { correctAnswer, expectedAnswer, rubric, explanation } = question;
    const reason = withheld?.get(id) ?? null;
    // What was not answered has no points, which tells nothing.
    const isShown = reason === null || reason === 'unanswered';
    const answer = answers.get(id);
    const given = isShown ? (answer?.points ?? null) : null;
    const concealed = conceals && (answer?.grading === 'waiting' || answer?.grading === 'differs');
    return {
      question: {
        ...{ id, type, text, points, topic, language, starterCode, videoSeconds, position },
        ...{ version: 1, testId: row.testId },
        // What graders are told to expect is theirs, whatever the author shows.
        ...(ofCompany && { expectedAnswer }),
        ...(reason === null && { correctAnswer, rubric: [...rubric], explanation }),
        options: options.map((option) => ({ ...option, ...(reason === null && { correct: right.has(option.id) }) })),
        check: ofCompany ? wholeCheck(question) : shownCheck(question),
      },
      withheld: reason,
      concealed,
      value: answer && !concealed ? shownValue(attempt, answer) : null,
      points: given,
      criteria: reason === null ? (answer?.criteria ?? null) : null,
      // One of two is nobody's to see before both are there.
      grades: answer?.grading === 'waiting' ? [] : grades.filter(({ questionId }) => questionId === id),
      right: given === null ? null : given === points,
      video: concealed ? null : shownVideo(ctx, videos, { questionId: id, value: answer?.value }),
      verdict:
        reason === null && !concealed
          ? ((ofCompany ? answer?.verdict : answer?.verdict?.map(withoutHidden)) ?? null)
          : null,
    };
  });
  const topics = [...byTopic].map(([topic, sums]) => ({ topic, ...sums }));
  const rightAnswers = withheld ? rightAnswersOf(questions.map((each) => each.withheld)) : 'hidden';
  const isKeptBack = !ofCompany && (rightAnswers === 'in_use' || rightAnswers === 'offered');
  const place = result.graded ? await selectPlace(ctx, attempt) : null;
  return {
    signals,
    answersSeen,
    rightAnswers,
    place: place && place.takers >= TAKERS_MIN ? place : null,
    byTopic: isKeptBack ? shownTopics(topics) : topics,
    questions: withheld ? questions : [],
  };
}
