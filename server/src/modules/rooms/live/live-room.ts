import { ROOM_CLOSE, type RoomState, type ServerFrames, type WaitingPerson } from '@prova/contract/rooms/room-protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Subscriber } from '../../../platform/realtime/hub.ts';
import {
  expectedIn,
  findRoomInterview,
  finishInterview,
  mayBegin,
  type RoomInterview,
  startInterview,
} from '../../interviews/interviews.service.ts';
import { forgetWords } from '../conversation.queries.ts';
import { closeEntries, updateEntry, updateRole } from '../entries.queries.ts';
import { roomStatus } from '../room-status.ts';
import { type RoomRow, selectRoom, updateRoom } from '../rooms.queries.ts';
import { Captions } from './captions.ts';
import type { EndReason, Line } from './line.ts';
import { type Knock, type Person, Presence, peerOf, permissionsOf, waitingOf } from './presence.ts';
import { Recordings } from './recordings.ts';

export type Lease = Pick<RoomRow, 'holder' | 'heldUntil'>;

interface Amounts {
  entries: number;
  messages: number;
}

interface RoomOptions {
  readonly code: string;
  readonly context: () => Ctx;
  readonly log: Logger;
  /** As this process writes it into the row. */
  readonly lease: () => Lease;
  /** Called when it is over, or nobody is there any more. */
  readonly onOver: (room: LiveRoom) => void;
}

export interface Facts {
  readonly row: RoomRow | null;
  readonly interview: RoomInterview | null;
}

/**
 * A room that this process holds: who is there, and what they are told. Whatever changes it is done one after the other, and
 * written down before anybody hears of it.
 */
export class LiveRoom implements Subscriber {
  readonly code: string;
  readonly presence = new Presence<Line>();
  readonly captions: Captions;
  readonly recordings: Recordings;
  readonly amounts: Amounts = { entries: 0, messages: 0 };
  /** Null while nobody of a team has opened it: a visitor's own code. */
  row: RoomRow | null = null;
  interview: RoomInterview | null = null;
  /** Who is expected, by account and name. */
  expected: readonly { readonly userId: string | null; readonly name: string | null }[] = [];
  isOver = false;
  readonly #options: RoomOptions;
  #work: Promise<unknown> = Promise.resolve();

  constructor(options: RoomOptions) {
    this.code = options.code;
    this.#options = options;
    this.captions = new Captions(this);
    this.recordings = new Recordings(this);
  }

  /** Of the system. */
  get ctx(): Ctx {
    return this.#options.context();
  }

  get now(): Date {
    return this.ctx.clock.now();
  }

  get lease(): Lease {
    return this.#options.lease();
  }

  /** Does something after whatever came before. */
  run<Result>(step: () => Promise<Result>): Promise<Result> {
    const turn = this.#work.then(step);
    this.#work = turn.catch(() => undefined);
    return turn;
  }

  async learn({ row, interview }: Facts): Promise<void> {
    this.row = row;
    this.interview = interview;
    this.expected = interview ? await expectedIn(this.ctx, interview) : [];
  }

  get state(): RoomState {
    const { row, interview } = this;
    return {
      code: this.code,
      status: roomStatus(row, interview),
      locked: row?.locked ?? false,
      jobTitle: interview?.jobTitle ?? null,
      startsAt: interview?.startsAt.toISOString() ?? null,
      endsAt: interview?.endsAt.toISOString() ?? null,
      startedAt: row?.startedAt?.toISOString() ?? null,
      recording: this.recordings.shown,
    };
  }

  /** To everybody inside; whoever asked for it hears it as the answer. */
  broadcast<Type extends keyof ServerFrames>(
    type: Type,
    data: ServerFrames[Type],
    { except, asker, re }: { except?: string; asker?: string; re?: number | undefined } = {},
  ): void {
    for (const { id, line } of this.presence.people.values())
      if (id !== except) line?.deliver(type, data, id === asker ? re : undefined);
  }

  /** How the room stands, to everybody inside, or one of them alone. */
  tellState({
    only,
    ...told
  }: {
    readonly only?: string;
    readonly asker?: string;
    readonly re?: number | undefined;
  } = {}): void {
    if (only === undefined) this.broadcast('room-updated', this.state, told);
    else this.presence.people.get(only)?.line?.deliver('room-updated', this.state, told.re);
  }

  /** Those who wait, as the host sees them. */
  get waiting(): WaitingPerson[] {
    return [...this.presence.door.values()].map((knock) => this.waitingPerson(knock));
  }

  waitingPerson(knock: Knock<Line>): WaitingPerson {
    return waitingOf(knock, this.recordings.answerOf(knock.id));
  }

  /** What those who wait have to answer has changed, or what they have. */
  tellDoor(): void {
    if (this.presence.door.size === 0) return;
    this.updateDoor();
    this.presence.host?.line?.deliver('waiting-list', { waiting: this.waiting });
  }

  /** Where each of those who wait stands, and whether somebody can let them in. */
  updateDoor(): void {
    for (const [id, { line }] of this.presence.door) line.deliver('waiting', this.placeAtDoor(id));
  }

  placeAtDoor(id: string): ServerFrames['waiting'] {
    const { door, host } = this.presence;
    const since = door.get(id)?.since ?? this.now;
    return {
      requestId: id,
      position: [...door.keys()].indexOf(id) + 1,
      since: since.toISOString(),
      hostPresent: host !== undefined && host.line !== null,
      locked: this.row?.locked ?? false,
      recording: this.recordings.shownAtDoor(id),
    };
  }

  /** Somebody of the team is inside. */
  async opened(): Promise<void> {
    const { row, now } = this;
    if (!row || row.openedAt) return;
    await updateRoom(this.ctx, row.id, { openedAt: now });
    this.row = { ...row, openedAt: now };
  }

  /** Updates what follows from who is there: the host, the beginning, and that a side is missing. Called after each change. */
  async settle(): Promise<void> {
    await this.#appointHost();
    await this.#begin();
    await this.#noteDesertion();
  }

  async #appointHost(): Promise<void> {
    const next = this.presence.successor();
    if (!next || !this.row) return;
    await this.#giveRole(next, 'host');
    next.line?.deliver('waiting-list', { waiting: this.waiting });
    this.updateDoor();
  }

  /** The host makes another one host. */
  async handOver(from: Person<Line>, to: Person<Line>): Promise<void> {
    await this.#giveRole(from, 'interviewer');
    await this.#giveRole(to, 'host');
    to.line?.deliver('waiting-list', { waiting: this.waiting });
  }

  async #giveRole(person: Person<Line>, role: 'host' | 'interviewer'): Promise<void> {
    await updateRole(this.ctx, person.id, role);
    person.role = role;
    const peer = peerOf(person);
    person.line?.deliver('self-updated', { ...peer, permissions: permissionsOf(person) });
    this.broadcast('peer-updated', peer, { except: person.id });
  }

  /** Host and candidate are inside together. An interview begins only around its hour: before that they say hello. */
  async #begin(): Promise<void> {
    const { row, interview, presence, now } = this;
    if (!row || row.startedAt || !presence.isMeeting) return;
    if (interview && interview.status !== 'in_progress' && !mayBegin(now, interview)) return;
    const begun = await this.ctx.transaction(async (ctx) => {
      if (interview && !(await startInterview(ctx, interview.id))) return false;
      await updateRoom(ctx, row.id, { startedAt: now });
      return true;
    });
    if (!begun) return;
    this.row = { ...row, startedAt: now };
    if (interview) this.interview = { ...interview, status: 'in_progress' };
    this.broadcast('room-updated', this.state);
  }

  async #noteDesertion(): Promise<void> {
    const { row, presence } = this;
    if (!row?.startedAt) return;
    const emptySince = presence.isDeserted ? (row.emptySince ?? this.now) : null;
    if (emptySince?.getTime() === row.emptySince?.getTime()) return;
    await updateRoom(this.ctx, row.id, { emptySince });
    this.row = { ...row, emptySince };
  }

  /** Takes somebody out of the room. @param values of the entry, beside that it has ended */
  async takeOut(
    person: Person<Line>,
    why: ServerFrames['peer-left']['reason'],
    values: { readonly removedAt?: Date } = {},
  ): Promise<void> {
    await this.captions.keepOf(person.id);
    // Whoever was merely lost may come back, as long as the room is there.
    const back = why === 'lost' ? {} : { resumeHash: null };
    await updateEntry(this.ctx, person.id, { leftAt: this.now, seated: false, ...back, ...values });
    this.presence.people.delete(person.id);
    this.broadcast('peer-left', { peerId: person.id, reason: why });
    await this.recordings.left(person.id, why);
    await this.settle();
    if (person.role === 'host') this.updateDoor();
  }

  /** Whoever waited went away. */
  async leaveDoor(id: string): Promise<void> {
    if (!this.presence.door.delete(id)) return;
    if (this.row) await updateEntry(this.ctx, id, { leftAt: this.now });
    this.presence.host?.line?.deliver('waiting-removed', { requestId: id });
    this.updateDoor();
  }

  /** The line of somebody is gone, without a word. */
  async lose(id: string, line: Line): Promise<void> {
    if (this.isOver) return;
    if (this.presence.door.get(id)?.line === line) {
      await this.leaveDoor(id);
      return this.letGo();
    }
    const person = this.presence.people.get(id);
    if (person?.line !== line) return;
    person.line = null;
    person.lostAt = this.now;
    await this.captions.keepOf(id);
    this.broadcast('peer-updated', peerOf(person));
    await this.recordings.lost(id);
    if (person.role === 'host') this.updateDoor();
  }

  /** As time goes by: places that are kept no longer, and an hour that has come. */
  async tick(): Promise<void> {
    if (this.isOver) return;
    for (const person of this.presence.overdue(this.now)) await this.takeOut(person, 'lost');
    await this.recordings.tick();
    await this.#begin();
    this.letGo();
  }

  /** Where nobody is any more the process holds it no longer. */
  letGo(): void {
    if (this.presence.isVacant) this.#over();
  }

  /** Host and all: a meeting that was begun is over for good, and another one may still be held here. */
  async endForAll(): Promise<void> {
    const { row, interview } = this;
    if (row?.startedAt)
      await this.ctx.transaction(async (ctx) => {
        await updateRoom(ctx, row.id, { endedAt: this.now });
        if (interview) await finishInterview(ctx, interview.id);
      });
    await this.close('ended');
  }

  /** Something is about to be kept of what is written or said: without an appointment it is forgotten afterwards. */
  async noteWords(): Promise<void> {
    const { row, now } = this;
    if (!row || row.interviewId !== null || row.wordsSince !== null) return;
    await updateRoom(this.ctx, row.id, { wordsSince: now });
    this.row = { ...row, wordsSince: now };
  }

  /** It is over for everybody here. */
  async close(reason: EndReason): Promise<void> {
    await this.captions.keepAll();
    await this.recordings.end('stopped');
    const { row } = this;
    if (row) await closeEntries(this.ctx, row.id);
    if (row?.interviewId === null) await this.ctx.transaction((ctx) => forgetWords(ctx, row.id));
    const lines = this.#lines();
    this.#over();
    for (const line of lines) line.end(reason);
  }

  /** Another process holds it, or will: everybody comes back there. Nothing is written. */
  abandon(code: number): void {
    const lines = this.#lines();
    this.#over();
    for (const line of lines) line.drop(code);
  }

  #lines(): Line[] {
    const { people, door } = this.presence;
    return [...people.values(), ...door.values()].flatMap(({ line }) => line ?? []);
  }

  #over(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.presence.people.clear();
    this.presence.door.clear();
    this.#options.onOver(this);
  }

  /** Reads again what others may have changed: the appointment, the room, and who still belongs to it. */
  async reconcile(): Promise<void> {
    if (this.isOver) return;
    const { ctx } = this;
    const row = (await selectRoom(ctx, this.code)) ?? null;
    const { interviewId } = row ?? {};
    const interview = interviewId ? await findRoomInterview(ctx, interviewId) : null;
    if (row && !this.row) return this.abandon(ROOM_CLOSE.ELSEWHERE);
    await this.recordings.reread();
    const before = JSON.stringify(this.state);
    await this.learn({ row, interview });
    const status = roomStatus(row, interview);
    if (status === 'ended' || status === 'cancelled') return this.close(status);
    const after = this.state;
    if (JSON.stringify(after) !== before) this.broadcast('room-updated', after);
    for (const line of this.#lines()) line.recheck();
  }

  // As the hub sees it: whatever it is told means to look again.
  context(): null {
    return null;
  }

  send(): void {
    this.recheck();
  }

  recheck(): void {
    this.run(() => this.reconcile()).catch((error: unknown) =>
      this.#options.log.error({ err: error, room: this.code }, 'room could not be read again'),
    );
  }
}
