import { MESSAGES_MAX } from '@prova/contract/rooms/room-fields';
import type { CaptionSegment } from '@prova/contract/rooms/room-protocol';
import { newId } from '../../../platform/id.ts';
import { insertMessage, selectMessage } from '../conversation.queries.ts';
import type { Line } from './line.ts';
import type { LiveRoom } from './live-room.ts';
import { type Person, permissionsOf } from './presence.ts';
import { Refusal } from './refusal.ts';

/**
 * Writes to everybody inside. What is repeated is answered as it was, and nobody is told again.
 * @throws Refusal CHAT_FULL
 */
export async function write(
  room: LiveRoom,
  sender: Person<Line>,
  { clientId, text }: { readonly clientId: string; readonly text: string },
  re: number | undefined,
): Promise<void> {
  const { ctx, row, amounts } = room;
  if (!row) return;
  const { id: peerId, name, role } = sender;
  const sentAt = room.now;
  const messageId = newId(ctx);
  const known = await selectMessage(ctx, peerId, clientId);
  if (known) return sender.line?.deliver('chat', known, re);
  if (amounts.messages >= MESSAGES_MAX) throw new Refusal('CHAT_FULL');
  await room.noteWords();
  await ctx.transaction((ctx) =>
    insertMessage(ctx, {
      id: messageId,
      companyId: row.companyId,
      roomId: row.id,
      entryId: peerId,
      clientId,
      role,
      text,
      createdAt: sentAt,
    }),
  );
  amounts.messages += 1;
  const message = { messageId, clientId, peerId, name, role, text, sentAt: sentAt.toISOString() };
  room.broadcast('chat', message, { asker: peerId, re });
}

/** Tells everybody inside what somebody says. @throws Refusal NOT_ALLOWED, CAPTIONS_FULL */
export async function caption(
  room: LiveRoom,
  speaker: Person<Line>,
  segment: CaptionSegment,
  re: number | undefined,
): Promise<void> {
  if (!permissionsOf(speaker).publish) throw new Refusal('NOT_ALLOWED');
  const { caption, isNew } = await room.captions.take(speaker, segment);
  if (isNew) room.broadcast('transcript', caption, { asker: speaker.id, re });
  else speaker.line?.deliver('transcript', caption, re);
}
