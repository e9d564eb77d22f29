import { aroundName } from '@prova/contract/conversations/template-values';
import { type RejectionCause, withSentence } from '@prova/contract/funnel/rejection-causes';
import { renderTemplate, type TemplateValues } from '@prova/contract/jobs/template-text';
import type { Ctx } from '../../platform/context.ts';
import { calledName } from '../../platform/mail/mail-format.ts';
import {
  type ApplicationRow,
  applicationRejectedMail,
  requireApplication,
} from '../applications/applications.service.ts';
import { mailSender } from '../companies/companies.service.ts';
import { renderJobMail } from '../jobs/jobs.service.ts';
import { fixedMail, lastSentAt, queueMail } from '../messaging/messaging.service.ts';
import { selectSavedReasons } from './funnel.queries.ts';
import { CAUSE_SENTENCES, REJECTION_WORDS, type RejectionWords } from './mails/rejection-words.ts';
import { mailFacts, templateValues, toCandidate } from './stage-mail.ts';

interface Beside {
  to: string;
  editable: boolean;
  toldAt: Date | null;
  sentences: Readonly<Record<RejectionCause, string>>;
  reasons: string[];
}

/** Where the name of a hidden person will stand, which only they read. */
const NAME_PLACE = '{{candidateName}}';

/** @throws AppError APPLICATION_NOT_FOUND */
export async function previewRejection(ctx: Ctx, id: string): Promise<RejectionWords & Beside> {
  const row = await requireApplication(ctx, id, 'decide', { whileLocked: true });
  const to = row.blind ? '' : (row.candidateEmail ?? '');
  const reasons = await selectSavedReasons(ctx, row);
  const toldAt = await lastSentAt(ctx, { applicationId: row.id, kind: applicationRejectedMail });
  const shared = { to, toldAt, reasons, sentences: CAUSE_SENTENCES[row.candidateLocale] };
  const sender = await mailSender(ctx, row.companyId);
  const shown = row.blind ? { ...row, candidateName: NAME_PLACE } : row;
  if (sender.verified) return { ...(await rejectionWords(ctx, shown)), ...shared, editable: true };
  const mail = { name: 'application_rejected', locale: row.candidateLocale, params: mailFacts(shown), sender } as const;
  const { subject, text } = fixedMail(ctx, mail);
  return { subject, body: text, ...shared, editable: false };
}

/** The words that the job has for this candidate, in their language, with a sentence about the cause where one is given. */
export async function rejectionWords(ctx: Ctx, row: ApplicationRow, cause?: RejectionCause): Promise<RejectionWords> {
  const { subject, body } = await wordsOfJob(ctx, row);
  return { subject, body: withSentence(body, cause ? CAUSE_SENTENCES[row.candidateLocale][cause] : '') };
}

async function wordsOfJob(ctx: Ctx, row: ApplicationRow): Promise<RejectionWords> {
  const values: TemplateValues = templateValues(row);
  const own = await renderJobMail(ctx, { jobId: row.jobId, kind: 'rejected', values, locale: row.candidateLocale });
  if (own) return { subject: own.subject, body: own.text };
  const { subject, body } = REJECTION_WORDS[row.candidateLocale];
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
  words: RejectionWords,
  delaySeconds: number,
): Promise<string | null> {
  if (row.candidateEmail === null) return null;
  // Also of who was revealed since the words were read.
  const named = (text: string) => aroundName(text).join(calledName(row.candidateName ?? ''));
  return queueMail(ctx, {
    kind: applicationRejectedMail,
    ...toCandidate(row, row.candidateEmail),
    params: { ...mailFacts(row), own: { subject: named(words.subject), text: named(words.body) } },
    delaySeconds,
  });
}
