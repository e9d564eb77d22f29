import type { Locale } from '@prova/contract/common';
import { MESSAGE_SIDES, type MessageSide } from '@prova/contract/conversations/conversations';
import * as z from 'zod';
import { after, HOUR, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { type ApplicationRow, hiringTeam, loadApplication } from '../applications/applications.service.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { candidateWrote, companyWrote } from './conversations.notifications.ts';
import {
  type ConversationRow,
  selectConversation,
  selectUntold,
  selectWriters,
  type ThreadFacts,
  updateMailAt,
  updateMailed,
} from './conversations.queries.ts';
import { messagesForCandidateMail, messagesForTeamMail } from './mails/conversations.kinds.ts';

/** Seconds. Who has an account is told by the bell, and by mail only of what stays unread; a guest has the mail alone. */
const MAIL_AFTER = { guest: MINUTE, account: 10 * MINUTE, team: 10 * MINUTE } as const;
/** However much a candidate writes: the team gets no more than one mail in so many seconds about one conversation. */
const TEAM_MAIL_EVERY = HOUR;
/** What follows so soon upon something unread rings no second time. */
const BURST = 10 * MINUTE;
/** So many messages, and so much of each, stand in one mail; all of them stand on the page. */
const QUOTED = { messages: 10, characters: 1500 } as const;

/** Of a message just written, in its transaction: rings at once, and has what stays unread mailed a little later. */
export async function notifyWritten(
  ctx: Ctx,
  row: ApplicationRow,
  { to, former, facts }: { to: MessageSide; former: ConversationRow | undefined; facts: ThreadFacts },
): Promise<void> {
  const unread = (to === 'team' ? former?.unreadByTeam : former?.unreadByCandidate) ?? 0;
  const lastAt = to === 'team' ? facts.lastCandidateAt : facts.lastTeamAt;
  const now = ctx.clock.now();
  if (unread === 0 || lastAt === null || after(lastAt, BURST) < now) await ring(ctx, row, to);
  const due = to === 'team' ? former?.teamMailAt : former?.candidateMailAt;
  // One is on its way that will bring this message along.
  if (due) return;
  const at = mailAt(row, to, facts, now);
  await updateMailAt(ctx, row.id, to, at);
  await enqueue(ctx, mailUnread, { applicationId: row.id, to }, { startAfter: at });
}

function mailAt({ candidateUserId }: ApplicationRow, to: MessageSide, { teamMailedAt }: ThreadFacts, now: Date): Date {
  if (to === 'candidate') return after(now, candidateUserId === null ? MAIL_AFTER.guest : MAIL_AFTER.account);
  const left = teamMailedAt === null ? 0 : (teamMailedAt.getTime() - now.getTime()) / 1000 + TEAM_MAIL_EVERY;
  return after(now, Math.max(MAIL_AFTER.team, left));
}

async function ring(ctx: Ctx, row: ApplicationRow, to: MessageSide): Promise<void> {
  const { id: applicationId, jobId, jobTitle, companyId, companyName, candidateUserId } = row;
  if (to === 'candidate') {
    if (candidateUserId === null) return;
    await notify(ctx, companyWrote, { params: { applicationId, jobTitle, companyName }, userIds: [candidateUserId] });
    return;
  }
  if (row.locked) return;
  const readers = await teamReaders(ctx, row);
  await notify(ctx, candidateWrote, {
    params: { applicationId, jobId, jobTitle, candidateName: row.blind ? null : row.candidateName },
    userIds: readers.map(({ id }) => id),
    companyId,
  });
}

/** Who wrote to the candidate, and whoever is told of everything else about the application. */
async function teamReaders(ctx: Ctx, row: ApplicationRow) {
  const readers = [...(await selectWriters(ctx, row)), ...(await hiringTeam(ctx, row))];
  return [...new Map(readers.map((reader) => [reader.id, reader])).values()];
}

/** Mails what a side has not seen yet, all of it in one. */
export const mailUnread = defineTask({
  name: 'conversations.mailUnread',
  data: z.object({ applicationId: z.uuid(), to: z.enum(MESSAGE_SIDES) }),
  retryLimit: 5,
  run: (ctx, { applicationId, to }) =>
    ctx.transaction(async (ctx) => {
      const conversation = await selectConversation(ctx, applicationId, true);
      if (!conversation || (to === 'team' ? conversation.teamMailAt : conversation.candidateMailAt) === null) return;
      await updateMailAt(ctx, applicationId, to, null);
      const unsent = await selectUntold(ctx, applicationId, to === 'team' ? 'candidate' : 'team');
      const [first] = unsent;
      if (!first) return;
      await updateMailed(
        ctx,
        unsent.map(({ id }) => id),
      );
      const row = await loadApplication(ctx, applicationId);
      const count = unsent.length;
      const files = unsent.reduce((sum, each) => sum + (each.files ?? 0), 0);
      const about = { key: first.id, count, files, text: quoted(unsent) };
      await (to === 'team' ? mailTeam(ctx, row, about) : mailCandidate(ctx, row, about));
    }),
});

interface About {
  /** The first of the messages, which is told once. */
  readonly key: string;
  readonly count: number;
  readonly files: number;
  readonly text: string;
}

const quoted = (messages: readonly { body: string }[]) =>
  messages
    .slice(0, QUOTED.messages)
    .map(({ body }) => (body.length > QUOTED.characters ? `${cut(body)}…` : body))
    .join('\n\n');

/** Not through the midst of a character. */
const cut = (body: string) => body.slice(0, QUOTED.characters).replace(/[\ud800-\udbff]$/, '');

async function mailCandidate(ctx: Ctx, row: ApplicationRow, { key, count, files, text }: About): Promise<void> {
  if (row.candidateEmail === null) return;
  await queueMail(ctx, {
    kind: messagesForCandidateMail,
    to: row.candidateEmail,
    locale: row.candidateLocale,
    companyId: row.companyId,
    applicationId: row.id,
    transactional: true,
    params: {
      applicationId: row.id,
      companyId: row.companyId,
      candidateName: row.candidateName ?? '',
      companyName: row.companyName,
      jobTitle: row.jobTitle,
      hasAccount: row.candidateUserId !== null,
      count,
      files,
      message: text,
    },
    dedupeKey: `candidate_messages:${key}`,
  });
}

async function mailTeam(ctx: Ctx, row: ApplicationRow, { key, count, files, text }: About): Promise<void> {
  // It is read once the application is opened.
  if (row.locked) return;
  for (const reader of await teamReaders(ctx, row)) {
    if (!reader.email) continue;
    await queueMail(ctx, {
      kind: messagesForTeamMail,
      to: reader.email,
      locale: reader.locale as Locale,
      companyId: row.companyId,
      applicationId: row.id,
      transactional: true,
      params: {
        recruiterName: reader.name ?? '',
        candidateName: row.blind ? null : row.candidateName,
        companyName: row.companyName,
        jobTitle: row.jobTitle,
        applicationId: row.id,
        count,
        files,
        note: text,
      },
      dedupeKey: `team_messages:${key}:${reader.id}`,
    });
  }
}
