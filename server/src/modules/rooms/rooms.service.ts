import type { ResultOf } from '@prova/contract/endpoint';
import type { AccessType } from '@prova/contract/rooms/room-fields';
import type * as contract from '@prova/contract/rooms/rooms';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import {
  findRoomInterview,
  type RoomInterview,
  requireInterview,
  requireLinkedInterview,
} from '../interviews/interviews.service.ts';
import { selectCaptionsOf, selectMessagesOf } from './conversation.queries.ts';
import { isSeatTaken } from './entries.queries.ts';
import { type FoundRoom, findRoom } from './find-room.ts';
import { hasRelay, iceServersOf } from './relay.ts';
import { roomStatus } from './room-status.ts';
import { mayHostOwn } from './rooms.policy.ts';
import { selectRoom } from './rooms.queries.ts';

export { selectCaptionsOf as captionsOf } from './conversation.queries.ts';
export {
  consentsOf,
  type FoundRecording,
  findRoomRecording,
  forgetAnnouncements,
  listConsentedRecordings,
  listRoomRecordings,
  markRemovalAnnounced,
  recordingRemoved,
  recordingWithdrawn,
  removeRoomRecording,
  transcriptOf,
  withdrawRecordingConsent,
} from './recordings.service.ts';
export { hasRelay, relayCredential } from './relay.ts';

/** Long enough to try whether the relay answers. */
const CHECK_SECONDS = 120;

/** A room as it is before one enters, for whoever has its code. @throws AppError ROOM_NOT_FOUND */
export async function getRoomEntry(ctx: Ctx, code: string): Promise<ResultOf<typeof contract.getRoomEntry>> {
  const found = await findRoom(ctx, code);
  if (!found.row && !found.interview) throw new AppError('ROOM_NOT_FOUND');
  const access = accessOf(ctx, found);
  return entryOf(ctx, code, found, { access, name: nameOf(ctx, access, found.interview) });
}

/** The same by the candidate's link. @throws AppError INTERVIEW_NOT_FOUND, ROOM_NOT_FOUND */
export async function getInvitedRoomEntry(ctx: Ctx): Promise<ResultOf<typeof contract.getInvitedRoomEntry>> {
  const { id } = await requireLinkedInterview(ctx);
  const interview = await findRoomInterview(ctx, id);
  if (!interview?.roomCode) throw new AppError('ROOM_NOT_FOUND');
  const row = (await selectRoom(ctx, interview.roomCode)) ?? null;
  return entryOf(ctx, interview.roomCode, { row, interview }, { access: 'candidate', name: interview.candidateName });
}

function accessOf({ actor }: Ctx, { row, interview }: FoundRoom): AccessType {
  if (interview) {
    if (interview.host) return 'host';
    return actor.kind === 'user' && actor.userId === interview.candidateUserId ? 'candidate' : 'guest';
  }
  return row && mayHostOwn(actor, row) ? 'host' : 'guest';
}

function nameOf({ actor }: Ctx, access: AccessType, interview: RoomInterview | null): string | null {
  if (access === 'candidate') return interview?.candidateName ?? null;
  return actor.kind === 'user' ? actor.name || null : null;
}

async function entryOf(
  ctx: Ctx,
  code: string,
  { row, interview }: FoundRoom,
  reader: { readonly access: AccessType; readonly name: string | null },
) {
  const { access } = reader;
  return {
    code,
    status: roomStatus(row, interview),
    ...reader,
    candidateSeatTaken: row !== null && (await isSeatTaken(ctx, row.id)),
    interview:
      interview && (access !== 'guest' || interview.observer)
        ? { ...interview, candidateName: shownTo(access, interview) }
        : null,
  };
}

/** The candidate knows their own name. */
function shownTo(access: AccessType, { blind, candidateName }: RoomInterview): string | null {
  return access !== 'candidate' && !blind ? candidateName : null;
}

export async function checkRelay(ctx: Ctx): Promise<ResultOf<typeof contract.checkRelay>> {
  const { config } = ctx.platform;
  const { servers } = iceServersOf(config, { name: newId(ctx), now: ctx.clock.now(), seconds: CHECK_SECONDS });
  return {
    configured: hasRelay(config),
    iceServers: servers.map(({ urls, username, credential }) => ({
      urls: [...urls],
      ...(username !== undefined && { username }),
      ...(credential !== undefined && { credential }),
    })),
  };
}

/** What was written and said in the rooms of an interview that the actor may read. @throws AppError INTERVIEW_NOT_FOUND */
export async function getRoomConversation(
  ctx: Ctx,
  id: string,
): Promise<ResultOf<typeof contract.getRoomConversation>> {
  const { blind } = await requireInterview(ctx, id, 'read');
  const shown = <Row extends { readonly role: string; readonly name: string | null }>(row: Row) => ({
    ...row,
    name: blind && row.role === 'candidate' ? null : row.name || null,
  });
  const messages = await selectMessagesOf(ctx, id);
  const captions = await selectCaptionsOf(ctx, id);
  return {
    messages: messages.map((row) => ({ ...shown(row), sentAt: row.createdAt })),
    captions: captions.map(shown),
  };
}
