import type { tryCode } from '@prova/contract/assessments/try-code';
import { shownVerdict } from '@prova/contract/code/case-verdict';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { checkAnswer, checkProblems, codeQuestionOf, limitOf, MILLISECONDS_MAX } from '../code/code.service.ts';
import { companyOfAuthor } from './find-test.ts';

/** As an author writes a question. @throws AppError NO_COMPANY, FORBIDDEN, VALIDATION_FAILED, SERVICE_UNAVAILABLE */
export async function tryQuestion(
  ctx: Ctx,
  { language, check, code }: BodyOf<typeof tryCode>,
): Promise<ResultOf<typeof tryCode>> {
  companyOfAuthor(ctx);
  const problems = checkProblems(language, check, 'check.');
  if (problems.length > 0) throw validationError(problems, ctx.locale);
  const question = codeQuestionOf(language, check);
  const verdicts = await checkAnswer(ctx.platform.sandbox, question, code ?? check.solution, MILLISECONDS_MAX);
  const isRight = verdicts.every(({ outcome }) => outcome === 'passed');
  const slowest = Math.max(...verdicts.map(({ milliseconds }) => milliseconds));
  return { cases: verdicts.map(shownVerdict), milliseconds: isRight ? limitOf(slowest) : null };
}
