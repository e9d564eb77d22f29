import type { Locale } from '@prova/contract/common';
import type { Template } from '@prova/contract/jobs/job-email-templates';
import { acceptsApplications } from '@prova/contract/jobs/job-status';
import { renderTemplate, type TemplateValues } from '@prova/contract/jobs/template-text';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineEvent } from '../../platform/events.ts';
import { publish } from '../../platform/realtime/messages.ts';
import {
  type FieldPart,
  type QuestionPart,
  type SourcePart,
  type StagePart,
  selectPublicParts,
  selectSources,
  selectStages,
  selectTemplates,
} from './job-parts.queries.ts';
import { addTotals, type JobLock, type JobRow, selectJob, selectJobBySlug, type Totals } from './jobs.queries.ts';
import { jobsChange } from './jobs.realtime.ts';
import { jobPorts } from './ports.ts';
import { inScope, sharedWith } from './sharing/shared-jobs.queries.ts';
import { type JobScope, jobScope } from './sharing/shared-jobs.ts';
import { stageNameColumn } from './stage-name.queries.ts';
import { stageName, usualStageName } from './stage-name.ts';
import { NO_TESTS, testsOf } from './stage-tests.ts';
import { bodyHtml, bodyText } from './templates/mail-body.ts';
import { type EnteredStage, pickTemplate, wordedFor } from './templates/template-defaults.ts';
import { selectEnabled } from './templates/templates.queries.ts';
import { yesAndNo } from './yes-and-no.ts';

export { editStage } from './edit-stage.ts';
export { holdStage } from './hold-stage.ts';
export { languageOf } from './job-language.ts';
export { may as mayWithJob } from './jobs.policy.ts';
export { jobChanged } from './public/listing.ts';
export { foundJobs, summariesOf } from './public/public-jobs.ts';
export { requireJob } from './require-job.ts';
export { cleanRichText, escapeHtml, paragraphs, plainText } from './rich-text.ts';
export type { JobRow, QuestionPart, SourcePart, StagePart, Totals };
export { inScope, type JobScope, jobPorts, jobScope, sharedWith, stageName, stageNameColumn, usualStageName, yesAndNo };

/** A job was closed: its open candidates are to be closed too, and told unless `notify` is false. */
export const jobClosed = defineEvent({
  name: 'job_closed',
  data: z.object({
    jobId: z.string(),
    companyId: z.string(),
    status: z.enum(['FILLED', 'CANCELLED']),
    notify: z.boolean(),
    /** The user who closed it; null for an operator or a task. */
    closedBy: z.string().nullable(),
    /** Of this closing: one that was undone ends nothing, also when the job was closed again since. */
    closedAt: z.iso.datetime().optional(),
  }),
});

/** A closed job was opened again, and those whose applications ended with it are to go on. */
export const jobReopened = defineEvent({
  name: 'job_reopened',
  data: z.object({
    jobId: z.string(),
    /** When it had been closed. */
    closedAt: z.iso.datetime(),
    notify: z.boolean(),
    reopenedBy: z.string().nullable(),
  }),
});

/** The columns of a job, in order. */
export function jobStages(ctx: Ctx, jobId: string): Promise<readonly StagePart[]> {
  return selectStages(ctx, jobId);
}

/** How many days a stage gives whom it asks for an AI interview by itself; null where it does not. */
export async function daysToBeginIn(ctx: Ctx, jobId: string, stageId: string): Promise<number | null> {
  return (await selectStages(ctx, jobId)).find(({ id }) => id === stageId)?.daysToBegin ?? null;
}

export interface OpenJob {
  readonly job: JobRow;
  /** Standard fields that are asked, each once. */
  readonly fields: readonly FieldPart[];
  readonly questions: readonly QuestionPart[];
  readonly stages: readonly StagePart[];
  readonly sources: readonly SourcePart[];
}

/**
 * A job that takes applications now, with its form. In a transaction with `lock: 'share'` it stays open until the end.
 * @throws AppError JOB_NOT_FOUND (drafts too), JOB_CLOSED for a paused or closed one
 */
export async function openJobBySlug(ctx: Ctx, slug: string, options: { lock?: JobLock } = {}): Promise<OpenJob> {
  return openJob(ctx, await selectJobBySlug(ctx, slug, options.lock));
}

/** The same, by its id. */
export async function openJobById(ctx: Ctx, id: string): Promise<OpenJob> {
  return openJob(ctx, await selectJob(ctx, id));
}

async function openJob(ctx: Ctx, job: JobRow | undefined): Promise<OpenJob> {
  if (!job || job.status === 'DRAFT') throw new AppError('JOB_NOT_FOUND');
  if (!acceptsApplications(job.status)) throw new AppError('JOB_CLOSED');
  return { job, ...(await jobForm(ctx, job.id)), sources: await selectSources(ctx, job.id) };
}

/** What the form of a job asks now, and its stages. */
export async function jobForm(ctx: Ctx, jobId: string): Promise<Pick<OpenJob, 'fields' | 'questions' | 'stages'>> {
  const { fields, questions, stages } = await selectPublicParts(ctx, jobId);
  return {
    fields: fields.filter(({ visible }) => visible),
    questions: questions.filter(({ stageId }) => stageId === null),
    stages,
  };
}

/** Raises (or lowers) the totals of a job, last in the transaction of what is counted: every writer meets in that row. */
export async function raiseTotals(
  ctx: Ctx,
  { jobId, companyId }: { readonly jobId: string; readonly companyId: string },
  by: Totals,
): Promise<void> {
  // What a list counts by stage changes with every move.
  await publish(ctx, jobsChange, { companyId });
  // Most moves change none: they need not wait for each other.
  if (by.applications || by.active || by.hired) await addTotals(ctx, jobId, by);
}

/** The stages of a job whose mail is enabled: whoever enters one of them gets it. A hire is told unless that is switched off. */
export async function stagesWithMail(ctx: Ctx, jobId: string, stages: readonly StagePart[]): Promise<Set<string>> {
  const templates = await selectEnabled(ctx, jobId);
  const mailing = stages.filter((stage) =>
    stage.type === 'hired'
      ? pickTemplate(templates, { kind: 'hired', stage: undefined })?.enabled !== false
      : pickTemplate(templates, { kind: 'stage', stage })?.enabled,
  );
  return new Set(mailing.map(({ id }) => id));
}

export interface JobMail {
  /** False: the company does not want this mail sent. */
  readonly enabled: boolean;
  /** Whether the words are the company's own, not those that its job began with. */
  readonly chosen: boolean;
  /** Plain text of one line. */
  readonly subject: string;
  readonly bodyHtml: string;
  /** The same body as plain text, for whoever edits it before it is sent. */
  readonly text: string;
}

async function enteredStage(ctx: Ctx, stage: StagePart): Promise<EnteredStage> {
  if (stage.type !== 'test') return stage;
  const tests = (await testsOf(ctx, [stage])).get(stage.id) ?? NO_TESTS;
  return { type: stage.type, sends: tests.automatic && tests.testIds.length > 0 };
}

/**
 * A mail of a job in the company's own words. The template of the stage goes before that of the kind.
 * @param mail.stageId for `stage`, `test` and `interview`: the stage that the candidate entered
 * @param mail.values plain text; escaped where the body is HTML
 * @param mail.locale the reader's language, for words that the company left as they came
 * @returns null without a template: the mail goes in the product's words
 */
export async function renderJobMail(
  ctx: Ctx,
  mail: { jobId: string; kind: Template['kind']; stageId?: string | null; values: TemplateValues; locale: Locale },
): Promise<JobMail | null> {
  const templates = await selectTemplates(ctx, mail.jobId);
  const stages = mail.stageId ? await selectStages(ctx, mail.jobId) : [];
  const stage = stages.find(({ id }) => id === mail.stageId);
  const picked = pickTemplate(templates, { kind: mail.kind, stage });
  if (!picked) return null;
  const entered = stage && (await enteredStage(ctx, stage));
  const { template, values, chosen } = wordedFor(picked, mail.values, { locale: mail.locale, stage: entered });
  return {
    enabled: template.enabled,
    chosen,
    // A subject of nothing but a value that is empty would be none.
    subject: renderTemplate(template.subject, values).replace(/\s+/g, ' ').trim() || values.jobTitle,
    bodyHtml: bodyHtml(template.body, values),
    text: bodyText(template.body, values),
  };
}
