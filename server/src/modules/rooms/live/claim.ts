import { plain } from '@prova/contract/folded-text';
import { type AccessType, NAME_MAX, NAME_MIN } from '@prova/contract/rooms/room-fields';
import type { SocketActor } from '../../../platform/realtime/connection.ts';
import type { Shown } from './presence.ts';
import { Refusal } from './refusal.ts';

/** What the door knows of an interview. */
export interface Invited {
  readonly candidateUserId: string | null;
  readonly candidateParticipantId: string;
  readonly candidateName: string | null;
}

/** Everything that cannot be seen, and what turns the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A name as others are shown it. */
export function cleanName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim().slice(0, NAME_MAX);
}

/**
 * Who knocks, by what they have shown and by what they say.
 * @param actor who holds the token that came along; null without one
 * @throws Refusal TOKEN_INVALID for a link of another room, NAME_REQUIRED
 */
export function claimOf(
  { accessType, userName }: { readonly accessType: AccessType; readonly userName: string },
  actor: SocketActor | null,
  invited: Invited | null,
): Omit<Shown, 'id'> {
  const user = actor?.kind === 'user' ? actor : null;
  const typed = cleanName(userName);
  const named = (known: string | null): Pick<Shown, 'name' | 'nameTyped'> => {
    const name = typed.length >= NAME_MIN ? typed : cleanName(known ?? '');
    if (name.length < NAME_MIN) throw new Refusal('NAME_REQUIRED');
    return { name, nameTyped: known === null || plain(name) !== plain(cleanName(known)) };
  };
  if (accessType === 'host') {
    if (!user) throw new Refusal('TOKEN_INVALID');
    // Colleagues are called what the company knows them as.
    return { accessType, userId: user.userId, participantId: null, name: cleanName(user.name), nameTyped: false };
  }
  if (accessType === 'candidate') {
    const linked = actor?.kind === 'token';
    if (linked && actor.subjectId !== invited?.candidateParticipantId) throw new Refusal('TOKEN_INVALID');
    const own = user?.role === 'POTENTIAL' && user.userId === invited?.candidateUserId;
    if (invited && (linked || own))
      return {
        accessType,
        userId: own ? user.userId : null,
        participantId: invited.candidateParticipantId,
        ...named(invited.candidateName),
      };
  }
  return { accessType, userId: user?.userId ?? null, participantId: null, ...named(user?.name ?? null) };
}

/** Whether somebody has the name of a person who is expected, and has not shown that they are that person. */
export function claimsParticipant(
  { name, userId, participantId }: Pick<Shown, 'name' | 'userId' | 'participantId'>,
  expected: readonly { readonly userId: string | null; readonly name: string | null }[],
): boolean {
  if (participantId !== null) return false;
  return expected.some(
    (each) => each.name !== null && plain(each.name) === plain(name) && (userId === null || each.userId !== userId),
  );
}
