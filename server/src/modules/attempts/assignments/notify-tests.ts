import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import * as z from 'zod';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { calledName } from '../../../platform/mail/mail-format.ts';
import { defineTask, enqueue } from '../../../platform/tasks.ts';
import { type ApplicationRow, hiringTeam, loadApplication } from '../../applications/applications.service.ts';
import { renderJobMail, stageName, usualStageName } from '../../jobs/jobs.service.ts';
import { cancelMailOf, queueMail } from '../../messaging/messaging.service.ts';
import { notify, wasNotified } from '../../notifications/notifications.service.ts';
import {
  chosenTestGraded,
  resultOverruled,
  testCancelled,
  testDeclined,
  testDone,
  testExpired,
  testExtended,
  testGraded,
  testReceived,
  testRunOut,
} from '../attempts.notifications.ts';
import {
  testCancelledMail,
  testExtendedMail,
  testGradedMail,
  testReminderMail,
  testSentMail,
} from '../mails/attempts.kinds.ts';
import { isOpen } from './assignment-rules.ts';
import { type AssignmentRow, selectAssignments, selectUserOfTalent } from './assignments.queries.ts';

/** Everything here runs in the transaction of what it tells. */

const linkMail = (eventId: string) => `test_sent:${eventId}`;

/** The undo has run out for certain, on every clock of the cluster. */
const TELL_AFTER_SECONDS = UNDO_SECONDS + 1;

/** Rings for tests that are out after all; their mail waits by itself. */
export const notifyReceived = defineTask({
  name: 'assessments.tellReceived',
  data: z.object({ applicationId: z.uuid(), sentAt: z.iso.datetime() }),
  retryLimit: 5,
  run: (ctx, { applicationId, sentAt }) =>
    ctx.transaction(async (ctx) => {
      const application = await loadApplication(ctx, applicationId, { forUpdate: true });
      const out = (await selectAssignments(ctx, applicationId)).some(
        (each) => isOpen(each) && each.sentAt.toISOString() === sentAt,
      );
      const { candidateUserId } = application;
      if (!out || candidateUserId === null) return;
      const { type, event } = testReceived;
      if (await wasNotified(ctx, candidateUserId, { type, event, applicationId, since: new Date(sentAt) })) return;
      await notifyCandidate(ctx, application, testReceived);
    }),
});

interface Sent {
  readonly eventId: string;
  readonly assignmentIds: readonly string[];
  readonly sentAt: Date;
  readonly dueAt: Date;
  readonly notes: string | null;
}

/** The candidate gets the link ten seconds later; its token is made when the mail is sent. */
export async function notifySent(ctx: Ctx, application: ApplicationRow, sent: Sent): Promise<void> {
  const { eventId, assignmentIds, sentAt, dueAt, notes } = sent;
  await queueMail(ctx, {
    ...(await mailOfLink(ctx, application, { assignmentIds, dueAt, notes })),
    dedupeKey: linkMail(eventId),
    delaySeconds: UNDO_SECONDS,
  });
  const ring = { applicationId: application.id, sentAt: sentAt.toISOString() };
  await enqueue(ctx, notifyReceived, ring, { startAfter: after(sentAt, TELL_AFTER_SECONDS) });
}

/** @returns false when the mail has gone already */
export function takeBackMail(ctx: Ctx, eventId: string): Promise<boolean> {
  return cancelMailOf(ctx, linkMail(eventId));
}

/** The same mail with a link of its own; the first one stays good. */
export async function mailLinkAgain(
  ctx: Ctx,
  application: ApplicationRow,
  waiting: readonly AssignmentRow[],
): Promise<void> {
  const [first] = waiting.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  if (!first) return;
  const { dueAt, notes } = first;
  await queueMail(
    ctx,
    await mailOfLink(ctx, application, { assignmentIds: waiting.map(({ id }) => id), dueAt, notes }),
  );
}

async function mailOfLink(
  ctx: Ctx,
  application: ApplicationRow,
  { assignmentIds, dueAt, notes }: Pick<Sent, 'assignmentIds' | 'dueAt' | 'notes'>,
) {
  const { companyName, jobTitle, jobId, stageId, stageType, stageName: name, candidateLocale: locale } = application;
  // Whoever stands elsewhere reads of a test, not of the column that the company has them in.
  const isTestStage = stageType === 'test';
  const statusName = isTestStage ? stageName(locale, { type: stageType, name }) : usualStageName(locale, 'test');
  const values = { candidateName: calledName(application.candidateName ?? ''), jobTitle, companyName, statusName };
  const mail = { jobId, kind: 'test' as const, stageId: isTestStage ? stageId : null, values, locale };
  const template = await renderJobMail(ctx, mail);
  // Without the company's words our own bring the link, since somebody has decided to send it.
  const own = template?.enabled && template.subject !== '' ? template : null;
  return {
    ...toCandidate(application),
    kind: testSentMail,
    params: {
      ...facts(application),
      assignmentIds: [...assignmentIds],
      dueAt: dueAt.toISOString(),
      notes,
      ...(own && { own: { subject: own.subject, bodyHtml: own.bodyHtml } }),
    },
  };
}

/** A day before the first of them is due. */
export async function remind(ctx: Ctx, application: ApplicationRow, open: readonly AssignmentRow[]): Promise<void> {
  const first = open.map(({ dueAt }) => dueAt.toISOString()).toSorted()[0];
  if (first === undefined || application.candidateEmail === null) return;
  await queueMail(ctx, {
    ...toCandidate(application),
    kind: testReminderMail,
    params: { ...facts(application), assignmentIds: open.map(({ id }) => id), dueAt: first },
    dedupeKey: `test_reminder:${open.map(({ id }) => id).join(',')}`.slice(0, 200),
  });
}

/** Whether the bell has rung for it, or the page was opened: nobody is told of the end of what they never heard of. */
export const hasHeard = (ctx: Ctx, { sentAt, openedAt }: AssignmentRow) =>
  openedAt !== null || ctx.clock.now() >= after(sentAt, TELL_AFTER_SECONDS);

/** They were given a later day, or more minutes: by the bell and by mail, since whoever waits for it has closed the page. */
export async function notifyExtended(ctx: Ctx, application: ApplicationRow, row: AssignmentRow): Promise<void> {
  if (!hasHeard(ctx, row)) return;
  await notifyCandidate(ctx, application, testExtended);
  if (application.candidateEmail === null) return;
  const { id, version, title, dueAt, minutes, extraMinutes } = row;
  await queueMail(ctx, {
    ...toCandidate(application),
    kind: testExtendedMail,
    params: { ...facts(application), title, dueAt: dueAt.toISOString(), untimed: minutes === null, extraMinutes },
    dedupeKey: `test_extended:${id}:${version}`,
  });
}

export async function notifyCancelled(ctx: Ctx, application: ApplicationRow, row: AssignmentRow): Promise<void> {
  if (!hasHeard(ctx, row)) return;
  await notifyCandidate(ctx, application, testCancelled);
  if (application.candidateEmail === null) return;
  await queueMail(ctx, {
    ...toCandidate(application),
    kind: testCancelledMail,
    params: { ...facts(application), title: row.title },
    dedupeKey: `test_cancelled:${row.id}`,
  });
}

export async function notifyExpired(ctx: Ctx, application: ApplicationRow): Promise<void> {
  await notifyTeam(ctx, application, testExpired);
  await notifyCandidate(ctx, application, testRunOut);
}

/** All of it has its points. Whoever has no account reads it by mail. */
export async function notifyGraded(ctx: Ctx, application: ApplicationRow, row: AssignmentRow): Promise<void> {
  await notifyCandidate(ctx, application, testGraded);
  if (application.candidateEmail === null) return;
  await queueMail(ctx, {
    ...toCandidate(application),
    kind: testGradedMail,
    params: { ...facts(application), title: row.title, dueAt: row.dueAt.toISOString() },
    dedupeKey: `test_graded:${row.id}`,
  });
}

/** All of a test that a talent chose has its points. */
export async function notifyChosenGraded(ctx: Ctx, { id, title, chosenBy }: AssignmentRow): Promise<void> {
  if (chosenBy !== null) await notify(ctx, chosenTestGraded, { params: { id, title }, userIds: [chosenBy] });
}

/** What a talent shows of a result has ended with a grade. */
export async function notifyOverruled(ctx: Ctx, { id, title, talentId }: AssignmentRow): Promise<void> {
  const userId = talentId === null ? undefined : await selectUserOfTalent(ctx, talentId);
  if (userId) await notify(ctx, resultOverruled, { params: { id, title }, userIds: [userId] });
}

export const notifyDone = (ctx: Ctx, application: ApplicationRow) => notifyTeam(ctx, application, testDone);

export const notifyDeclined = (ctx: Ctx, application: ApplicationRow) => notifyTeam(ctx, application, testDeclined);

const toCandidate = (application: ApplicationRow) => ({
  to: application.candidateEmail ?? '',
  locale: application.candidateLocale,
  companyId: application.companyId,
  applicationId: application.id,
  transactional: true as const,
});

const facts = ({ id, companyId, candidateName, companyName, jobTitle }: ApplicationRow) => ({
  applicationId: id,
  companyId,
  candidateName: candidateName ?? '',
  companyName,
  jobTitle,
});

async function notifyCandidate(ctx: Ctx, application: ApplicationRow, kind: typeof testReceived): Promise<void> {
  const { id: applicationId, jobTitle, companyName, candidateUserId } = application;
  if (!candidateUserId) return;
  await notify(ctx, kind, { params: { applicationId, jobTitle, companyName }, userIds: [candidateUserId] });
}

async function notifyTeam(ctx: Ctx, application: ApplicationRow, kind: typeof testDone): Promise<void> {
  const { id: applicationId, jobId, jobTitle, companyId, candidateName, blind } = application;
  const team = await hiringTeam(ctx, application);
  await notify(ctx, kind, {
    params: { applicationId, jobId, jobTitle, candidateName: blind ? null : candidateName },
    userIds: team.map(({ id }) => id),
    companyId,
  });
}
