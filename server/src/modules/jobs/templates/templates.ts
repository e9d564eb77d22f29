import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type {
  templateContent as contentEndpoint,
  createTemplate as createEndpoint,
  Template,
  updateTemplate as updateEndpoint,
} from '@prova/contract/jobs/job-email-templates';
import { STAGE_TYPES, type StageType } from '@prova/contract/jobs/stage-types';
import { renderTemplate } from '@prova/contract/jobs/template-text';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { queueMail, requireMailCapacity } from '../../messaging/messaging.service.ts';
import { editableJob } from '../editable-job.ts';
import { templateOf, templatesOf } from '../job-detail.ts';
import { type StagePart, selectStages, selectTemplates, type TemplatePart } from '../job-parts.queries.ts';
import { may } from '../jobs.policy.ts';
import { type JobRow, selectJob } from '../jobs.queries.ts';
import { requireJob } from '../jobs.service.ts';
import { templateTestMail } from '../mails/jobs.kinds.ts';
import { refuseDeceptiveLink, refuseField } from '../refuse-field.ts';
import { bodyHtml, bodyText, storedBody } from './mail-body.ts';
import { mailKindOf } from './template-defaults.ts';
import { ourWords, sampleValues } from './template-sample.ts';
import { deleteTemplate, insertTemplate, selectTemplateJob, updateTemplateRow } from './templates.queries.ts';
import { refuseUnknownVariables } from './unknown-variables.ts';

interface Found {
  readonly job: JobRow;
  readonly template: TemplatePart;
  readonly stages: readonly StagePart[];
}

export async function listTemplates(ctx: Ctx, jobId: string): Promise<Template[]> {
  await requireJob(ctx, jobId, 'read');
  return templatesOf(jobId, { templates: await selectTemplates(ctx, jobId), stages: await selectStages(ctx, jobId) });
}

/**
 * One template by its kind, by the type of a stage (the first of that type that has one answers) or by a stage's id.
 * @throws AppError NOT_FOUND
 */
export async function templateByType(ctx: Ctx, jobId: string, type: string): Promise<Template> {
  await requireJob(ctx, jobId, 'read');
  const [templates, stages] = [await selectTemplates(ctx, jobId), await selectStages(ctx, jobId)];
  const ofStage = stages
    .filter((stage) => stage.id === type || stage.type === type)
    .map((stage) => templates.find((each) => each.stageId === stage.id))
    .find((each) => each !== undefined);
  const kinds = [type, (STAGE_TYPES as readonly string[]).includes(type) ? kindOfStage(type as StageType) : null];
  const template = ofStage ?? templates.find(({ kind }) => kinds.includes(kind));
  if (!template) throw new AppError('NOT_FOUND');
  return templateOf(jobId, template, stages);
}

/** The first stage is where an application is received. */
const kindOfStage = (type: StageType) => (type === 'new' ? 'received' : mailKindOf(type));

export async function templateContent(ctx: Ctx, id: string): Promise<ResultOf<typeof contentEndpoint>> {
  const found = await requireTemplate(ctx, id, 'read');
  const values = sampleValues(ctx, found);
  if (!found.job.companyVerified) {
    const { subject, text, bodyHtml } = ourWords(ctx, found);
    return { subject, text, html: bodyHtml };
  }
  const { subject, body } = found.template;
  return { subject: renderTemplate(subject, values), text: bodyText(body, values), html: bodyHtml(body, values) };
}

/** @throws AppError STAGE_NOT_FOUND, TEMPLATE_VARIABLE_UNKNOWN, VERSION_CONFLICT when there is one for that kind and stage */
export async function createTemplate(ctx: Ctx, input: BodyOf<typeof createEndpoint>): Promise<Template> {
  refuseUnknownVariables(ctx, fieldsOf(input));
  const body = readBody(ctx, input.body);
  return ctx.transaction(async (ctx) => {
    const job = await editableJob(ctx, input.jobId, undefined);
    const stages = await selectStages(ctx, job.id);
    const stageId = input.stageId ?? null;
    if (stageId && !stages.some((stage) => stage.id === stageId)) throw new AppError('STAGE_NOT_FOUND');
    const { kind, enabled, subject } = input;
    const row = {
      id: newId(ctx),
      companyId: job.companyId,
      jobId: job.id,
      stageId,
      kind,
      enabled,
      subject,
      body,
      createdAt: ctx.clock.now(),
    };
    if (!(await insertTemplate(ctx, row))) throw new AppError('VERSION_CONFLICT');
    return templateOf(job.id, { id: row.id, kind, stageId, enabled, subject, body, version: 1 }, stages);
  });
}

/** @throws AppError NOT_FOUND, TEMPLATE_VARIABLE_UNKNOWN, VERSION_CONFLICT */
export async function updateTemplate(ctx: Ctx, id: string, input: BodyOf<typeof updateEndpoint>): Promise<Template> {
  refuseUnknownVariables(ctx, fieldsOf(input));
  const body = input.body === undefined ? undefined : readBody(ctx, input.body);
  return ctx.transaction(async (ctx) => {
    const { job } = await requireTemplate(ctx, id, 'edit');
    await editableJob(ctx, job.id, undefined);
    // Read again under the lock of the job.
    const { template, stages } = await requireTemplate(ctx, id, 'edit');
    if (input.version !== undefined && input.version !== template.version) throw new AppError('VERSION_CONFLICT');
    const change = {
      enabled: input.enabled ?? template.enabled,
      subject: input.subject ?? template.subject,
      body: body ?? template.body,
    };
    await updateTemplateRow(ctx, id, change);
    return templateOf(job.id, { ...template, ...change, version: template.version + 1 }, stages);
  });
}

/** Without a template its mail goes in the product's words. */
export async function removeTemplate(ctx: Ctx, id: string): Promise<{ id: string }> {
  return ctx.transaction(async (ctx) => {
    const { job } = await requireTemplate(ctx, id, 'edit');
    await editableJob(ctx, job.id, undefined);
    await deleteTemplate(ctx, id);
    return { id };
  });
}

/** Sends a template with sample values to whoever asks, and to nobody else. */
export async function sendTestTemplate(ctx: Ctx, id: string): Promise<{ to: string }> {
  const found = await requireTemplate(ctx, id, 'edit');
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const to = ctx.actor.email;
  const values = sampleValues(ctx, found);
  const { job, template } = found;
  await requireMailCapacity(ctx, job.companyId);
  const ours = ourWords(ctx, found);
  await queueMail(ctx, {
    kind: templateTestMail,
    to,
    locale: ctx.actor.locale,
    companyId: job.companyId,
    params: {
      own: { subject: renderTemplate(template.subject, values), bodyHtml: bodyHtml(template.body, values) },
      ours: { subject: ours.subject, bodyHtml: ours.bodyHtml },
      companyName: job.companyName,
      jobTitle: job.title,
    },
    transactional: true,
  });
  return { to };
}

/** A template of another company is as unknown as one that never was. */
async function requireTemplate(ctx: Ctx, id: string, action: 'read' | 'edit'): Promise<Found> {
  const jobId = await selectTemplateJob(ctx, id);
  const job = jobId && (await selectJob(ctx, jobId));
  if (!job || !may(ctx.actor, 'read', job)) throw new AppError('NOT_FOUND');
  if (!may(ctx.actor, action, job)) throw new AppError('FORBIDDEN');
  const template = (await selectTemplates(ctx, job.id)).find((each) => each.id === id);
  if (!template) throw new AppError('NOT_FOUND');
  return { job, template, stages: await selectStages(ctx, job.id) };
}

function fieldsOf({ subject = '', body = '' }: { subject?: string | undefined; body?: string | undefined }) {
  return [
    { field: 'subject', text: subject },
    { field: 'body', text: body },
  ];
}

function readBody(ctx: Ctx, typed: string): string {
  const body = storedBody(typed);
  if (body === '') throw refuseField(ctx, 'body', 'REQUIRED');
  refuseDeceptiveLink(ctx, 'body', body);
  return body;
}
