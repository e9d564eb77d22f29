import type * as contract from '@prova/contract/conversations/conversations';
import type { CursorMeta, ResultOf } from '@prova/contract/endpoint';
import type * as z from 'zod';
import { roleIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { calledName } from '../../platform/mail/mail-format.ts';
import { readSnapshot } from '../../platform/realtime/published.ts';
import { mayWithApplication } from '../applications/applications.service.ts';
import { activeCompany, runsJobs } from '../companies/companies.service.ts';
import { jobScope } from '../jobs/jobs.service.ts';
import { readAbout } from '../notifications/notifications.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { candidateWrote, companyWrote } from './conversations.notifications.ts';
import { answerUntil, refusalOf } from './conversations.policy.ts';
import {
  selectConversation,
  selectFacts,
  selectMessages,
  selectUnreadOfTalent,
  updateRead,
} from './conversations.queries.ts';
import type { EntryPoint } from './entry-points.ts';
import { selectInbox } from './inbox.queries.ts';
import { conversationPorts } from './ports.ts';
import { notifyChanged, presentMessages } from './present-messages.ts';

export { isOwn } from './conversations.realtime.ts';
export { linkEntry, ownEntry } from './entry-points.ts';
export { sendMessage } from './send-message.ts';
export { conversationPorts };

type Page = { readonly cursor?: string | undefined; readonly limit: number };

/** As the team sees it. */
export async function teamConversation(
  ctx: Ctx,
  entry: EntryPoint,
  page: Page,
): Promise<ResultOf<typeof contract.getConversation>> {
  const { row, shown } = await readConversation(ctx, entry, page);
  const name = row.blind ? null : row.candidateName;
  const role = roleIn(ctx.actor, row.companyId);
  return {
    ...shown,
    can: { ...shown.can, changeTemplates: role !== null && runsJobs(role) },
    candidateName: name,
    values: {
      candidateName: name === null ? null : calledName(name),
      jobTitle: row.jobTitle,
      companyName: row.companyName,
      recruiterName: ctx.actor.kind === 'user' ? ctx.actor.name : '',
    },
  };
}

/** As the candidate sees it. */
export async function ownConversation(
  ctx: Ctx,
  entry: EntryPoint,
  page: Page,
): Promise<ResultOf<typeof contract.getOwnConversation>> {
  const { row, shown } = await readConversation(ctx, entry, page);
  return { ...shown, companyName: row.companyName };
}

async function readConversation(ctx: Ctx, entry: EntryPoint, { cursor, limit }: Page) {
  const snapshot = await readSnapshot(ctx);
  const row = await entry.open(ctx);
  const found = await selectMessages(ctx, row.id, { before: cursor, limit: limit + 1 });
  const page = found.slice(0, limit);
  const conversation = await selectConversation(ctx, row.id, false);
  const facts = await selectFacts(ctx, row);
  const refusal = refusalOf(entry.side, facts, ctx.clock.now());
  const shown = {
    messages: await presentMessages(ctx, page, { unnamed: entry.side === 'team' && row.blind }),
    nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    unread: (entry.side === 'team' ? conversation?.unreadByTeam : conversation?.unreadByCandidate) ?? 0,
    can: { write: refusal === null },
    refusal,
    answerUntil: answerUntil(facts),
    snapshot,
  };
  return { row, shown };
}

/**
 * Marks what the other side wrote as read, up to a message; once nothing is left, the bells that told of it, too.
 * @returns what is unread after that
 */
export function markRead(ctx: Ctx, entry: EntryPoint, upTo: string): Promise<{ unread: number }> {
  return ctx.transaction(async (ctx) => {
    const row = await entry.open(ctx);
    const conversation = await selectConversation(ctx, row.id, true);
    if (!conversation) return { unread: 0 };
    const read = await updateRead(ctx, row.id, { by: entry.side, upTo });
    if (read > 0) await notifyChanged(ctx, row);
    const before = entry.side === 'team' ? conversation.unreadByTeam : conversation.unreadByCandidate;
    const unread = before - read;
    if (unread === 0) await readAbout(ctx, entry.side === 'team' ? candidateWrote : companyWrote, row.id);
    return { unread };
  });
}

/** @throws AppError NO_COMPANY, FORBIDDEN for a role that takes no part in conversations */
export async function listConversations(
  ctx: Ctx,
  { unread, cursor, limit }: Page & { unread?: 'true' | undefined },
): Promise<{ data: z.input<typeof contract.inboxEntry>[]; meta: CursorMeta }> {
  const { companyId } = activeCompany(ctx);
  const scope = jobScope(ctx, companyId);
  // The scope leaves only shared jobs in.
  if (!scope || !mayWithApplication(ctx.actor, 'converse', { companyId, shared: true }))
    throw new AppError('FORBIDDEN');
  const rows = await selectInbox(ctx, scope, { unread: unread === 'true', before: cursor, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    data: page.map((row) => ({
      applicationId: row.applicationId,
      jobId: row.jobId,
      jobTitle: row.jobTitle,
      candidateName: row.blind ? null : (row.candidateName ?? ''),
      unread: row.unread,
      last: {
        from: row.fromSide,
        authorName: row.authorName,
        // Not the first half of a place.
        excerpt: row.blind ? row.excerpt.replace(/\{\{[^}]{0,30}\}?$/, '') : row.excerpt,
        attachments: row.files,
        at: row.at,
      },
    })),
    meta: { nextCursor: rows.length > limit ? (page.at(-1)?.messageId ?? null) : null },
  };
}

export async function listOwnUnread(ctx: Ctx): Promise<ResultOf<typeof contract.listOwnUnread>> {
  const talentId = await ownTalentId(ctx);
  return talentId === null ? [] : selectUnreadOfTalent(ctx, talentId);
}
