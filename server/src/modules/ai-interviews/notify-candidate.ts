import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import * as z from 'zod';
import { after, HOUR } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { calledName } from '../../platform/mail/mail-format.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { type ApplicationRow, loadApplication } from '../applications/applications.service.ts';
import { renderJobMail, stageName } from '../jobs/jobs.service.ts';
import { cancelMailOf, forgetMails, queueMail, wasSent } from '../messaging/messaging.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { aiInterviewCancelled, aiInterviewOpen } from './ai-interviews.notifications.ts';
import { type AiInterviewRow, selectAiInterview } from './ai-interviews.queries.ts';
import {
  aiInterviewCancelledMail,
  aiInterviewExtendedMail,
  aiInterviewInvitedMail,
  aiInterviewReminderMail,
} from './mails/ai-interviews.kinds.ts';

/** Everything here runs in the transaction of what it announces. */

interface Announced {
  readonly interview: AiInterviewRow;
  readonly application: ApplicationRow;
}

/** The undo has run out for certain, on every clock of the cluster. */
const RING_AFTER_SECONDS = UNDO_SECONDS + 1;
/** Hours before the last moment at which the candidate is reminded. */
const HOURS_BEFORE = [24, 3] as const;

async function load(ctx: Ctx, id: string): Promise<Announced> {
  const interview = await selectAiInterview(ctx, id);
  if (!interview) throw new Error('The interview to announce is not there');
  return { interview, application: await loadApplication(ctx, interview.applicationId) };
}

const invitationKey = ({ id }: Pick<AiInterviewRow, 'id'>) => `ai_interview:${id}`;

/** The bell for an interview that stands after all; its mail waits by itself. */
export const ringOpenTask = defineTask({
  name: 'aiInterviews.ringOpen',
  data: z.object({ interviewId: z.uuid() }),
  retryLimit: 5,
  run: (ctx, { interviewId }) =>
    ctx.transaction(async (ctx) => {
      if ((await selectAiInterview(ctx, interviewId))?.status !== 'scheduled') return;
      await ring(ctx, (await load(ctx, interviewId)).application, aiInterviewOpen);
    }),
});

/** Reminds of an interview as it was when this was queued; one with another deadline has reminders of its own. */
export const remindOfAiTask = defineTask({
  name: 'aiInterviews.remind',
  data: z.object({ interviewId: z.uuid(), closesAt: z.iso.datetime(), hours: z.number() }),
  retryLimit: 5,
  run: (ctx, { interviewId, closesAt, hours }) =>
    ctx.transaction(async (ctx) => {
      const found = await selectAiInterview(ctx, interviewId);
      if (found?.status !== 'scheduled' || found.closesAt.toISOString() !== closesAt) return;
      const { interview, application } = await load(ctx, interviewId);
      if (application.candidateEmail === null) return;
      await queueMail(ctx, {
        ...toCandidate(application),
        kind: aiInterviewReminderMail,
        params: { ...facts({ interview, application }), hours },
        dedupeKey: `${invitationKey(interview)}:reminder:${closesAt}:${hours}`,
      });
    }),
});

/** The candidate gets the invitation ten seconds later; the link is made when the mail is sent. */
export async function notifyScheduled(ctx: Ctx, id: string): Promise<void> {
  const announced = await load(ctx, id);
  await invite(ctx, announced, { delaySeconds: UNDO_SECONDS, dedupeKey: invitationKey(announced.interview) });
  const startAfter = after(ctx.clock.now(), RING_AFTER_SECONDS);
  await enqueue(ctx, ringOpenTask, { interviewId: id }, { startAfter });
  await scheduleReminders(ctx, announced.interview);
}

/** @returns false when the mail has gone already */
export async function takeBackInvitation(ctx: Ctx, interview: AiInterviewRow): Promise<boolean> {
  const key = invitationKey(interview);
  if (!(await cancelMailOf(ctx, key))) return false;
  await forgetMails(ctx, [key]);
  return true;
}

/** Another last moment, with a link of its own. Whoever never got the invitation is invited as if it were new. */
export async function notifyExtended(ctx: Ctx, id: string): Promise<void> {
  const announced = await load(ctx, id);
  const { interview, application } = announced;
  await scheduleReminders(ctx, interview);
  if (!(await takeBackUnsent(ctx, interview))) {
    await invite(ctx, announced, { dedupeKey: invitationKey(interview) });
  } else if (application.candidateEmail !== null) {
    await queueMail(ctx, { ...toCandidate(application), kind: aiInterviewExtendedMail, params: facts(announced) });
  }
  await ring(ctx, application, aiInterviewOpen);
}

/**
 * A mail that still waits, or could not be sent, would bring what is not so any more.
 * @returns whether the candidate has the invitation
 */
async function takeBackUnsent(ctx: Ctx, interview: AiInterviewRow): Promise<boolean> {
  const key = invitationKey(interview);
  await cancelMailOf(ctx, key);
  if (await wasSent(ctx, [key])) return true;
  await forgetMails(ctx, [key]);
  return false;
}

/** Nobody is told of the end of what they never heard of. */
export async function notifyCancelled(ctx: Ctx, id: string): Promise<void> {
  const announced = await load(ctx, id);
  const { interview, application } = announced;
  await cancelMailOf(ctx, invitationKey(interview));
  if (!(await wasSent(ctx, [invitationKey(interview)]))) return;
  if (application.candidateEmail !== null)
    await queueMail(ctx, { ...toCandidate(application), kind: aiInterviewCancelledMail, params: facts(announced) });
  await ring(ctx, application, aiInterviewCancelled);
}

/** The invitation once more, with a link of its own; the first one stays good. While scheduling can be undone it waits by itself. */
export async function mailInvitationAgain(ctx: Ctx, id: string): Promise<void> {
  const announced = await load(ctx, id);
  const { interview } = announced;
  if (interview.version === 1 && ctx.clock.now() <= after(interview.createdAt, UNDO_SECONDS)) return;
  const hasOne = await takeBackUnsent(ctx, interview);
  await invite(ctx, announced, hasOne ? {} : { dedupeKey: invitationKey(interview) });
}

async function scheduleReminders(ctx: Ctx, { id: interviewId, closesAt }: AiInterviewRow): Promise<void> {
  for (const hours of HOURS_BEFORE) {
    const at = after(closesAt, -hours * HOUR);
    // Who is asked later than that needs no reminder of it.
    if (at <= ctx.clock.now()) continue;
    await enqueue(ctx, remindOfAiTask, { interviewId, closesAt: closesAt.toISOString(), hours }, { startAfter: at });
  }
}

async function invite(
  ctx: Ctx,
  announced: Announced,
  options: { readonly delaySeconds?: number; readonly dedupeKey?: string },
): Promise<void> {
  const { application } = announced;
  if (application.candidateEmail === null) return;
  const own = await ownWords(ctx, application);
  await queueMail(ctx, {
    ...toCandidate(application),
    kind: aiInterviewInvitedMail,
    params: { ...facts(announced), ...(own && { own }) },
    ...options,
  });
}

/** The company's words for the invitation of such a stage, if it has any: without them our own bring the link. */
async function ownWords(ctx: Ctx, application: ApplicationRow) {
  const { companyName, jobTitle, jobId, stageId, stageType, stageName: name, candidateLocale: locale } = application;
  if (stageType !== 'interview_ia') return null;
  const statusName = stageName(locale, { type: stageType, name });
  const values = { candidateName: calledName(application.candidateName ?? ''), jobTitle, companyName, statusName };
  const template = await renderJobMail(ctx, { jobId, kind: 'interview', stageId, values, locale });
  return template?.enabled && template.chosen ? { subject: template.subject, bodyHtml: template.bodyHtml } : null;
}

const toCandidate = (application: ApplicationRow) => ({
  to: application.candidateEmail ?? '',
  locale: application.candidateLocale,
  companyId: application.companyId,
  applicationId: application.id,
  transactional: true as const,
});

const facts = ({ interview, application }: Announced) => ({
  interviewId: interview.id,
  companyId: interview.companyId,
  candidateName: application.candidateName ?? '',
  companyName: interview.companyName,
  jobTitle: interview.jobTitle,
  closesAt: interview.closesAt.toISOString(),
});

async function ring(ctx: Ctx, application: ApplicationRow, kind: typeof aiInterviewOpen): Promise<void> {
  const { id: applicationId, jobTitle, companyName, candidateUserId } = application;
  if (!candidateUserId) return;
  await notify(ctx, kind, { params: { applicationId, jobTitle, companyName }, userIds: [candidateUserId] });
}
