import type * as contract from '@prova/contract/conversations/conversations';
import { aroundName } from '@prova/contract/conversations/template-values';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { type Amount, refuseBeyond } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { calledName } from '../../platform/mail/mail-format.ts';
import type { ApplicationRow } from '../applications/applications.service.ts';
import { holdMembership } from '../companies/companies.service.ts';
import { keepFile, storeAttachments } from '../files/files.service.ts';
import { MESSAGE_FILES, MESSAGES } from './conversations.budgets.ts';
import { refusalOf } from './conversations.policy.ts';
import {
  insertMessage,
  selectConversation,
  selectFacts,
  selectMessage,
  type ThreadFacts,
  upsertConversation,
} from './conversations.queries.ts';

import type { EntryPoint } from './entry-points.ts';
import { notifyWritten } from './notify-written.ts';
import { notifyChanged, presentMessages } from './present-messages.ts';

/**
 * Writes a message to the other side, and has it told.
 * @throws AppError what the entry point throws; CONVERSATION_CLOSED, CONVERSATION_WAITS, BUDGET_REACHED, and what inspection and storage say of
 *   the attachments
 */
export async function sendMessage(
  ctx: Ctx,
  entry: EntryPoint,
  { body, attachments }: { body: string; attachments: readonly UploadedFile[] },
): Promise<z.input<typeof contract.message>> {
  const row = await entry.open(ctx);
  await assertMayWrite(ctx, entry, row);
  const added = { rows: attachments.length, bytes: attachments.reduce((sum, { body }) => sum + body.length, 0) };
  // Nothing is uploaded beyond the budget.
  if (added.rows > 0) await refuseBeyond(ctx, MESSAGE_FILES, [row.id], added);
  const fileIds = await storeAttachments(ctx, row.companyId, attachments);
  return ctx.transaction(async (ctx) => {
    if (entry.side === 'team') await holdMembership(ctx, row.companyId);
    const id = await write(ctx, entry, { body, fileIds, added });
    const unnamed = entry.side === 'team' && row.blind;
    const [shown] = await presentMessages(ctx, [await selectMessage(ctx, id)], { unnamed });
    if (!shown) throw new Error('One message in, none out');
    return shown;
  });
}

async function write(
  ctx: Ctx,
  entry: EntryPoint,
  { body, fileIds, added }: { body: string; fileIds: readonly string[]; added: Amount },
): Promise<string> {
  // What was checked before the upload may have changed meanwhile; and what is written together stands one after the other.
  const row = await entry.open(ctx, { forUpdate: true });
  const facts = await assertMayWrite(ctx, entry, row);
  await refuseBeyond(ctx, MESSAGES, [row.id], { bytes: Buffer.byteLength(body) });
  if (added.rows > 0) await refuseBeyond(ctx, MESSAGE_FILES, [row.id], added);
  const former = await selectConversation(ctx, row.id, true);
  const id = newId(ctx);
  const { id: applicationId, companyId } = row;
  for (const fileId of fileIds) await keepFile(ctx, fileId);
  const authorId = entry.side === 'team' && ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const words = entry.side === 'team' ? withName(body, row) : { body };
  const message = {
    id,
    companyId,
    applicationId,
    fromSide: entry.side,
    authorId,
    ...words,
    createdAt: ctx.clock.now(),
  };
  await insertMessage(ctx, message, fileIds);
  const to = entry.side === 'team' ? 'candidate' : 'team';
  await upsertConversation(ctx, { applicationId, companyId, messageId: id, to });
  await notifyWritten(ctx, row, { to, former, facts });
  await notifyChanged(ctx, row);
  return id;
}

/** What the candidate reads has their name where the team, which may not see it, left a place for it. */
function withName(body: string, { candidateName, blind }: ApplicationRow): { body: string; unnamedBody?: string } {
  const around = aroundName(body);
  if (around.length === 1) return { body };
  return { body: around.join(calledName(candidateName ?? '')), ...(blind && { unnamedBody: body }) };
}

async function assertMayWrite(ctx: Ctx, entry: EntryPoint, row: ApplicationRow): Promise<ThreadFacts> {
  const facts = await selectFacts(ctx, row);
  const refusal = refusalOf(entry.side, facts, ctx.clock.now(), entry.begins);
  if (refusal !== null) throw new AppError(refusal === 'waits' ? 'CONVERSATION_WAITS' : 'CONVERSATION_CLOSED');
  return facts;
}
