import type { Ctx } from '../../platform/context.ts';
import { dayIn } from '../../platform/days.ts';
import { calledName } from '../../platform/mail/mail-format.ts';
import { mailSender } from '../companies/companies.service.ts';
import { renderJobMail, stageName } from '../jobs/jobs.service.ts';
import { fixedMail, queueMail } from '../messaging/messaging.service.ts';
import { notify, wasNotified } from '../notifications/notifications.service.ts';
import { applicationReceived, applicationWithdrawn } from './applications.notifications.ts';
import type { ApplicationRow } from './applications.queries.ts';
import {
  applicationClosedMail,
  applicationDuplicateMail,
  applicationReceivedMail,
  applicationTakenUpMail,
  hiredMail,
  newApplicationMail,
  statusLinkMail,
  withdrawalConfirmedMail,
} from './mails/applications.kinds.ts';
import { selectTeam } from './team.queries.ts';

/** What every mail about an application says of it. */
function about(row: ApplicationRow) {
  return {
    applicationId: row.id,
    companyId: row.companyId,
    candidateName: row.candidateName ?? '',
    companyName: row.companyName,
    jobTitle: row.jobTitle,
  };
}

/** Whose mail it is; null when the candidate's data was erased. */
function recipient(row: ApplicationRow) {
  if (row.candidateEmail === null) return null;
  return {
    to: row.candidateEmail,
    locale: row.candidateLocale,
    companyId: row.companyId,
    applicationId: row.id,
    transactional: true as const,
  };
}

export async function mailReceived(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const envelope = recipient(row);
  if (!envelope) return;
  const own = await ownMail(ctx, row, 'received');
  await queueMail(ctx, {
    kind: applicationReceivedMail,
    ...envelope,
    params: { ...about(row), own, replyBy: row.replyDueAt && dayIn(row.timeZone, row.replyDueAt) },
    dedupeKey: `application_received:${row.id}`,
  });
}

/** At most one a day: nobody can fill a stranger's mailbox by repeating an application. */
export async function mailDuplicate(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const envelope = recipient(row);
  if (!envelope) return;
  await queueMail(ctx, {
    kind: applicationDuplicateMail,
    ...envelope,
    params: { ...about(row), appliedAt: row.appliedAt.toISOString() },
    dedupeKey: `application_duplicate:${row.id}:${ctx.clock.now().toISOString().slice(0, 10)}`,
  });
}

/** A new link for whoever has lost theirs; at most one a day. */
export async function mailStatusLink(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const envelope = recipient(row);
  if (!envelope) return;
  await queueMail(ctx, {
    kind: statusLinkMail,
    ...envelope,
    params: { ...about(row), appliedAt: row.appliedAt.toISOString() },
    dedupeKey: `status_link:${row.id}:${ctx.clock.now().toISOString().slice(0, 10)}`,
  });
}

export async function mailWithdrawn(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const envelope = recipient(row);
  if (!envelope) return;
  const { candidateName, companyName, jobTitle } = about(row);
  await queueMail(ctx, {
    kind: withdrawalConfirmedMail,
    ...envelope,
    params: { candidateName, companyName, jobTitle },
    // Once a withdrawal: one that was taken back is not this one.
    dedupeKey: `withdrawal_confirmed:${row.id}:${row.withdrawnAt?.toISOString()}`,
  });
}

/** The hire is done: mail, unless the company wants none sent. */
export async function mailHired(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const envelope = recipient(row);
  const mail = await jobMail(ctx, row, 'hired');
  const own = mail ? { subject: mail.subject, bodyHtml: mail.bodyHtml } : undefined;
  // Whoever switched it off tells them in another way.
  if (envelope && mail?.enabled !== false)
    await queueMail(ctx, {
      kind: hiredMail,
      ...envelope,
      params: { ...about(row), own },
      dedupeKey: `hired:${row.id}`,
    });
}

/** The job was closed. */
export async function mailClosed(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const envelope = recipient(row);
  if (!envelope) return;
  const own = await ownMail(ctx, row, 'closed');
  await queueMail(ctx, {
    kind: applicationClosedMail,
    ...envelope,
    params: { ...about(row), own },
    dedupeKey: `application_closed:${row.id}:${row.closedAt?.toISOString()}`,
  });
}

/** The job is open again, and the application goes on. */
export async function mailTakenUp(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const envelope = recipient(row);
  if (!envelope) return;
  await queueMail(ctx, {
    kind: applicationTakenUpMail,
    ...envelope,
    params: { ...about(row), replyBy: row.replyDueAt && dayIn(row.timeZone, row.replyDueAt) },
    dedupeKey: `application_taken_up:${row.id}:${row.version}`,
  });
}

/** The mail of `mailClosed` as this person would read it. */
export async function previewClosed(ctx: Ctx, row: ApplicationRow): Promise<{ subject: string; body: string }> {
  const sender = await mailSender(ctx, row.companyId);
  const own = sender.verified ? await jobMail(ctx, row, 'closed') : null;
  if (own?.enabled) return { subject: own.subject, body: own.text };
  const mail = { name: 'application_closed', locale: row.candidateLocale, params: about(row), sender } as const;
  const { subject, text } = fixedMail(ctx, mail);
  return { subject, body: text };
}

/** The recruiter who wrote the job and the company's owners learn who applied, by bell and by mail. */
export async function notifyTeamReceived(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const team = await selectTeam(ctx, row);
  const candidateName = row.blind ? null : row.candidateName;
  await notifyTeam(ctx, row, applicationReceived, team);
  for (const { id, name, email, locale } of team) {
    await queueMail(ctx, {
      kind: newApplicationMail,
      to: email,
      locale,
      companyId: row.companyId,
      applicationId: row.id,
      transactional: true,
      params: {
        recruiterName: name,
        candidateName,
        companyName: row.companyName,
        jobTitle: row.jobTitle,
        jobId: row.jobId,
        applicationId: row.id,
        ...(row.locked && { locked: true }),
      },
      dedupeKey: `new_application:${row.id}:${id}`,
    });
  }
}

/** Nobody hears of one withdrawal twice. */
export async function notifyTeamWithdrawn(ctx: Ctx, row: ApplicationRow, since: Date): Promise<void> {
  const { type, event } = applicationWithdrawn;
  const team = [];
  for (const member of await selectTeam(ctx, row))
    if (!(await wasNotified(ctx, member.id, { type, event, applicationId: row.id, since }))) team.push(member);
  await notifyTeam(ctx, row, applicationWithdrawn, team);
}

async function notifyTeam(
  ctx: Ctx,
  row: ApplicationRow,
  kind: typeof applicationReceived,
  team: readonly { readonly id: string }[],
): Promise<void> {
  await notify(ctx, kind, {
    params: {
      applicationId: row.id,
      jobId: row.jobId,
      jobTitle: row.jobTitle,
      candidateName: row.blind ? null : row.candidateName,
    },
    userIds: team.map(({ id }) => id),
    companyId: row.companyId,
  });
}

/** The company's own words for a mail, where its template is enabled; else the product's words stand. */
async function ownMail(ctx: Ctx, row: ApplicationRow, kind: 'received' | 'closed') {
  const mail = await jobMail(ctx, row, kind);
  return mail?.enabled ? { subject: mail.subject, bodyHtml: mail.bodyHtml } : undefined;
}

const jobMail = (ctx: Ctx, row: ApplicationRow, kind: 'received' | 'hired' | 'closed') =>
  renderJobMail(ctx, {
    jobId: row.jobId,
    kind,
    locale: row.candidateLocale,
    values: {
      candidateName: calledName(row.candidateName ?? ''),
      jobTitle: row.jobTitle,
      companyName: row.companyName,
      statusName: stageName(row.candidateLocale, { type: row.stageType, name: row.stageName }),
    },
  });
