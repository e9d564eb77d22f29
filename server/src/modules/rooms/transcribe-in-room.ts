import type { Locale } from '@prova/contract/common';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { hashSecret } from '../../platform/tokens.ts';
import { transcribe } from '../interviews/interviews.service.ts';
import { type EntryRow, selectResumed } from './entries.queries.ts';
import { permissionsOf } from './live/presence.ts';
import { type RoomRow, selectRoom } from './rooms.queries.ts';

interface Said {
  /** The resume token of whoever speaks. */
  readonly place: string;
  readonly sound: UploadedFile | undefined;
  readonly language: Locale;
}

/**
 * What somebody inside a room says, who may be heard there.
 * @throws AppError FORBIDDEN, and as `transcribe`
 */
export async function transcribeInRoom(ctx: Ctx, code: string, { place, ...said }: Said): Promise<{ text: string }> {
  const room = await selectRoom(ctx, code);
  const entry = room && (await selectResumed(ctx, room.id, hashSecret(place)));
  if (!room || !entry || !mayBeHeard(ctx, room, entry)) throw new AppError('FORBIDDEN');
  return { text: await transcribe(ctx, room.companyId, { speaker: entry.id, ...said }) };
}

/** Inside, not looking on, and in the hands of whoever has shown an account. */
function mayBeHeard({ actor }: Ctx, { endedAt }: RoomRow, entry: EntryRow): boolean {
  const isInside = endedAt === null && entry.joinedAt !== null && entry.leftAt === null;
  const isOwn = entry.userId === null || (actor.kind === 'user' && actor.userId === entry.userId);
  return isInside && isOwn && permissionsOf(entry).publish;
}
