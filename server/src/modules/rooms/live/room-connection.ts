import { randomUUID } from 'node:crypto';
import { clientFrames } from '@prova/contract/rooms/room-frames';
import {
  type ClientFrame,
  type JoinRoom,
  ROOM_CLOSE,
  ROOM_PROTOCOL,
  type ServerFrames,
} from '@prova/contract/rooms/room-protocol';
import * as z from 'zod';
import type { Logger } from '../../../platform/log.ts';
import { Connection, type ConnectionOptions } from '../../../platform/realtime/connection.ts';
import { framesSent } from '../../../platform/realtime/socket-metrics.ts';
import { caption, write } from './converse.ts';
import { admit, enter, reject, relayFor, stillBelongs } from './enter.ts';
import type { EndReason, Line } from './line.ts';
import type { LiveRoom } from './live-room.ts';
import { moderate } from './moderate.ts';
import { type Person, peerOf, permissionsOf } from './presence.ts';
import { HeldElsewhere, Refusal } from './refusal.ts';
import type { RoomHolder } from './room-holder.ts';

const envelope = z.strictObject({
  v: z.literal(ROOM_PROTOCOL),
  type: z.string().max(40),
  id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  ts: z.number(),
  data: z.unknown(),
});

type Envelope = z.output<typeof envelope>;

/** Whose first frame was refused may think about it: the page asks for a name, or whether to move here. */
const SECOND_THOUGHTS_SECONDS = 120;

interface RoomConnectionOptions extends ConnectionOptions {
  readonly holder: RoomHolder;
  /** Of the room, as the address names it. */
  readonly code: string;
  readonly network: string;
}

/** Where in a room a socket is: at the door, or inside. */
interface Place {
  readonly room: LiveRoom;
  readonly entryId: string;
}

/** One socket of `/ws/interview`. */
export class RoomConnection extends Connection implements Line {
  readonly network: string;
  readonly #holder: RoomHolder;
  readonly #code: string;
  readonly #log: Logger;
  readonly #now: () => Date;
  #place: Place | null = null;
  /** The number of the frame whose token is looked at. */
  #asked: number | undefined;

  constructor(options: RoomConnectionOptions) {
    super(options);
    this.network = options.network;
    this.#holder = options.holder;
    this.#code = options.code;
    this.#log = options.log;
    this.#now = options.now;
    const { frameBytes, framesPerHeartbeat, heartbeatSeconds } = options.limits;
    this.deliver('connected', {
      connectionId: randomUUID(),
      protocol: ROOM_PROTOCOL,
      serverTime: options.now().toISOString(),
      limits: { frameBytes, framesPerSecond: framesPerHeartbeat / heartbeatSeconds },
    });
  }

  deliver<Type extends keyof ServerFrames>(type: Type, data: ServerFrames[Type], re?: number): void {
    this.write({ v: ROOM_PROTOCOL, type, ...(re !== undefined && { re }), ts: this.#now().getTime(), data });
    framesSent.inc({ type });
  }

  end(reason: EndReason): void {
    this.#place = null;
    this.deliver('room-ended', { reason });
    this.close(ROOM_CLOSE.OVER);
  }

  drop(code: number): void {
    this.#place = null;
    this.close(code);
  }

  /** The hub has nothing to tell but that rights have changed: everything else comes by the room. */
  send(): void {
    this.recheck();
  }

  protected read(text: string): (() => Promise<void>) | null {
    const frame = parsed(text);
    return frame && (() => this.#take(frame));
  }

  protected async rightsChanged(): Promise<void> {
    const place = this.#place;
    if (!place) return;
    await place.room.run(async () => {
      const { room, entryId } = place;
      const shown = room.presence.people.get(entryId) ?? room.presence.door.get(entryId);
      if (shown?.line === this && !(await stillBelongs(room, this, shown))) await this.#leave(place, 'removed');
    });
  }

  /** Who has shown an account or a link that is none any more is out. */
  protected override refused(): void {
    const place = this.#place;
    if (!place) {
      this.#refuse('TOKEN_INVALID', this.#asked);
      return;
    }
    place.room
      .run(() => this.#leave(place, 'removed'))
      .catch((error: unknown) =>
        this.#log.error({ err: error }, 'whoever has lost their right could not be taken out'),
      );
  }

  protected ping(): void {
    this.deliver('ping', {});
  }

  protected askAgain(graceSeconds: number): void {
    this.deliver('reauthenticate', { graceSeconds });
  }

  protected ended(): void {
    const place = this.#place;
    this.#place = null;
    if (!place || this.#holder.isStopping) return;
    place.room
      .run(() => place.room.lose(place.entryId, this))
      .catch((error: unknown) => this.#log.error({ err: error }, 'a lost place could not be noted'));
  }

  async #take({ type, id, data }: Envelope): Promise<void> {
    const schema = Object.hasOwn(clientFrames, type) ? clientFrames[type as ClientFrame['type']] : undefined;
    if (!schema) return this.#refuse('UNKNOWN_TYPE', id);
    const { success, data: checked } = schema.safeParse(data);
    if (!success) return this.#refuse('MALFORMED', id);
    try {
      await this.#follow({ type, data: checked } as Pick<ClientFrame, 'type' | 'data'>, id);
    } catch (error) {
      if (error instanceof Refusal) return this.#refuse(error.code, id, error.retryable);
      if (error instanceof HeldElsewhere) return this.drop(ROOM_CLOSE.ELSEWHERE);
      this.#log.error({ err: error, frame: type }, 'frame of a room failed');
      this.#refuse('SERVER_ERROR', id, true);
    }
  }

  #refuse(code: ServerFrames['error']['code'], re: number | undefined, retryable = false): void {
    this.deliver('error', { code, retryable }, re);
    if (!this.#place) this.expectWithin(SECOND_THOUGHTS_SECONDS);
  }

  async #follow(frame: Pick<ClientFrame, 'type' | 'data'>, re: number | undefined): Promise<void> {
    if (frame.type === 'join-room') return this.#join(frame.data as JoinRoom, re);
    const place = this.#place;
    if (!place) throw new Refusal('NOT_ADMITTED');
    const { room, entryId } = place;
    if (frame.type === 'leave') return room.run(() => this.#leave(place, 'left'));
    const self = (): Person<Line> => {
      const person = room.presence.people.get(entryId);
      if (person?.line !== this) throw new Refusal('NOT_ADMITTED');
      return person;
    };
    const { type, data } = frame as ClientFrame;
    // Nothing has to be written down, and calls wait for it.
    if (type === 'signal') return this.#signal(room, self(), data);
    if (type === 'ice-refresh') return this.deliver('ice-servers', relayFor(room, self()), re);
    // Also of who waits.
    if (type === 'consent')
      return room.run(async () => {
        const { people, door } = room.presence;
        if ((people.get(entryId) ?? door.get(entryId))?.line !== this) throw new Refusal('NOT_ADMITTED');
        await room.recordings.answer(entryId, data, re);
      });
    await room.run(async () => {
      const person = self();
      switch (type) {
        case 'media-state':
          return this.#showMedia(room, person, data);
        case 'chat':
          return write(room, person, data, re);
        case 'transcript':
          return caption(room, person, data, re);
      }
      if (!permissionsOf(person).moderate) throw new Refusal('NOT_ALLOWED');
      switch (type) {
        case 'admit':
          return admit(room, person, data.requestId, re);
        case 'reject':
          return reject(room, person, data.requestId, re);
        case 'moderate':
          return moderate(room, person, data, re);
        case 'record':
          if (data.action === 'ask') return room.recordings.ask(person, data.picture, re);
          return room.recordings.stop(person, re);
      }
    });
  }

  async #join(join: JoinRoom, re: number | undefined): Promise<void> {
    if (join.roomId !== this.#code) throw new Refusal('MALFORMED');
    this.#asked = re;
    if (join.accessToken !== undefined && !(await this.identify(join.accessToken))) return;
    const place = this.#place;
    if (place) {
      this.#expectToken(join);
      await this.rightsChanged();
      return this.#sayAgain(place, re);
    }
    const entered = await this.#enter(join, re);
    // It went while it was let in.
    if (this.isClosed) return entered.room.run(() => entered.room.lose(entered.entryId, this));
    this.#place = entered;
    this.#expectToken(join);
  }

  async #enter(join: JoinRoom, re: number | undefined): Promise<Place> {
    for (;;) {
      const room = await this.#holder.hold(this.#code, join.accessType);
      const entered = await room.run(async () =>
        room.isOver ? null : { room, ...(await enter(room, this, { join, re }, this.#holder.knocks)) },
      );
      // It was let go while this waited for it.
      if (entered) return entered;
    }
  }

  #expectToken({ accessToken }: JoinRoom): void {
    if (accessToken === undefined) this.expectNothing();
    else this.expectRenewal();
  }

  /** Whoever has shown a fresh token hears that all is as it was. */
  #sayAgain({ room, entryId }: Place, re: number | undefined): void {
    const person = room.presence.people.get(entryId);
    if (person) this.deliver('self-updated', { ...peerOf(person), permissions: permissionsOf(person) }, re);
    else if (room.presence.door.has(entryId)) this.deliver('waiting', room.placeAtDoor(entryId), re);
  }

  #signal(room: LiveRoom, { id }: Person<Line>, { to, ...signal }: ServerSignal): void {
    const peer = room.presence.people.get(to);
    if (!peer?.line) throw new Refusal('PEER_NOT_FOUND');
    peer.line.deliver('signal', { ...signal, from: id });
  }

  #showMedia(room: LiveRoom, person: Person<Line>, media: Person<Line>['media']): void {
    const sends = media.audio || media.video || media.screen !== null;
    if (sends && !permissionsOf(person).publish) throw new Refusal('NOT_ALLOWED');
    person.media = media;
    room.broadcast('peer-updated', peerOf(person), { except: person.id });
  }

  async #leave({ room, entryId }: Place, why: 'left' | 'removed'): Promise<void> {
    const person = room.presence.people.get(entryId);
    if (person?.line === this) await room.takeOut(person, why);
    else if (room.presence.door.get(entryId)?.line === this) await room.leaveDoor(entryId);
    this.end(why);
    room.letGo();
  }
}

type ServerSignal = Extract<ClientFrame, { type: 'signal' }>['data'];

function parsed(text: string): Envelope | null {
  try {
    const { success, data } = envelope.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}
