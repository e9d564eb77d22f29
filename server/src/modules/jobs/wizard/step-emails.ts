import { emailsStep, type templateInput } from '@prova/contract/jobs/job-steps';
import { findUnknownVariables } from '@prova/contract/jobs/template-text';
import type * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { wordProblems } from '../../../platform/http/failures.ts';
import { newId } from '../../../platform/id.ts';
import { selectParts, type TemplatePart } from '../job-parts.queries.ts';
import type { JobRow } from '../jobs.queries.ts';
import { storedBody } from '../templates/mail-body.ts';
import { insertTemplate, updateTemplateRow } from '../templates/templates.queries.ts';
import { readStep, refuseDeceptiveLink, refuseField } from './step-input.ts';

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

/** @throws AppError TEMPLATE_VARIABLE_UNKNOWN that names every unknown variable and where it stands */
export function refuseUnknownVariables(ctx: Ctx, texts: readonly { field: string; text: string }[]): void {
  const unknown = texts.flatMap(({ field, text }) =>
    findUnknownVariables(text).map((variable) => ({ field, variable })),
  );
  if (unknown.length === 0) return;
  const details = wordProblems(
    unknown.map(({ field, variable }) => ({ field, code: 'VARIABLE_UNKNOWN', values: { variable } })),
    ctx.locale,
  );
  const variable = [...new Set(unknown.map((each) => each.variable))].join(', ');
  throw new AppError('TEMPLATE_VARIABLE_UNKNOWN', { details, data: { variable } });
}
