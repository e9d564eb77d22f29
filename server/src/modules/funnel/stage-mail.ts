import type { Ctx } from '../../platform/context.ts';
import { dayIn } from '../../platform/days.ts';
import { calledName } from '../../platform/mail/mail-format.ts';
import type { ApplicationRow } from '../applications/applications.service.ts';
import { stageMovedMail } from '../applications/applications.service.ts';
import { renderJobMail, stageName } from '../jobs/jobs.service.ts';
import { queueMail } from '../messaging/messaging.service.ts';

/** The mail of the stage that an application has entered, in the company's words; none unless the company wants it sent. */
export async function queueStageMail(ctx: Ctx, row: ApplicationRow): Promise<void> {
  if (row.candidateEmail === null) return;
  const { jobId, stageId, candidateLocale: locale } = row;
  const own = await renderJobMail(ctx, { jobId, kind: 'stage', stageId, values: templateValues(row), locale });
  if (!own?.enabled) return;
  await queueMail(ctx, {
    kind: stageMovedMail,
    ...toCandidate(row, row.candidateEmail),
    params: {
      ...mailFacts(row),
      stageName: nameForCandidate(row),
      own: { subject: own.subject, bodyHtml: own.bodyHtml },
      replyBy: row.replyDueAt && dayIn(row.timeZone, row.replyDueAt),
    },
    dedupeKey: `stage_moved:${row.id}:${stageId}:${row.stageSince.toISOString()}`,
  });
}

/** What the variables of a job's templates stand for. */
export const templateValues = (row: ApplicationRow) => ({
  candidateName: calledName(row.candidateName ?? ''),
  jobTitle: row.jobTitle,
  companyName: row.companyName,
  statusName: nameForCandidate(row),
});

/** The stage that the application is in, in the candidate's language. */
export const nameForCandidate = ({ candidateLocale, stageType, stageName: name }: ApplicationRow) =>
  stageName(candidateLocale, { type: stageType, name });

export const toCandidate = (row: ApplicationRow, to: string) => ({
  to,
  locale: row.candidateLocale,
  companyId: row.companyId,
  applicationId: row.id,
  transactional: true as const,
});

export const mailFacts = (row: ApplicationRow) => ({
  applicationId: row.id,
  companyId: row.companyId,
  candidateName: row.candidateName ?? '',
  companyName: row.companyName,
  jobTitle: row.jobTitle,
});
