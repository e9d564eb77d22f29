import type { Locale } from '@prova/contract/common';
import { YES_NO } from '@prova/contract/jobs/job-fields';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { languageOf } from '../job-language.ts';
import type { OptionPart, QuestionPart } from '../job-parts.queries.ts';
import type { JobRow } from '../jobs.queries.ts';
import { jobTexts } from '../jobs.texts.ts';
import { refuseField, storableJson } from './step-input.ts';
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
  // A colleague with another language changes no words.
  if (question.type === 'yes_no') return old?.type === 'yes_no' ? old.options : yesAndNo(languageOf(job, ctx.locale));
  if (question.type !== 'multiple_choice') return [];
  const known = new Set(old?.options.map(({ id }) => id));
  return (question.options ?? []).map(({ id, text }) => {
    // An id is used once: a copied option is another one.
    const keeps = id !== undefined && known.delete(id);
    return { id: keeps ? id : newId(ctx), text };
  });
}

function yesAndNo(language: Locale): OptionPart[] {
  const texts = jobTexts(language).answers;
  return YES_NO.map((id) => ({ id, text: texts[id] }));
}

function sameWords(old: QuestionPart, question: QuestionInput, options: readonly OptionPart[]): boolean {
  return (
    old.type === question.type &&
    old.text === question.text &&
    old.options.length === options.length &&
    old.options.every((each) => options.some(({ id, text }) => id === each.id && text === each.text))
  );
}
