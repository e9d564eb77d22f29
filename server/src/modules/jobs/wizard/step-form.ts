import { FIXED_FIELDS, FORM_FIELDS, type FormField } from '@prova/contract/jobs/form-fields';
import { formStep } from '@prova/contract/jobs/job-steps';
import type { Ctx } from '../../../platform/context.ts';
import { type FieldPart, selectParts } from '../job-parts.queries.ts';
import type { JobRow } from '../jobs.queries.ts';
import { refuseField } from '../refuse-field.ts';
import { replaceQuestions } from './questions.ts';
import { readStep } from './step-input.ts';
import { replaceFields } from './wizard.queries.ts';

/** What a new job asks: phone and résumé too, until the recruiter relaxes them. */
const ASKED_AT_FIRST: readonly FormField[] = [...FIXED_FIELDS, 'phone', 'resume'];

export const defaultFields: readonly FieldPart[] = FORM_FIELDS.map((field) => {
  const asked = ASKED_AT_FIRST.includes(field);
  return { field, visible: asked, required: asked };
});

/** Step 3: standard fields (those left out are hidden; name and e-mail always stay) and questions. */
export async function saveForm(ctx: Ctx, job: JobRow, data: unknown): Promise<void> {
  const step = readStep(ctx, formStep, data);
  const chosen = new Map<FormField, FieldPart>();
  for (const [index, choice] of step.fields.entries()) {
    if (chosen.has(choice.field)) throw refuseField(ctx, `fields.${index}.field`, 'DUPLICATE');
    chosen.set(choice.field, choice);
  }
  await replaceFields(
    ctx,
    job,
    FORM_FIELDS.map((field) => {
      if (FIXED_FIELDS.includes(field)) return { field, visible: true, required: true };
      const { visible = false, required = false } = chosen.get(field) ?? {};
      return { field, visible, required: visible && required };
    }),
  );
  const { questions } = await selectParts(ctx, job.id);
  await replaceQuestions(ctx, job, {
    stageId: null,
    before: questions.filter((each) => each.stageId === null),
    given: step.questions,
    path: 'questions',
  });
}
