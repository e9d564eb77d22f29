import { randomUUID } from 'node:crypto';
import { type AccessType, KNOCKS_PER_HOUR } from '@prova/contract/rooms/room-fields';
import { ROOM_CLOSE } from '@prova/contract/rooms/room-protocol';
import { after, HOUR } from '../../../platform/clock.ts';
import type { SocketParts } from '../../../platform/realtime/socket.ts';
import { WindowCounter } from '../../../platform/window-counter.ts';
import { toInterview } from '../../interviews/interviews.service.ts';
import { closeKnocks, selectAmounts, selectInside } from '../entries.queries.ts';
import { type FoundRoom, findRoom, roomOfInterview } from '../find-room.ts';
import { roomStatus } from '../room-status.ts';
import { releaseLeases, renewLeases, takeLease } from '../rooms.queries.ts';
import { toRoom } from '../rooms.realtime.ts';
import type { KnockLimit } from './enter.ts';
import { type Lease, LiveRoom } from './live-room.ts';
import { SILENT } from './presence.ts';
import { HeldElsewhere, Refusal } from './refusal.ts';
import { countRooms, uncountRooms } from './room-metrics.ts';

const LEASE_SECONDS = 30;
const RENEWED_EACH_SECONDS = 10;
const TICK_MS = 500;
/** Codes that nobody knows, at whose door visitors wait: they are in memory alone. */
const UNOPENED_MAX = 1_000;

/** The rooms that this process holds. */
export class RoomHolder {
  readonly #parts: SocketParts;
  /** Of this process, in the leases of its rooms. */
  readonly #id = randomUUID();
  readonly #rooms = new Map<string, LiveRoom>();
  readonly #coming = new Map<string, Promise<LiveRoom>>();
  readonly #releasing = new Set<Promise<unknown>>();
  readonly #knocks = new WindowCounter({ max: KNOCKS_PER_HOUR, seconds: HOUR });
  readonly #timer: NodeJS.Timeout;
  #renewedAt: Date;
  #ticking = false;
  #stopping = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#renewedAt = this.#now;
    countRooms(this.#rooms);
    this.#timer = setInterval(() => void this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Counted for each network, where calls are. */
  readonly knocks: KnockLimit = {
    take: (network) => {
      if (!this.#parts.platform.config.RATE_LIMITS) return;
      if (this.#knocks.wait(network, this.#now) > 0) throw new Refusal('TOO_MANY_KNOCKS');
      this.#knocks.add(network, this.#now);
    },
  };

  /**
   * The room of a code, in the hands of this process.
   * @param access a room that nobody knows is waited for, and opened by a host
   * @throws HeldElsewhere, Refusal ROOM_ENDED, ROOM_CANCELLED, DOOR_FULL
   */
  hold(code: string, access: AccessType): Promise<LiveRoom> {
    const held = this.#rooms.get(code);
    if (held) return Promise.resolve(held);
    const coming = this.#coming.get(code) ?? this.#load(code, access).finally(() => this.#coming.delete(code));
    this.#coming.set(code, coming);
    return coming;
  }

  /** The server goes: its sockets are closed, and another process may hold the rooms at once. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    const rooms = [...this.#rooms.values()];
    for (const room of rooms)
      await room.run(() => room.captions.keepAll()).catch((error: unknown) => this.#warn(error, room.code));
    await Promise.all(this.#releasing);
    const ids = rooms.flatMap(({ row }) => row?.id ?? []);
    await releaseLeases(this.#parts.context(), { ids, holder: this.#id });
    this.#rooms.clear();
    uncountRooms(this.#rooms);
  }

  /** From now on nobody is lost who loses the connection: it is the server that goes. */
  stop(): void {
    this.#stopping = true;
  }

  get #now(): Date {
    return this.#parts.platform.clock.now();
  }

  #lease(): Lease & { heldUntil: Date } {
    return { holder: this.#id, heldUntil: after(this.#now, LEASE_SECONDS) };
  }

  async #load(code: string, access: AccessType): Promise<LiveRoom> {
    const ctx = this.#parts.context();
    // What was released a moment ago is taken again only then.
    await Promise.all(this.#releasing);
    const found = await findRoom(ctx, code);
    const status = roomStatus(found.row, found.interview);
    if (status === 'ended') throw new Refusal('ROOM_ENDED');
    if (status === 'cancelled') throw new Refusal('ROOM_CANCELLED');
    if (!found.row && !found.interview && access !== 'host') this.#requireUnopened();
    const room = new LiveRoom({
      code,
      context: this.#parts.context,
      log: this.#parts.log,
      lease: () => this.#lease(),
      onOver: (room) => this.#forget(room),
    });
    await this.#bring(room, found);
    this.#rooms.set(code, room);
    const { hub } = this.#parts;
    hub.join(toRoom(code), room);
    if (room.interview) hub.join(toInterview(room.interview.id), room);
    return room;
  }

  /** @throws Refusal DOOR_FULL */
  #requireUnopened(): void {
    let unopened = 0;
    for (const { row } of this.#rooms.values()) unopened += row ? 0 : 1;
    if (unopened >= UNOPENED_MAX) throw new Refusal('DOOR_FULL');
  }

  /** Everything that is written down about a room: those who were inside have a while to come back. */
  async #bring(room: LiveRoom, { row, interview }: FoundRoom): Promise<void> {
    const ctx = this.#parts.context();
    const known = row ?? (interview ? await roomOfInterview(ctx, room.code, interview) : null);
    if (!known) return;
    const { holder, heldUntil } = this.#lease();
    const held = await takeLease(ctx, { id: known.id, holder: holder ?? this.#id, until: heldUntil });
    if (!held) throw new HeldElsewhere();
    await room.learn({ row: held, interview });
    const { entries, messages, captionBytes } = await selectAmounts(ctx, held.id);
    Object.assign(room.amounts, { entries, messages });
    room.captions.bytes = captionBytes;
    await closeKnocks(ctx, held.id);
    for (const entry of await selectInside(ctx, held.id))
      room.presence.people.set(entry.id, {
        id: entry.id,
        accessType: entry.accessType,
        role: entry.role,
        name: entry.name ?? '',
        nameTyped: entry.nameTyped,
        userId: entry.userId,
        participantId: entry.participantId,
        media: SILENT,
        joinedAt: entry.joinedAt ?? entry.createdAt,
        line: null,
        lostAt: this.#now,
      });
    await room.recordings.load();
  }

  #forget(room: LiveRoom): void {
    if (this.#rooms.get(room.code) !== room) return;
    this.#rooms.delete(room.code);
    const { hub } = this.#parts;
    hub.leave(toRoom(room.code), room);
    if (room.interview) hub.leave(toInterview(room.interview.id), room);
    if (!room.row) return;
    const release = releaseLeases(this.#parts.context(), { ids: [room.row.id], holder: this.#id })
      .catch((error: unknown) => this.#warn(error, room.code))
      .finally(() => this.#releasing.delete(release));
    this.#releasing.add(release);
  }

  async #tick(): Promise<void> {
    if (this.#ticking || this.#stopping) return;
    this.#ticking = true;
    try {
      await this.#renew();
      for (const room of [...this.#rooms.values()])
        await room.run(() => room.tick()).catch((error: unknown) => this.#warn(error, room.code));
    } catch (error) {
      this.#warn(error, null);
    } finally {
      this.#ticking = false;
    }
  }

  async #renew(): Promise<void> {
    if (after(this.#renewedAt, RENEWED_EACH_SECONDS) > this.#now) return;
    const rooms = [...this.#rooms.values()].filter(({ row }) => row !== null);
    if (rooms.length > 0) {
      const ids = rooms.flatMap(({ row }) => row?.id ?? []);
      const held = await renewLeases(this.#parts.context(), { ids, holder: this.#id, until: this.#lease().heldUntil });
      for (const room of rooms) if (room.row && !held.has(room.row.id)) room.abandon(ROOM_CLOSE.ELSEWHERE);
    }
    this.#renewedAt = this.#now;
  }

  #warn(error: unknown, room: string | null): void {
    this.#parts.log.error({ err: error, room }, 'room could not be kept');
  }
}
