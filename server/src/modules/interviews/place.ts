import { randomBytes } from 'node:crypto';
import type { InterviewType } from '@prova/contract/interviews/interview-fields';
import { placeOf } from '@prova/contract/interviews/interviews';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { newRoomCode } from '@prova/contract/interviews/room-code';
import { to } from '@prova/contract/paths';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { selectCompany } from './interviews.queries.ts';

/** What a mailbox makes a link of, also in the words of a street. */
const WEB_ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

interface Place {
  /** Empty for our room. */
  readonly location: string;
  readonly roomCode: string | null;
}

/**
 * A place as it is kept; null for a video interview without a link of its own, which is held in our room.
 * @throws AppError VALIDATION_FAILED
 */
export async function requirePlace(
  ctx: Ctx,
  companyId: string,
  { type, location }: { type: InterviewType; location: string | undefined },
): Promise<string | null> {
  if (type === 'video' && location === undefined) return null;
  const place = { type, location: location ?? '' };
  await requireUsableLink(ctx, companyId, place);
  return placeOf(type, place.location);
}

/** @param roomCode of the room that an interview has already */
export const placeAt = (location: string | null, roomCode: string | null = null): Place =>
  location === null
    ? { location: '', roomCode: roomCode ?? newRoomCode(randomBytes(10)) }
    : { location, roomCode: null };

/** Of our room, its address; it brings whoever opens it to the door, and no further. */
export function locationOf({ platform }: Ctx, { location, roomCode }: Place): string {
  if (roomCode === null) return location;
  return new URL(to(interviewPaths.room, { code: roomCode }), platform.config.publicUrl).href;
}

/** Before a company is verified its invitations carry no links but ours: anybody could send people to any page in its name. */
async function requireUsableLink(
  ctx: Ctx,
  companyId: string,
  { type, location }: { readonly type: InterviewType; readonly location: string },
): Promise<void> {
  if ((type !== 'video' && !WEB_ADDRESS.test(location)) || (await selectCompany(ctx, companyId)).verifiedAt !== null)
    return;
  throw validationError([{ field: 'location', code: 'VIDEO_LINK_UNVERIFIED', values: {} }], ctx.locale);
}
