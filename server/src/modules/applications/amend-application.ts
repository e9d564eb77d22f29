import type * as contract from '@prova/contract/applications/applications';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { FieldProblem } from '@prova/contract/validation';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { jobForm } from '../jobs/jobs.service.ts';
import { AMENDMENTS } from './applications.budgets.ts';
import { changeApplication } from './applications.service.ts';
import { updateContactData } from './candidates.queries.ts';
import { checkAnswers, checkFields } from './check-form.ts';
import { deriveCandidates } from './derive-candidates.ts';
import { replaceAnswers, type StoredForm, selectForm, updateForm } from './form.queries.ts';
import { hasReadable } from './locked.queries.ts';
import { mayAmend } from './own-application.ts';
import { presentOwn, requireOwn } from './own-applications.ts';

type Amendment = BodyOf<typeof contract.amendApplication>;
type Amended = ResultOf<typeof contract.amendApplication>;

const FIELDS = ['phone', 'coverLetter', 'portfolio', 'linkedin', 'github', 'website'] as const;

/**
 * Changes what the talent has sent, until somebody takes the application up. The company sees that it changed, not what
 * stood there before.
 * @throws AppError APPLICATION_NOT_FOUND, AMENDMENT_REFUSED, VALIDATION_FAILED, BUDGET_REACHED
 */
export function amendApplication(ctx: Ctx, id: string, amendment: Amendment): Promise<Amended> {
  return ctx.transaction(async (ctx) => {
    const row = await requireOwn(ctx, id);
    if (!mayAmend(row)) throw new AppError('AMENDMENT_REFUSED');
    const before = await selectForm(ctx, id);
    const after = amended(before, amendment);
    const problems = check(after, amendment, await jobForm(ctx, row.jobId));
    if (problems.length > 0) throw validationError(problems, ctx.locale);
    const changed: (keyof StoredForm)[] = FIELDS.filter((field) => after[field] !== before[field]);
    if (JSON.stringify(after.answers) !== JSON.stringify(before.answers)) changed.push('answers');
    if (changed.length === 0) return { ...(await presentOwn(ctx, row)), form: before };
    await requireCapacity(ctx, AMENDMENTS, [id]);

    await updateForm(ctx, id, after);
    await replaceAnswers(ctx, row, after.answers);
    // What is beyond the plan is told by none of their other applications.
    if (!row.locked || !(await hasReadable(ctx, row.candidateId))) await updateContactData(ctx, row.candidateId, after);
    await deriveCandidates(ctx, [row.candidateId]);
    const { row: now } = await changeApplication(ctx, row, { type: 'amended', data: { fields: changed } });
    return { ...(await presentOwn(ctx, now)), form: after };
  });
}

/** The form with what was given in its place: null and empty texts take out what stood there. */
function amended(before: StoredForm, amendment: Amendment): StoredForm {
  const fields = FIELDS.map((field) => {
    const given = amendment[field];
    return [field, given === undefined ? before[field] : given || null];
  });
  const answers = new Map(before.answers.map(({ questionId, answer }) => [questionId, answer]));
  for (const { questionId, answer } of amendment.answers ?? []) {
    if (answer) answers.set(questionId, answer);
    else answers.delete(questionId);
  }
  return {
    ...(Object.fromEntries(fields) as Omit<StoredForm, 'answers'>),
    answers: [...answers].map(([questionId, answer]) => ({ questionId, answer })),
  };
}

/** What the job's form, as it is now, has against the amendment; what is left alone may be of an older form. */
function check(after: StoredForm, amendment: Amendment, form: Awaited<ReturnType<typeof jobForm>>): FieldProblem[] {
  const given = amendment.answers ?? [];
  const touched = new Set([
    ...FIELDS.filter((field) => amendment[field] !== undefined),
    ...given.map(({ questionId }) => `answers.${questionId}`),
  ]);
  const problems = [...checkFields(after, form.fields), ...checkAnswers(given, form.questions)];
  return problems.filter(({ field }) => touched.has(field));
}
