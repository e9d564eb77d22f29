import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { newRoomCode } from '@prova/contract/interviews/room-code';
import { CONSENT_VERSION, RECORDING_CONSENT_VERSION } from '@prova/contract/rooms/room-fields';
import {
  type ClientFrames,
  type JoinRoom,
  ROOM_PROTOCOL,
  ROOM_SOCKET_PATH,
  type RoomJoined,
  type ServerFrames,
} from '@prova/contract/rooms/room-protocol';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import WebSocket from 'ws';
import { applyTo } from './applications-factory.ts';
import type { TestServer } from './harness.ts';
import { inviteTo } from './interviews-factory.ts';
import { publishJob } from './jobs-factory.ts';
import type { Person } from './people.ts';

type Heard = {
  [Type in keyof ServerFrames]: { type: Type; data: ServerFrames[Type]; re?: number };
}[keyof ServerFrames];

/** A page at a room's socket, which keeps what it heard until it is asked for. */
export class RoomPage {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly code: string;
  readonly all: Heard[] = [];
  readonly #frames: Heard[] = [];
  #wake: () => void = () => undefined;
  #asked = 0;

  constructor(address: string, code: string) {
    this.code = code;
    this.socket = new WebSocket(`${address.replace('http', 'ws')}${ROOM_SOCKET_PATH}?room=${code}`);
    this.closed = once(this.socket, 'close').then(([closeCode]) => closeCode as number);
    this.socket.on('message', (text) => {
      const frame = JSON.parse(text.toString()) as Heard;
      this.all.push(frame);
      this.#frames.push(frame);
      this.#wake();
    });
    this.socket.on('close', () => this.#wake());
  }

  /** @returns the number of the frame */
  say<Type extends keyof ClientFrames>(type: Type, data: ClientFrames[Type]): number {
    this.#asked += 1;
    this.socket.send(JSON.stringify({ v: ROOM_PROTOCOL, type, id: this.#asked, ts: 0, data }));
    return this.#asked;
  }

  /** The next frame of a type; those before it are passed over. */
  async hears<Type extends keyof ServerFrames>(type: Type): Promise<ServerFrames[Type]> {
    return (await this.hearsOneOf(type)).data as ServerFrames[Type];
  }

  async hearsOneOf(...types: (keyof ServerFrames)[]): Promise<Heard> {
    for (;;) {
      const frame = this.#frames.shift();
      if (frame && types.includes(frame.type)) return frame;
      if (frame) continue;
      if (this.socket.readyState === WebSocket.CLOSED)
        throw new Error(`closed, after ${JSON.stringify(this.all.map(({ type, data }) => [type, data]))}`);
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** What it was told so far, by type. */
  get types(): string[] {
    return this.all.map(({ type }) => type);
  }

  /** Everything that was said before this has been answered. */
  async settled(): Promise<void> {
    this.socket.ping();
    await once(this.socket, 'pong');
  }

  joins(given: Partial<JoinRoom>): void {
    this.say('join-room', {
      roomId: this.code,
      userName: '',
      userId: null,
      hasLocalStream: true,
      roomType: 'interview',
      accessType: 'guest',
      consentVersion: CONSENT_VERSION,
      ...given,
    });
  }

  /** Comes in at once. */
  async enters(given: Partial<JoinRoom>): Promise<RoomJoined> {
    this.joins(given);
    const { type, data } = await this.hearsOneOf('room-joined', 'error', 'waiting');
    if (type !== 'room-joined') throw new Error(`${type}: ${JSON.stringify(data)}`);
    return data;
  }

  /** Comes to the door. @returns how they are known there */
  async knocks(given: Partial<JoinRoom>): Promise<string> {
    this.joins(given);
    const { type, data } = await this.hearsOneOf('waiting', 'error', 'room-joined');
    if (type !== 'waiting') throw new Error(`${type}: ${JSON.stringify(data)}`);
    return data.requestId;
  }

  /** Asks to come in. @returns why that is refused */
  async isRefused(given: Partial<JoinRoom>): Promise<string> {
    this.joins(given);
    const { type, data } = await this.hearsOneOf('error', 'room-joined', 'waiting');
    return type === 'error' ? data.code : type;
  }
}

/** Where a server listens, and the pages that are open there. */
export class RoomStage {
  readonly address: string;
  readonly #pages: RoomPage[] = [];

  private constructor(address: string) {
    this.address = address;
  }

  static async of(app: FastifyInstance): Promise<RoomStage> {
    return new RoomStage(await app.listen({ host: '127.0.0.1', port: 0 }));
  }

  async page(code: string): Promise<RoomPage> {
    const page = new RoomPage(this.address, code);
    this.#pages.push(page);
    await page.hears('connected');
    return page;
  }

  leaveAll(): void {
    for (const { socket } of this.#pages.splice(0)) socket.terminate();
  }
}

export interface InterviewRoom {
  readonly code: string;
  readonly interviewId: string;
  readonly applicationId: string;
  /** Of the candidate's link. */
  readonly link: string;
  readonly candidateName: string;
  readonly candidateEmail: string;
}

/** Has an interview held in a room. @returns its code */
export async function giveRoom(server: TestServer, interviewId: string): Promise<string> {
  const roomCode = newRoomCode(randomBytes(10));
  await server.platform.database
    .updateTable('interviews')
    .set({ type: 'video', roomCode })
    .where('id', '=', interviewId)
    .execute();
  return roomCode;
}

/** An interview whose hour has come, held in a room. */
export async function interviewInRoom(
  server: TestServer,
  host: Person,
  given: { job?: Awaited<ReturnType<typeof publishJob>>; minutes?: number; as?: Person } = {},
): Promise<InterviewRoom> {
  const job = given.job ?? (await publishJob(server, host));
  const { as } = given;
  const application = await applyTo(server, job, as && { as: as.token, fullName: as.name, email: as.email });
  const interview = await inviteTo(server, host, application, { allowOverlap: true });
  const code = await giveRoom(server, interview.id);
  const startsAt = new Date(server.clock.now().getTime() + (given.minutes ?? 0) * 60_000);
  await server.platform.database
    .updateTable('interviews')
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) })
    .where('id', '=', interview.id)
    .execute();
  return {
    code,
    interviewId: interview.id,
    applicationId: application.id,
    link: interview.token,
    candidateName: interview.candidateName ?? '',
    candidateEmail: application.email,
  };
}

/** Host and candidate of an interview's room, both inside. */
export async function meeting(stage: RoomStage, host: Person, room: InterviewRoom) {
  const hostPage = await stage.page(room.code);
  const hostJoined = await hostPage.enters({ accessType: 'host', accessToken: host.token });
  const candidatePage = await stage.page(room.code);
  const candidateJoined = await comesIn(hostPage, candidatePage, { accessType: 'candidate', accessToken: room.link });
  return { hostPage, hostJoined, candidatePage, candidateJoined };
}

/** Somebody knocks, and the host lets them in. */
export async function comesIn(host: RoomPage, page: RoomPage, given: Partial<JoinRoom>): Promise<RoomJoined> {
  const requestId = await page.knocks(given);
  host.say('admit', { requestId });
  const joined = await page.hears('room-joined');
  const { peerId } = await host.hears('peer-joined');
  expect(peerId).toBe(requestId);
  return joined;
}

export const aMessage = (text: string) => ({ clientId: randomUUID(), text });

export const aSegment = (text: string) => ({
  segmentId: randomUUID(),
  rev: 0,
  text,
  final: false,
  startMs: 0,
  endMs: 900,
  lang: 'pt-BR',
  provider: 'browser' as const,
  confidence: 0.8,
});

type Recorded = NonNullable<ServerFrames['room-updated']['recording']>;

/** Waits until somebody inside is told that a recording is asked for or goes on, as `fits` says. */
export async function hearsOfRecording(page: RoomPage, fits: (recording: Recorded) => boolean): Promise<Recorded> {
  for (;;) {
    const { recording } = await page.hears('room-updated');
    if (recording && fits(recording)) return recording;
  }
}

/** The host asks everybody. @returns the recording, as everybody is told */
export async function asksToRecord(host: RoomPage, picture = true): Promise<Recorded> {
  host.say('record', { action: 'ask', picture });
  return hearsOfRecording(host, () => true);
}

export const consentTo = (recordingId: string, accepted = true) => ({
  recordingId,
  accepted,
  version: RECORDING_CONSENT_VERSION,
});

/** An interview's room in which host and candidate are inside and recorded. */
export async function recordedMeeting(stage: RoomStage, host: Person, room: InterviewRoom) {
  const met = await meeting(stage, host, room);
  const { recordingId } = await asksToRecord(met.hostPage);
  met.candidatePage.say('consent', consentTo(recordingId));
  await hearsOfRecording(met.hostPage, ({ state }) => state === 'recording');
  await hearsOfRecording(met.candidatePage, ({ state }) => state === 'recording');
  return { ...met, recordingId };
}
