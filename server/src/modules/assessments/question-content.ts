import type { QuestionInput } from '@prova/contract/assessments/questions';
import { addsUp, type Criterion, sumOf } from '@prova/contract/assessments/rubric';
import { STATEMENT_MAX } from '@prova/contract/assessments/test-fields';
import { linkProblem } from '@prova/contract/honest-html';
import { trimmed } from '@prova/contract/visible-text';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { newId } from '../../platform/id.ts';
import { checkProblems } from '../code/code.service.ts';
import type { QuestionContent, StoredOption } from './questions.queries.ts';
import { cleanStatement } from './statement.ts';

/**
 * A question as it is stored.
 * @param former the question as it was: options that are named again keep their id, and so the answers given to them, and a pool that
 *   is left out stays
 * @param path of the question among what was sent, with a dot at its end
 * @throws AppError VALIDATION_FAILED where nothing of the statement can be read, a link of it names another host than its own, or
 *   a case of code cannot be run, or criteria do not add up to its points
 */
export function contentOf(
  ctx: Ctx,
  question: QuestionInput,
  former: Pick<QuestionContent, 'options' | 'pool'> = { options: [], pool: '' },
  path = '',
): QuestionContent {
  const { text, words } = cleanStatement(question.text);
  // Cleaning writes signs as entities: it may have made the statement longer.
  if (text.length > STATEMENT_MAX)
    throw validationError([{ field: `${path}text`, code: 'TOO_LONG', values: { maximum: STATEMENT_MAX } }], ctx.locale);
  const problem = trimmed(words) === '' ? ({ code: 'REQUIRED', values: {} } as const) : linkProblem(text);
  if (problem) throw validationError([{ field: `${path}text`, ...problem }], ctx.locale);
  if ('rubric' in question) refuseOtherSum(ctx, question, path);
  const kept = new Set(former.options.map(({ id }) => id));
  const own = {
    options: [] as StoredOption[],
    correctAnswer: null,
    expectedAnswer: '',
    rubric: [],
    language: null,
    starterCode: '',
    codeCheck: null,
    videoSeconds: null,
  };
  const { topic, points, explanation, pool = former.pool } = question;
  const common = { ...own, text, words, topic, points, explanation, pool };
  switch (question.type) {
    case 'MULTIPLE_CHOICE': {
      const options = question.options.map((option) => ({
        id: option.id !== undefined && kept.delete(option.id) ? option.id : newId(ctx),
        text: option.text,
        correct: option.correct,
      }));
      return { ...common, type: question.type, options };
    }
    case 'TRUE_FALSE':
      return { ...common, type: question.type, correctAnswer: question.correctAnswer };
    case 'ESSAY':
      return { ...common, type: question.type, expectedAnswer: question.expectedAnswer, rubric: question.rubric };
    case 'CODE': {
      const { language, starterCode, expectedAnswer, rubric, check: codeCheck } = question;
      const problems = codeCheck ? checkProblems(language, codeCheck, `${path}check.`) : [];
      if (problems.length > 0) throw validationError(problems, ctx.locale);
      return { ...common, type: question.type, language, starterCode, expectedAnswer, rubric, codeCheck };
    }
    case 'VIDEO_RESPONSE':
      return { ...common, type: question.type, videoSeconds: question.videoSeconds, rubric: question.rubric };
  }
}

/** @throws AppError VALIDATION_FAILED */
function refuseOtherSum(
  ctx: Ctx,
  question: { readonly points: number; readonly rubric: readonly Criterion[] },
  path: string,
): void {
  if (addsUp(question)) return;
  const values = { sum: sumOf(question.rubric.map(({ points }) => points)), points: question.points };
  throw validationError([{ field: `${path}rubric`, code: 'RUBRIC_SUM', values }], ctx.locale);
}
