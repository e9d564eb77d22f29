import { requireCapacity } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { languageOf } from '../job-language.ts';
import type { OptionPart, QuestionPart } from '../job-parts.queries.ts';
import { JOB_QUESTIONS } from '../jobs.budgets.ts';
import type { JobRow } from '../jobs.queries.ts';
import { refuseField } from '../refuse-field.ts';
import { yesAndNo } from '../yes-and-no.ts';
import { storableJson } from './step-input.ts';
import { insertQuestions, removeQuestions, updateQuestion } from './wizard.queries.ts';

export interface QuestionInput {
  readonly id?: string | undefined;
  readonly type: QuestionPart['type'];
  readonly text: string;
  readonly options?: readonly { readonly id?: string | undefined; readonly text: string }[];
  readonly required: boolean;
  readonly wanted?: QuestionPart['wanted'] | undefined;
}

/**
 * Makes the questions of a form, or of an AI interview, those that are given. Once a job has been public, a question
 * whose words change becomes another one, because answers belong to what was asked.
 */
export async function replaceQuestions(
  ctx: Ctx,
  job: JobRow,
  change: {
    readonly stageId: string | null;
    readonly before: readonly QuestionPart[];
    readonly given: readonly QuestionInput[];
    /** Where the list stands in the data of the step, for refusals. */
    readonly path: string;
  },
): Promise<void> {
  const { stageId, before, given, path } = change;
  const kept = new Set<string>();
  for (const [position, question] of given.entries()) {
    const old = before.find((each) => each.id === question.id);
    if (question.id !== undefined && (!old || kept.has(old.id)))
      throw refuseField(ctx, `${path}.${position}.id`, 'NOT_AN_OPTION');
    const options = optionsOf(ctx, job, question, old);
    const row = {
      type: question.type,
      text: question.text,
      options: storableJson(options),
      required: question.required,
      wanted: question.type === 'yes_no' ? (question.wanted ?? null) : null,
      position,
    };
    if (old && (!job.publishedAt || sameWords(old, question, options))) {
      kept.add(old.id);
      await updateQuestion(ctx, old.id, row);
    } else {
      const ids = { id: newId(ctx), companyId: job.companyId, jobId: job.id, stageId };
      await requireCapacity(ctx, JOB_QUESTIONS, [job.id]);
      await insertQuestions(ctx, [{ ...row, ...ids, createdAt: ctx.clock.now() }]);
    }
  }
  await removeQuestions(
    ctx,
    job,
    before.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
}

function optionsOf(ctx: Ctx, job: JobRow, question: QuestionInput, old: QuestionPart | undefined): OptionPart[] {
  // Whoever reads them reads them in their own language; these are for who reads the table.
  if (question.type === 'yes_no') return yesAndNo(languageOf(job, ctx.locale));
  if (question.type !== 'multiple_choice') return [];
  const known = new Set(old?.options.map(({ id }) => id));
  return (question.options ?? []).map(({ id, text }) => {
    // An id is used once: a copied option is another one.
    const keeps = id !== undefined && known.delete(id);
    return { id: keeps ? id : newId(ctx), text };
  });
}

function sameWords(old: QuestionPart, question: QuestionInput, options: readonly OptionPart[]): boolean {
  return (
    old.type === question.type &&
    old.text === question.text &&
    (question.type === 'yes_no' || sameOptions(old.options, options))
  );
}

const sameOptions = (before: readonly OptionPart[], now: readonly OptionPart[]): boolean =>
  before.length === now.length &&
  before.every((each) => now.some(({ id, text }) => id === each.id && text === each.text));
