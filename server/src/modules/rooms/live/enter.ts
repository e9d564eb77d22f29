import { randomBytes } from 'node:crypto';
import { CONSENT_VERSION, type PeerRole } from '@prova/contract/rooms/room-fields';
import type { ProtocolError, RoomJoined } from '@prova/contract/rooms/room-protocol';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { hashSecret } from '../../../platform/tokens.ts';
import { isUniqueViolation } from '../../../platform/unique-violation.ts';
import { transcriberName } from '../../interviews/interviews.service.ts';
import { selectLatestMessages } from '../conversation.queries.ts';
import { type EntryRow, insertEntries, selectResumed, updateEntry, wasRemoved } from '../entries.queries.ts';
import { openRoom } from '../find-room.ts';
import { iceServersOf } from '../relay.ts';
import { roomStatus } from '../room-status.ts';
import { mayHostRoom, mayKnock } from '../rooms.policy.ts';
import { claimOf, claimsParticipant } from './claim.ts';
import type { Asked, Line } from './line.ts';
import type { LiveRoom } from './live-room.ts';
import { type Knock, type Person, peerOf, permissionsOf, type Shown, SILENT } from './presence.ts';
import { Refusal } from './refusal.ts';

/** What comes with `room-joined`; the page of the interview has all of it. */
const SHOWN_AT_ONCE = 200;
/** Of one room, those who were not let in among them. */
const ENTRIES_MAX = 2_000;
/** For how long the relay takes a credential. A page asks for new ones before. */
const RELAY_SECONDS = 2 * 60 * 60;

/** What a network may do in an hour. */
export interface KnockLimit {
  /** @throws Refusal TOO_MANY_KNOCKS */
  take(network: string): void;
}

/** Where a line is from now on. */
export interface Entered {
  readonly entryId: string;
}

/**
 * Lets somebody in who may enter, or has them wait at the door. Called while nothing else changes the room.
 * @throws Refusal with what the person is told
 */
export async function enter(room: LiveRoom, line: Line, asked: Asked, knocks: KnockLimit): Promise<Entered> {
  const { join } = asked;
  requireOpen(room);
  const resumed =
    join.resumeToken && room.row ? await selectResumed(room.ctx, room.row.id, hashSecret(join.resumeToken)) : null;
  if (resumed) return resume(room, line, asked, resumed);
  if (join.consentVersion !== CONSENT_VERSION) throw new Refusal('CONSENT_REQUIRED');
  const shown = { id: newId(room.ctx), ...claimOf(join, line.actor, room.interview) };
  if (shown.accessType === 'host') return enterAsTeam(room, line, asked, shown);
  if (shown.participantId !== null) {
    const same = [...room.presence.people.values()].find(({ participantId }) => participantId === shown.participantId);
    if (same) return moveSeat(room, line, asked, same);
  }
  return knock(room, line, asked, shown, knocks);
}

const OVER: Readonly<Record<'ended' | 'cancelled', ProtocolError>> = {
  ended: 'ROOM_ENDED',
  cancelled: 'ROOM_CANCELLED',
};

/** @throws Refusal ROOM_ENDED, ROOM_CANCELLED */
function requireOpen({ row, interview }: Pick<LiveRoom, 'row' | 'interview'>): void {
  const status = roomStatus(row, interview);
  if (status === 'ended' || status === 'cancelled') throw new Refusal(OVER[status]);
}

/** Somebody comes back into the place that they had. */
async function resume(room: LiveRoom, line: Line, asked: Asked, entry: EntryRow): Promise<Entered> {
  await requireSameHands(room, line, entry);
  const there = room.presence.people.get(entry.id);
  if (there) return takeLine(room, line, asked, there);
  room.recordings.requireAgreed(entry.id, asked.join.recordingConsent);
  // Somebody of the team is host only where there is none.
  const role = entry.accessType === 'host' ? room.presence.teamRole() : entry.role;
  room.presence.requireCapacity(role);
  const person = personOf(entry, { role, line, joinedAt: entry.joinedAt ?? room.now });
  await comeIn(room, person, asked, { leftAt: null });
  return { entryId: entry.id };
}

/** Whoever has shown an account or a link shows it again, and may still come. @throws Refusal TOKEN_INVALID, NOT_ALLOWED */
async function requireSameHands(room: LiveRoom, line: Line, entry: EntryRow): Promise<void> {
  const { actor } = line;
  if (entry.userId !== null && (actor?.kind !== 'user' || actor.userId !== entry.userId))
    throw new Refusal('TOKEN_INVALID');
  const linked = entry.participantId !== null && entry.userId === null;
  if (linked && (actor?.kind !== 'token' || actor.subjectId !== entry.participantId))
    throw new Refusal('TOKEN_INVALID');
  if (entry.accessType === 'host' && !(await mayHost(room, line))) throw new Refusal('NOT_ALLOWED');
  if (!(await mayKnock(line.context(), room, entry.accessType))) throw new Refusal('NOT_ALLOWED');
}

async function mayHost({ row, interview }: LiveRoom, line: Line): Promise<boolean> {
  const ctx = line.context();
  return ctx !== null && row !== null && (await mayHostRoom(ctx, { row, interview }));
}

/** Whether whoever is inside, or waits, still is who they have shown to be, with what that allows. */
export async function stillBelongs(room: LiveRoom, line: Line, shown: Shown): Promise<boolean> {
  if (shown.accessType === 'host') return mayHost(room, line);
  if (!(await mayKnock(line.context(), room, shown.accessType))) return false;
  return shown.participantId === null || shown.participantId === room.interview?.candidateParticipantId;
}

/** The same person elsewhere: what was there hears that it is over. */
async function takeLine(room: LiveRoom, line: Line, asked: Asked, person: Person<Line>): Promise<Entered> {
  room.recordings.requireAgreed(person.id, asked.join.recordingConsent);
  await room.recordings.takeAgreed(person.id, asked.join.recordingConsent);
  const former = person.line;
  person.line = line;
  person.lostAt = null;
  person.media = SILENT;
  const resumeToken = randomBytes(32).toString('base64url');
  await updateEntry(room.ctx, person.id, { resumeHash: hashSecret(resumeToken) });
  if (former !== line) former?.end('seat-moved');
  await room.recordings.arrived(person);
  line.deliver('room-joined', await joined(room, person, resumeToken), asked.re);
  room.broadcast('peer-updated', peerOf(person), { except: person.id });
  if (room.state.recording) room.tellState();
  await room.settle();
  if (person.role === 'host') room.updateDoor();
  return { entryId: person.id };
}

/** @throws Refusal SEAT_ELSEWHERE */
async function moveSeat(room: LiveRoom, line: Line, asked: Asked, person: Person<Line>): Promise<Entered> {
  if (person.line && !asked.join.takeSeat) throw new Refusal('SEAT_ELSEWHERE');
  return takeLine(room, line, asked, person);
}

/** Whoever belongs to the team does not wait; whom the host has removed does, as long as there is a host. */
async function enterAsTeam(room: LiveRoom, line: Line, asked: Asked, shown: Shown): Promise<Entered> {
  const ctx = line.context();
  if (!ctx) throw new Refusal('TOKEN_INVALID');
  if (!room.row) await open(room, ctx);
  const { row, presence } = room;
  if (!row || !(await mayHost(room, line))) throw new Refusal('NOT_ALLOWED');
  const role = presence.teamRole();
  if (presence.host && shown.userId && (await wasRemoved(room.ctx, row.id, shown.userId)))
    return wait(room, line, asked, shown);
  presence.requireCapacity(role);
  room.recordings.requireAgreed(shown.id, asked.join.recordingConsent);
  const { now } = room;
  await insertEntries(room.ctx, [{ ...entryOf(room, shown, role), decision: 'admitted', decidedAt: now }]);
  room.amounts.entries += 1;
  await comeIn(room, personOf(shown, { role, line, joinedAt: now }), asked);
  return { entryId: shown.id };
}

/** A visitor's code becomes the room of the first company that comes. @throws Refusal NOT_ALLOWED */
async function open(room: LiveRoom, ctx: Ctx): Promise<void> {
  const row = await openRoom(ctx, room.code, room.lease).catch((error: unknown) => {
    throw error instanceof AppError ? new Refusal('NOT_ALLOWED') : error;
  });
  await room.learn({ row, interview: null });
  const waiting = [...room.presence.door.values()];
  await insertEntries(
    room.ctx,
    waiting.map((each) => entryOf(room, each, roleAtDoor(each))),
  );
}

const roleAtDoor = ({ accessType }: Pick<Shown, 'accessType'>): PeerRole => {
  if (accessType === 'candidate') return 'candidate';
  return accessType === 'host' ? 'interviewer' : 'observer';
};

async function knock(room: LiveRoom, line: Line, asked: Asked, shown: Shown, knocks: KnockLimit): Promise<Entered> {
  const { presence, amounts, row } = room;
  if (!(await mayKnock(line.context(), room, shown.accessType))) throw new Refusal('NOT_ALLOWED');
  if (shown.accessType === 'candidate' && presence.candidate) throw new Refusal('SEAT_TAKEN');
  if (row?.locked) throw new Refusal('ROOM_LOCKED');
  knocks.take(line.network);
  if (amounts.entries >= ENTRIES_MAX) throw new Refusal('DOOR_FULL');
  return wait(room, line, asked, shown);
}

async function wait(room: LiveRoom, line: Line, asked: Asked, shown: Shown): Promise<Entered> {
  const { presence, row } = room;
  // The same person in another tab waits once.
  for (const [id, former] of presence.door)
    if (former.participantId !== null && former.participantId === shown.participantId) {
      await room.leaveDoor(id);
      former.line.end('seat-moved');
    }
  presence.requireDoor();
  const waiting: Knock<Line> = {
    ...shown,
    claimsParticipant: claimsParticipant(shown, room.expected),
    since: room.now,
    line,
  };
  if (row) await insertEntries(room.ctx, [entryOf(room, shown, roleAtDoor(shown))]);
  await room.recordings.takeAgreed(shown.id, asked.join.recordingConsent);
  room.amounts.entries += 1;
  presence.door.set(shown.id, waiting);
  line.deliver('waiting', room.placeAtDoor(shown.id), asked.re);
  presence.host?.line?.deliver('waiting-added', room.waitingPerson(waiting));
  return { entryId: shown.id };
}

/** @throws Refusal PEER_NOT_FOUND, ROOM_FULL, SEAT_TAKEN, RECORDING_CONSENT_REQUIRED */
export async function admit(
  room: LiveRoom,
  host: Person<Line>,
  requestId: string,
  re: number | undefined,
): Promise<void> {
  const { presence, now } = room;
  const waiting = presence.door.get(requestId);
  if (!waiting) throw new Refusal('PEER_NOT_FOUND');
  room.recordings.requireAdmissible(requestId);
  const role = roleAtDoor(waiting);
  presence.requireCapacity(role);
  const person = personOf(waiting, { role, line: waiting.line, joinedAt: now });
  await comeIn(room, person, {}, { decision: 'admitted', decidedAt: now, decidedBy: host.userId }, () => {
    presence.door.delete(requestId);
    host.line?.deliver('waiting-removed', { requestId }, re);
    waiting.line.deliver('admission', { decision: 'admitted', canRetry: false });
  });
  room.updateDoor();
}

/** @throws Refusal PEER_NOT_FOUND */
export async function reject(
  room: LiveRoom,
  host: Person<Line>,
  requestId: string,
  re: number | undefined,
): Promise<void> {
  const { presence, now } = room;
  const waiting = presence.door.get(requestId);
  if (!waiting) throw new Refusal('PEER_NOT_FOUND');
  await updateEntry(room.ctx, requestId, { decision: 'rejected', decidedAt: now, decidedBy: host.userId, leftAt: now });
  presence.door.delete(requestId);
  host.line?.deliver('waiting-removed', { requestId }, re);
  waiting.line.deliver('admission', { decision: 'rejected', canRetry: true });
  waiting.line.end('left');
  room.updateDoor();
}

/**
 * Brings somebody inside: written down first, then told to everybody.
 * @throws Refusal SEAT_TAKEN where another process has let a candidate in at the same time
 */
async function comeIn(
  room: LiveRoom,
  person: Person<Line>,
  { join, re }: Partial<Asked>,
  values: Parameters<typeof updateEntry>[2] = {},
  admitted: () => void = () => undefined,
): Promise<void> {
  const resumeToken = randomBytes(32).toString('base64url');
  const seated = person.role === 'candidate';
  try {
    await updateEntry(room.ctx, person.id, {
      role: person.role,
      joinedAt: person.joinedAt,
      resumeHash: hashSecret(resumeToken),
      seated,
      ...values,
    });
  } catch (error) {
    if (isUniqueViolation(error, 'room_entries_seat')) throw new Refusal('SEAT_TAKEN');
    throw error;
  }
  await room.recordings.takeAgreed(person.id, join?.recordingConsent);
  room.presence.people.set(person.id, person);
  await room.recordings.arrived(person);
  admitted();
  person.line?.deliver('room-joined', await joined(room, person, resumeToken), re);
  room.broadcast('peer-joined', peerOf(person), { except: person.id });
  if (room.state.recording) room.tellState();
  if (person.role === 'host') {
    await room.opened();
    room.updateDoor();
  }
  await room.settle();
}

/** Everything that stands in the room. */
async function joined(room: LiveRoom, person: Person<Line>, resumeToken: string): Promise<RoomJoined> {
  const { ctx, row, presence, captions } = room;
  const [messages, said] = row
    ? await Promise.all([selectLatestMessages(ctx, row.id, SHOWN_AT_ONCE), captions.latest(SHOWN_AT_ONCE)])
    : [[], []];
  const isHost = person.role === 'host';
  return {
    self: { ...peerOf(person), permissions: permissionsOf(person) },
    peers: [...presence.people.values()].filter(({ id }) => id !== person.id).map(peerOf),
    iceServers: relayFor(room, person),
    engine: 'mesh',
    roomState: room.state,
    messages,
    captions: said,
    waiting: isHost ? room.waiting : [],
    resumeToken,
    transcriber: transcriberName(ctx),
  };
}

/** Credentials of the relay, for who is inside. */
export function relayFor({ ctx, now }: LiveRoom, { id }: Person<Line>) {
  return iceServersOf(ctx.platform.config, { name: id, now, seconds: RELAY_SECONDS });
}

function personOf(
  { id, accessType, name, nameTyped, userId, participantId }: Omit<Shown, 'name'> & { readonly name: string | null },
  given: Pick<Person<Line>, 'role' | 'line' | 'joinedAt'>,
): Person<Line> {
  return { id, accessType, name: name ?? '', nameTyped, userId, participantId, media: SILENT, lostAt: null, ...given };
}

function entryOf({ row, now }: LiveRoom, shown: Shown, role: PeerRole) {
  if (!row) throw new Error('Nobody has opened the room');
  const { id, accessType, name, nameTyped, userId, participantId } = shown;
  return {
    ...{ id, accessType, name, nameTyped, userId, participantId, role },
    companyId: row.companyId,
    roomId: row.id,
    consentVersion: CONSENT_VERSION,
    consentedAt: now,
    createdAt: now,
  };
}
