import { emailsStep, type templateInput } from '@prova/contract/jobs/job-steps';
import type * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { selectParts, type TemplatePart } from '../job-parts.queries.ts';
import type { JobRow } from '../jobs.queries.ts';
import { refuseDeceptiveLink, refuseField } from '../refuse-field.ts';
import { storedBody } from '../templates/mail-body.ts';
import { insertTemplate, updateTemplateRow } from '../templates/templates.queries.ts';
import { refuseUnknownVariables } from '../templates/unknown-variables.ts';
import { readStep } from './step-input.ts';

type TemplateInput = z.output<typeof templateInput>;

/**
 * Step 5: the templates that are given are changed or added; the others stay as they are.
 * @throws AppError TEMPLATE_VARIABLE_UNKNOWN, STAGE_NOT_FOUND
 */
export async function saveEmails(ctx: Ctx, job: JobRow, data: unknown): Promise<void> {
  const { templates } = readStep(ctx, emailsStep, data);
  refuseUnknownVariables(
    ctx,
    templates.flatMap(({ subject, body }, index) => [
      { field: `templates.${index}.subject`, text: subject },
      { field: `templates.${index}.body`, text: body },
    ]),
  );
  const parts = await selectParts(ctx, job.id);
  const seen = new Set<string>();
  for (const [index, template] of templates.entries()) {
    const key = `${template.kind} ${template.stageId ?? ''}`;
    if (seen.has(key)) throw refuseField(ctx, `templates.${index}.kind`, 'DUPLICATE');
    seen.add(key);
    if (template.stageId && !parts.stages.some(({ id }) => id === template.stageId))
      throw new AppError('STAGE_NOT_FOUND');
    await saveTemplate(ctx, job, template, parts.templates, `templates.${index}.id`);
  }
}

async function saveTemplate(
  ctx: Ctx,
  job: JobRow,
  template: TemplateInput,
  before: readonly TemplatePart[],
  path: string,
): Promise<void> {
  const stageId = template.stageId ?? null;
  const old = before.find((each) => each.kind === template.kind && each.stageId === stageId);
  // An id that belongs to another template would change that one behind its back.
  if (template.id !== undefined && template.id !== old?.id) throw refuseField(ctx, path, 'NOT_AN_OPTION');
  const words = { enabled: template.enabled, subject: template.subject, body: storedBody(template.body) };
  const field = path.replace(/id$/, 'body');
  if (words.body === '') throw refuseField(ctx, field, 'REQUIRED');
  refuseDeceptiveLink(ctx, field, words.body);
  if (!old)
    await insertTemplate(ctx, {
      ...words,
      id: newId(ctx),
      companyId: job.companyId,
      jobId: job.id,
      stageId,
      kind: template.kind,
      createdAt: ctx.clock.now(),
    });
  else if (old.enabled !== words.enabled || old.subject !== words.subject || old.body !== words.body)
    await updateTemplateRow(ctx, old.id, words);
}
