import {
  type AccessType,
  LOST_SECONDS,
  PEOPLE_MAX,
  type PeerRole,
  PUBLISHERS_MAX,
  WAITING_MAX,
} from '@prova/contract/rooms/room-fields';
import type { MediaState, Peer, Permissions, WaitingPerson } from '@prova/contract/rooms/room-protocol';
import { after } from '../../../platform/clock.ts';
import { Refusal } from './refusal.ts';

/** Who somebody is, as they have shown it. */
export interface Shown {
  readonly id: string;
  readonly accessType: AccessType;
  readonly name: string;
  readonly nameTyped: boolean;
  /** Of the account that they have shown. */
  readonly userId: string | null;
  /** The candidate of the interview, by link or account. */
  readonly participantId: string | null;
}

/** @param Line what somebody is talked to by */
export interface Person<Line> extends Shown {
  role: PeerRole;
  media: MediaState;
  readonly joinedAt: Date;
  /** Null while it is lost. */
  line: Line | null;
  lostAt: Date | null;
}

export interface Knock<Line> extends Shown {
  readonly claimsParticipant: boolean;
  readonly since: Date;
  readonly line: Line;
}

export const SILENT: MediaState = { audio: false, video: false, screen: null };

const publishes = (role: PeerRole): boolean => role !== 'observer';
const isTeam = (role: PeerRole): boolean => role === 'host' || role === 'interviewer';

/** Who is inside a room, and who is at its door. Pure: whatever is told to anybody is up to the caller. */
export class Presence<Line> {
  /** Longest present first. */
  readonly people = new Map<string, Person<Line>>();
  /** Longest waiting first. */
  readonly door = new Map<string, Knock<Line>>();

  get host(): Person<Line> | undefined {
    return this.#find(({ role }) => role === 'host');
  }

  /** Lost or not: the seat is kept for a while. */
  get candidate(): Person<Line> | undefined {
    return this.#find(({ role }) => role === 'candidate');
  }

  /** Host and candidate are both there, and can hear each other. */
  get isMeeting(): boolean {
    const there = [...this.people.values()].filter(({ line }) => line !== null);
    return there.some(({ role }) => isTeam(role)) && there.some(({ role }) => role === 'candidate');
  }

  /** Neither side is there. */
  get isDeserted(): boolean {
    return ![...this.people.values()].some(({ role }) => publishes(role));
  }

  get isVacant(): boolean {
    return this.people.size === 0 && this.door.size === 0;
  }

  /** @throws Refusal ROOM_FULL, SEAT_TAKEN */
  requireCapacity(role: PeerRole): void {
    if (role === 'candidate' && this.candidate) throw new Refusal('SEAT_TAKEN');
    const present = [...this.people.values(), { role }];
    const publishers = present.filter((each) => publishes(each.role)).length;
    const weight = publishers + (present.length - publishers) / 2;
    if (weight > PUBLISHERS_MAX || present.length > PEOPLE_MAX) throw new Refusal('ROOM_FULL');
  }

  /** @throws Refusal DOOR_FULL */
  requireDoor(): void {
    if (this.door.size >= WAITING_MAX) throw new Refusal('DOOR_FULL');
  }

  /** As whom somebody of the team comes in. */
  teamRole(): PeerRole {
    return this.host ? 'interviewer' : 'host';
  }

  /** Who becomes host where there is none: of the team, whoever has been there longest. */
  successor(): Person<Line> | undefined {
    if (this.host) return undefined;
    return this.#find(({ role, line }) => role === 'interviewer' && line !== null);
  }

  /** Whose place is kept no longer. */
  overdue(now: Date): Person<Line>[] {
    return [...this.people.values()].filter(({ lostAt }) => lostAt !== null && after(lostAt, LOST_SECONDS) <= now);
  }

  #find(fits: (person: Person<Line>) => boolean): Person<Line> | undefined {
    for (const person of this.people.values()) if (fits(person)) return person;
    return undefined;
  }
}

export const permissionsOf = ({ role }: { readonly role: PeerRole }): Permissions => ({
  publish: publishes(role),
  moderate: role === 'host',
});

export function peerOf<Line>({ id, name, role, nameTyped, line, media }: Person<Line>): Peer {
  return { peerId: id, name, role, nameTyped, lost: line === null, media };
}

export function waitingOf<Line>(knock: Knock<Line>, recordingConsent: boolean | null): WaitingPerson {
  const { id, name, accessType, nameTyped, claimsParticipant, since } = knock;
  return {
    requestId: id,
    name,
    accessType,
    nameTyped,
    claimsParticipant,
    recordingConsent,
    since: since.toISOString(),
  };
}
