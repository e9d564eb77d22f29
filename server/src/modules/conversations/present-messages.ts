import type * as contract from '@prova/contract/conversations/conversations';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { publish } from '../../platform/realtime/messages.ts';
import type { ApplicationRow } from '../applications/applications.service.ts';
import { fileLink, pictureLink } from '../files/files.service.ts';
import { type MessageRow, selectMessageFiles } from './conversations.queries.ts';
import { conversationChange, inboxChange } from './conversations.realtime.ts';
import { conversationPorts } from './ports.ts';

type Message = z.input<typeof contract.message>;

/** @param unnamed for who does not see the name of the candidate */
export async function presentMessages(
  ctx: Ctx,
  rows: readonly MessageRow[],
  { unnamed }: { unnamed: boolean },
): Promise<Message[]> {
  const files =
    rows.length === 0
      ? []
      : await selectMessageFiles(
          ctx,
          rows.map(({ id }) => id),
        );
  return rows.map((row) => ({
    id: row.id,
    from: row.fromSide,
    author:
      row.authorId === null
        ? null
        : {
            name: row.authorName ?? '',
            photoUrl: row.authorPhotoId && pictureLink(ctx, row.authorPhotoId),
          },
    body: (unnamed ? row.unnamedBody : null) ?? row.body,
    attachments: files
      .filter(({ messageId }) => messageId === row.id)
      .map(({ messageId: _, ...file }) => ({ ...file, url: fileLink(ctx, file.id, 'attachment') })),
    createdAt: row.createdAt,
    readAt: row.readAt,
  }));
}

/** Open pages of both sides, and what counts unread messages, hear of it. */
export async function notifyChanged(ctx: Ctx, row: ApplicationRow): Promise<void> {
  await publish(ctx, conversationChange, { applicationId: row.id });
  await publish(ctx, inboxChange, { companyId: row.companyId });
  await conversationPorts.onConversationChanged(ctx, row);
}
