import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { InvitationAnswer } from '@prova/contract/interviews/interview-fields';
import * as z from 'zod';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { calledName } from '../../platform/mail/mail-format.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { type ApplicationRow, loadApplication } from '../applications/applications.service.ts';
import { renderJobMail, stageName, usualStageName } from '../jobs/jobs.service.ts';
import { cancelMailOf, forgetMails, queueMail, wasSent } from '../messaging/messaging.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  anotherTimeAsked,
  interviewAccepted,
  interviewAsked,
  interviewCalledOff,
  interviewCancelled,
  interviewDeclined,
  interviewMoved,
  interviewOver,
  interviewScheduled,
  observedAsked,
  observedCalledOff,
} from './interviews.notifications.ts';
import { type InterviewRow, type ParticipantRow, selectInterview, selectParticipants } from './interviews.queries.ts';
import {
  interviewCancelledMail,
  interviewChangedMail,
  interviewInvitedMail,
  interviewMovedMail,
  interviewReminderMail,
  panelCancelledMail,
  panelChangedMail,
  panelInvitedMail,
  panelReminderMail,
  panelTakenOffMail,
} from './mails/interviews.kinds.ts';

/** Everything here runs in the transaction of what it announces. */

interface Announced {
  readonly interview: InterviewRow;
  readonly application: ApplicationRow;
  /** The members who take part, to whom a mail goes. */
  readonly team: readonly ParticipantRow[];
}

/** The undo has run out for certain, on every clock of the cluster. */
const RING_AFTER_SECONDS = UNDO_SECONDS + 1;

async function load(ctx: Ctx, id: string): Promise<Announced> {
  const interview = await selectInterview(ctx, id);
  if (!interview) throw new Error('The interview to announce is not there');
  const application = await loadApplication(ctx, interview.applicationId);
  const participants = await selectParticipants(ctx, [id]);
  return { interview, application, team: participants.filter(({ userId }) => userId !== null) };
}

const mailKey = (interviewId: string, sequence: number, participantId: string) =>
  `interview:${interviewId}:${sequence}:${participantId}`;

/** Of all mails by which somebody heard of an interview, the latest last. */
const mailKeys = ({ id, sequence }: InterviewRow, participantId: string) =>
  Array.from({ length: sequence + 1 }, (_, each) => mailKey(id, each, participantId));

/** The bells for an interview that stands after all; its mails wait by themselves. */
export const ringScheduledTask = defineTask({
  name: 'interviews.ringScheduled',
  data: z.object({ interviewId: z.uuid() }),
  retryLimit: 5,
  run: (ctx, { interviewId }) =>
    ctx.transaction(async (ctx) => {
      const found = await selectInterview(ctx, interviewId);
      if (found?.status !== 'scheduled') return;
      const { interview, application, team } = await load(ctx, interviewId);
      await notifyCandidate(ctx, application, interviewScheduled);
      await ringInvited(
        ctx,
        interview,
        team.filter(({ userId }) => userId !== interview.organiserId),
      );
    }),
});

/** Everybody gets the invitation ten seconds later; the candidate's link is made when the mail is sent. */
export async function notifyScheduled(ctx: Ctx, id: string): Promise<void> {
  const announced = await load(ctx, id);
  await mailCandidate(ctx, announced, interviewInvitedMail, { delaySeconds: UNDO_SECONDS });
  for (const member of announced.team)
    await mailMember(ctx, announced, member, panelInvitedMail, { delaySeconds: UNDO_SECONDS });
  const startAfter = after(ctx.clock.now(), RING_AFTER_SECONDS);
  await enqueue(ctx, ringScheduledTask, { interviewId: id }, { startAfter });
}

/** @returns false when a mail has gone already */
export async function takeBackInvitations(ctx: Ctx, interview: InterviewRow): Promise<boolean> {
  const participants = await selectParticipants(ctx, [interview.id]);
  const keys = participants.map(({ id }) => mailKey(interview.id, interview.sequence, id));
  for (const key of keys) if (!(await cancelMailOf(ctx, key))) return false;
  await forgetMails(ctx, keys);
  return true;
}

/**
 * Everybody gets the interview as it is now. Whoever never got what it was before is invited as if it were new.
 * @param change.added members who were not invited before
 */
export async function notifyChanged(
  ctx: Ctx,
  id: string,
  { moved, added }: { readonly moved: boolean; readonly added: readonly string[] },
): Promise<void> {
  const announced = await load(ctx, id);
  const { interview, application, team } = announced;
  const hasHeard = await takeBackUnsent(ctx, interview, interview.candidateParticipantId);
  const again = moved ? interviewMovedMail : interviewChangedMail;
  await mailCandidate(ctx, announced, hasHeard ? again : interviewInvitedMail);
  if (moved && hasHeard) await notifyCandidate(ctx, application, interviewMoved);
  for (const member of team) {
    const heard = await takeBackUnsent(ctx, interview, member.id);
    await mailMember(ctx, announced, member, heard ? panelChangedMail : panelInvitedMail);
  }
  await ringInvited(
    ctx,
    interview,
    team.filter(({ userId }) => userId !== null && added.includes(userId)),
  );
}

/** A member comes in the place of another; the invitation is theirs by `notifyChanged`. */
export async function ringJoined(ctx: Ctx, id: string, userId: string): Promise<void> {
  const { interview } = await load(ctx, id);
  await notifyMembers(ctx, interview, interviewAsked, [userId]);
}

/** Who need not come any more is told, and their calendar forgets it. */
export async function notifyTakenOff(ctx: Ctx, id: string, members: readonly ParticipantRow[]): Promise<void> {
  if (members.length === 0) return;
  const announced = await load(ctx, id);
  for (const member of members)
    if (await takeBackUnsent(ctx, announced.interview, member.id))
      await mailMember(ctx, announced, member, panelTakenOffMail);
}

/** Nobody is told of the end of what they never heard of. */
export async function notifyCancelled(ctx: Ctx, id: string): Promise<void> {
  const announced = await load(ctx, id);
  const { interview, application } = announced;
  if (await takeBackUnsent(ctx, interview, interview.candidateParticipantId)) {
    const over = interview.cause === 'application_over';
    await mailCandidate(ctx, announced, interviewCancelledMail, { over });
    await notifyCandidate(ctx, application, over ? interviewOver : interviewCancelled);
  }
  const told = await cancelForTeam(ctx, announced);
  await notifyMembers(ctx, interview, interviewCalledOff, idsOf(others(ctx, interviewing(told))));
  await notifyObservers(ctx, interview, observedCalledOff, idsOf(observing(told)));
}

/** The candidate does not come. */
export async function notifyDeclined(ctx: Ctx, id: string, application: ApplicationRow): Promise<void> {
  const announced = await load(ctx, id);
  const told = await cancelForTeam(ctx, { ...announced, application });
  await notifyObservers(ctx, announced.interview, observedCalledOff, idsOf(observing(told)));
  await notifyMembers(ctx, announced.interview, interviewDeclined, everybody(announced));
}

export async function notifyAnswered(
  ctx: Ctx,
  id: string,
  application: ApplicationRow,
  answer: Exclude<InvitationAnswer, 'declined'>,
): Promise<void> {
  const announced = { ...(await load(ctx, id)), application };
  const kind = answer === 'accepted' ? interviewAccepted : anotherTimeAsked;
  await notifyMembers(ctx, announced.interview, kind, everybody(announced));
}

/** The invitation once more, with a link of its own; the first one stays good. One that is on its way is waited for: undo takes it back. */
export async function mailAgain(ctx: Ctx, id: string): Promise<void> {
  const announced = await load(ctx, id);
  const { interview } = announced;
  if (!(await wasSent(ctx, mailKeys(interview, interview.candidateParticipantId)))) return;
  await mailCandidate(ctx, announced, interviewInvitedMail, { again: true });
}

export async function mailReminders(ctx: Ctx, { id }: InterviewRow, hours: number): Promise<void> {
  const announced = await load(ctx, id);
  const { interview, application, team } = announced;
  const startsAt = interview.startsAt.toISOString();
  const keyOf = (participantId: string) => `interview_reminder:${id}:${startsAt}:${hours}:${participantId}`;
  if (application.candidateEmail !== null)
    await queueMail(ctx, {
      ...toCandidate(application),
      kind: interviewReminderMail,
      params: { ...candidateFacts(announced), startsAt, hours },
      dedupeKey: keyOf(interview.candidateParticipantId),
    });
  for (const member of team)
    if (member.email !== null && member.answer !== 'declined')
      await queueMail(ctx, {
        ...toMember(interview, member),
        kind: panelReminderMail,
        params: { ...memberFacts(interview, member), startsAt },
        dedupeKey: keyOf(member.id),
      });
}

/** @returns those who had heard of it */
async function cancelForTeam(ctx: Ctx, announced: Announced): Promise<ParticipantRow[]> {
  const { interview, team } = announced;
  const told: ParticipantRow[] = [];
  for (const member of team)
    if (await takeBackUnsent(ctx, interview, member.id)) {
      await mailMember(ctx, announced, member, panelCancelledMail);
      told.push(member);
    }
  return told;
}

/**
 * A mail that still waits would bring what is not so any more.
 * @returns whether somebody has a mail about the interview
 */
async function takeBackUnsent(ctx: Ctx, interview: InterviewRow, participantId: string): Promise<boolean> {
  const keys = mailKeys(interview, participantId);
  for (const key of keys) await cancelMailOf(ctx, key);
  return wasSent(ctx, keys);
}

async function mailCandidate(
  ctx: Ctx,
  announced: Announced,
  kind: typeof interviewInvitedMail | typeof interviewCancelledMail,
  { delaySeconds = 0, again = false, over = false }: { delaySeconds?: number; again?: boolean; over?: boolean } = {},
): Promise<void> {
  const { interview, application } = announced;
  if (application.candidateEmail === null) return;
  const own = kind === interviewInvitedMail ? await ownWords(ctx, application) : null;
  await queueMail(ctx, {
    ...toCandidate(application),
    kind: kind as typeof interviewInvitedMail,
    params: { ...candidateFacts(announced), ...(own && { own }), ...(over && { over }) },
    delaySeconds,
    ...(!again && { dedupeKey: mailKey(interview.id, interview.sequence, interview.candidateParticipantId) }),
  });
}

/**
 * The company's words for an invitation, if it has any: without them our own bring the link. Those that a job begins with speak
 * of a time that is still to come.
 */
async function ownWords(ctx: Ctx, application: ApplicationRow) {
  const { companyName, jobTitle, jobId, stageId, stageType, stageName: name, candidateLocale: locale } = application;
  const isInterviewStage = stageType === 'interview';
  const statusName = isInterviewStage
    ? stageName(locale, { type: stageType, name })
    : usualStageName(locale, 'interview');
  const values = { candidateName: calledName(application.candidateName ?? ''), jobTitle, companyName, statusName };
  const mail = { jobId, kind: 'interview' as const, stageId: isInterviewStage ? stageId : null, values, locale };
  const template = await renderJobMail(ctx, mail);
  return template?.enabled && template.chosen ? { subject: template.subject, bodyHtml: template.bodyHtml } : null;
}

async function mailMember(
  ctx: Ctx,
  { interview }: Announced,
  member: ParticipantRow,
  kind: typeof panelInvitedMail,
  { delaySeconds = 0 }: { delaySeconds?: number } = {},
): Promise<void> {
  if (member.email === null) return;
  await queueMail(ctx, {
    ...toMember(interview, member),
    kind,
    params: memberFacts(interview, member),
    delaySeconds,
    dedupeKey: mailKey(interview.id, interview.sequence, member.id),
  });
}

const toCandidate = (application: ApplicationRow) => ({
  to: application.candidateEmail ?? '',
  locale: application.candidateLocale,
  companyId: application.companyId,
  applicationId: application.id,
  transactional: true as const,
});

const candidateFacts = ({ interview, application }: Announced) => ({
  interviewId: interview.id,
  participantId: interview.candidateParticipantId,
  companyId: interview.companyId,
  candidateName: application.candidateName ?? '',
  companyName: interview.companyName,
  jobTitle: interview.jobTitle,
  sequence: interview.sequence,
  endsAt: interview.endsAt.toISOString(),
});

const toMember = (interview: InterviewRow, { email, locale }: ParticipantRow) => ({
  to: email ?? '',
  locale: locale ?? 'pt-BR',
  companyId: interview.companyId,
  applicationId: interview.applicationId,
  transactional: true as const,
});

const memberFacts = (interview: InterviewRow, { name, role, answer }: ParticipantRow) => ({
  interviewId: interview.id,
  memberName: name ?? '',
  candidateName: interview.blind ? null : interview.candidateName,
  companyName: interview.companyName,
  jobTitle: interview.jobTitle,
  sequence: interview.sequence,
  ...(role === 'observer' && { observes: true }),
  ...(answer === 'accepted' && { comes: true }),
});

const observing = (team: readonly ParticipantRow[]) => team.filter(({ role }) => role === 'observer');
const interviewing = (team: readonly ParticipantRow[]) => team.filter(({ role }) => role !== 'observer');
const idsOf = (team: readonly ParticipantRow[]) => team.flatMap(({ userId }) => userId ?? []);

/** Nobody hears from the bell what they did themselves. */
const others = ({ actor }: Ctx, team: readonly ParticipantRow[]) =>
  team.filter(({ userId }) => actor.kind !== 'user' || userId !== actor.userId);

/** Whoever organises it, and those who interview. */
const everybody = ({ interview, team }: Announced) => [
  ...new Set([interview.organiserId, ...idsOf(interviewing(team))]),
];

/** The bells of those who are asked to come. */
async function ringInvited(ctx: Ctx, interview: InterviewRow, asked: readonly ParticipantRow[]): Promise<void> {
  await notifyMembers(ctx, interview, interviewAsked, idsOf(others(ctx, interviewing(asked))));
  await notifyObservers(ctx, interview, observedAsked, idsOf(observing(asked)));
}

async function notifyCandidate(ctx: Ctx, application: ApplicationRow, kind: typeof interviewScheduled): Promise<void> {
  const { id: applicationId, jobTitle, companyName, candidateUserId } = application;
  if (!candidateUserId) return;
  await notify(ctx, kind, { params: { applicationId, jobTitle, companyName }, userIds: [candidateUserId] });
}

async function notifyMembers(
  ctx: Ctx,
  interview: InterviewRow,
  kind: typeof interviewAsked,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { id: interviewId, applicationId, jobId, jobTitle, companyId, candidateName, blind } = interview;
  await notify(ctx, kind, {
    params: { interviewId, applicationId, jobId, jobTitle, candidateName: blind ? null : candidateName },
    userIds: [...userIds],
    companyId,
  });
}

/** Without a word of the application. */
async function notifyObservers(
  ctx: Ctx,
  interview: InterviewRow,
  kind: typeof observedAsked,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { id: interviewId, jobTitle, companyId, candidateName, blind } = interview;
  const params = { interviewId, jobTitle, candidateName: blind ? null : candidateName };
  await notify(ctx, kind, { params, userIds: [...userIds], companyId });
}
