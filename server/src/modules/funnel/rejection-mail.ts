import type { Locale } from '@prova/contract/common';
import { renderTemplate, type TemplateValues } from '@prova/contract/jobs/template-text';
import type { Ctx } from '../../platform/context.ts';
import {
  type ApplicationRow,
  applicationRejectedMail,
  requireApplication,
} from '../applications/applications.service.ts';
import { mailSender } from '../companies/companies.service.ts';
import { renderJobMail } from '../jobs/jobs.service.ts';
import { fixedMail, queueMail } from '../messaging/messaging.service.ts';
import { mailFacts, templateValues, toCandidate } from './stage-mail.ts';

interface Words {
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** Where the job has no words of its own. */
const DEFAULTS: Readonly<Record<Locale, Words>> = {
  'pt-BR': {
    subject: 'Sobre sua candidatura: {{jobTitle}}',
    body: 'Olá, {{candidateName}}.\n\nAgradecemos o tempo que você dedicou à candidatura para a vaga {{jobTitle}}. Desta vez, decidimos seguir com outras pessoas.\n\nA decisão vale só para esta vaga. O que você sabe continua valendo nas próximas.\n\nEquipe {{companyName}}',
  },
  'en-US': {
    subject: 'About your application: {{jobTitle}}',
    body: 'Hello, {{candidateName}}.\n\nThank you for the time you gave to your application for {{jobTitle}}. This time we have decided to go on with other people.\n\nThe decision is about this job only. What you know goes on counting in the next ones.\n\nThe {{companyName}} team',
  },
};

/** @throws AppError APPLICATION_NOT_FOUND */
export async function previewRejection(ctx: Ctx, id: string): Promise<Words & { to: string; editable: boolean }> {
  const row = await requireApplication(ctx, id, 'decide');
  const to = row.candidateEmail ?? '';
  const sender = await mailSender(ctx, row.companyId);
  if (sender.verified) return { ...(await wordsFor(ctx, row)), to, editable: true };
  const mail = { name: 'application_rejected', locale: row.candidateLocale, params: mailFacts(row), sender } as const;
  const { subject, text } = fixedMail(ctx, mail);
  return { subject, body: text, to, editable: false };
}

async function wordsFor(ctx: Ctx, row: ApplicationRow): Promise<Words> {
  const values: TemplateValues = templateValues(row);
  const own = await renderJobMail(ctx, { jobId: row.jobId, kind: 'rejected', values });
  if (own) return { subject: own.subject, body: own.text };
  const { subject, body } = DEFAULTS[row.candidateLocale];
  return { subject: renderTemplate(subject, values), body: renderTemplate(body, values) };
}

/**
 * Queues the mail of a rejection in the words that the recruiter has seen; undo takes it back while it waits. Before the
 * company is verified these are the product's, whatever was sent along.
 * @returns its id, or null when there is no address to write to any more
 */
export async function queueRejection(
  ctx: Ctx,
  row: ApplicationRow,
  words: Words,
  delaySeconds: number,
): Promise<string | null> {
  if (row.candidateEmail === null) return null;
  return queueMail(ctx, {
    kind: applicationRejectedMail,
    ...toCandidate(row, row.candidateEmail),
    params: { ...mailFacts(row), own: { subject: words.subject, text: words.body } },
    delaySeconds,
  });
}
