import { RECORDER_LOST_SECONDS, RECORDING_CONSENT_VERSION, RECORDINGS_MAX } from '@prova/contract/rooms/room-fields';
import type { ClientFrames, RoomRecording, ServerFrames } from '@prova/contract/rooms/room-protocol';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { isUniqueViolation } from '../../../platform/unique-violation.ts';
import {
  countRecordings,
  type EndedBecause,
  endRecording,
  insertRecording,
  selectAnswers,
  selectConsent,
  selectGoingOn,
  selectRecording,
  selectWithdrawer,
  updateRecording,
  upsertConsent,
} from '../recordings.queries.ts';
import type { RoomRow } from '../rooms.queries.ts';
import { takeBack } from '../take-back.ts';
import type { Captions } from './captions.ts';
import type { Line } from './line.ts';
import type { Person, Presence } from './presence.ts';
import { Refusal } from './refusal.ts';

interface RecordedRoom {
  readonly ctx: Ctx;
  readonly now: Date;
  readonly row: RoomRow | null;
  readonly presence: Presence<Line>;
  readonly captions: Captions;
  /** Tells those inside how the room stands. */
  tellState(told?: { readonly only?: string; readonly asker?: string; readonly re?: number | undefined }): void;
  broadcast<Type extends keyof ServerFrames>(type: Type, data: ServerFrames[Type]): void;
  /** Tells whoever waits, and the host who does. */
  tellDoor(): void;
  placeAtDoor(id: string): ServerFrames['waiting'];
}

/** What was asked for, or goes on. */
interface GoingOn {
  readonly id: string;
  /** Of whoever asked, in whose browser it is made. */
  entryId: string;
  readonly name: string;
  readonly userId: string | null;
  readonly picture: boolean;
  state: 'asking' | 'recording';
  startedAt: Date | null;
  /** Since when the browser that makes it is away. */
  lostAt: Date | null;
  /** By entry; whoever has not answered is not there. */
  readonly answers: Map<string, boolean>;
}

/**
 * Whether what is said in a room may be recorded, and whether it is. Nothing begins before everybody inside has agreed, and nobody
 * comes in while it goes on who has not. The recording itself is made by the browser of whoever asked.
 */
export class Recordings {
  readonly #room: RecordedRoom;
  #going: GoingOn | null = null;

  constructor(room: RecordedRoom) {
    this.#room = room;
  }

  /** As everybody inside is told. */
  get shown(): RoomRecording | null {
    const going = this.#going;
    if (!going) return null;
    const { id, state, picture, entryId, name, lostAt, startedAt } = going;
    return {
      ...{ recordingId: id, state, picture, by: entryId, byName: name },
      interrupted: state === 'recording' && lostAt !== null,
      startedAt: startedAt?.toISOString() ?? null,
      awaited: state === 'asking' ? this.#awaited(going) : [],
    };
  }

  /** As somebody at the door is told. */
  shownAtDoor(entryId: string): ServerFrames['waiting']['recording'] {
    const going = this.#going;
    return going && { recordingId: going.id, accepted: this.answerOf(entryId) };
  }

  /** Null while nothing is recorded, and for who has not answered. */
  answerOf(entryId: string): boolean | null {
    return this.#going?.answers.get(entryId) ?? null;
  }

  /** The recording to which belongs what is said at an instant. */
  at(instant: Date): string | null {
    const { id, startedAt } = this.#going ?? {};
    return id && startedAt && startedAt <= instant ? id : null;
  }

  /** What another process held goes on as it was; its recorder, like all others, has to come back. */
  async load(): Promise<void> {
    const { ctx, row, now } = this.#room;
    const found = row && (await selectGoingOn(ctx, row.id));
    if (!found) return;
    const { id, entryId, name, userId, picture, startedAt } = found;
    const lostAt = found.lostAt ?? now;
    const state = found.state === 'recording' ? 'recording' : 'asking';
    const answers = (await selectAnswers(ctx, id)).map(({ entryId, accepted }) => [entryId, accepted] as const);
    this.#going = {
      ...{ id, entryId, name: name ?? '', userId, picture, state, startedAt, lostAt },
      answers: new Map(answers),
    };
    if (state === 'recording') await updateRecording(ctx, id, { lostAt });
  }

  /** @throws Refusal RECORDING_NOT_POSSIBLE, RECORDING_RUNS, RECORDINGS_FULL */
  async ask(host: Person<Line>, picture: boolean, re: number | undefined): Promise<void> {
    const { ctx, row, now } = this.#room;
    if (!row || row.interviewId === null) throw new Refusal('RECORDING_NOT_POSSIBLE');
    if (this.#going) throw new Refusal('RECORDING_RUNS');
    if ((await countRecordings(ctx, row.id)) >= RECORDINGS_MAX) throw new Refusal('RECORDINGS_FULL');
    const going: GoingOn = {
      ...{ id: newId(ctx), entryId: host.id, name: host.name, userId: host.userId, picture },
      ...{ state: 'asking', startedAt: null, lostAt: null, answers: new Map() },
    };
    const { id, entryId, state } = going;
    try {
      await ctx.transaction(async (ctx) => {
        const { companyId, id: roomId } = row;
        await insertRecording(ctx, { id, companyId, roomId, entryId, picture, state, createdAt: now });
        await this.#write(ctx, going, host.id, { accepted: true, version: RECORDING_CONSENT_VERSION });
      });
    } catch (error) {
      if (isUniqueViolation(error, 'room_recordings_going_on')) throw new Refusal('RECORDING_RUNS');
      throw error;
    }
    going.answers.set(host.id, true);
    this.#going = going;
    await this.#begin();
    this.#room.tellState({ asker: host.id, re });
    this.#room.tellDoor();
  }

  /** The host ends what goes on, or what was asked for. */
  async stop(host: Person<Line>, re: number | undefined): Promise<void> {
    if (this.#going) await this.end('stopped', { name: host.name, asker: host.id, re });
    else this.#room.tellState({ only: host.id, asker: host.id, re });
  }

  /**
   * What somebody inside or at the door answers. A no inside ends it: it is not begun, or taken back.
   * @throws Refusal RECORDING_CONSENT_REQUIRED for words that are shown no longer
   */
  async answer(entryId: string, answer: ClientFrames['consent'], re: number | undefined): Promise<void> {
    const { presence } = this.#room;
    const { recordingId, accepted, version } = answer;
    const person = presence.people.get(entryId);
    const going = this.#going;
    if (going?.id !== recordingId) {
      if (!accepted) await this.#takeBackLate(entryId, recordingId);
    } else if (accepted && version !== RECORDING_CONSENT_VERSION) throw new Refusal('RECORDING_CONSENT_REQUIRED');
    else if (!accepted && person && going.state === 'recording') return this.#withdraw(going, person, re);
    else {
      await this.#note(going, entryId, { accepted, version });
      if (!accepted && person) return this.end('declined', { name: person.name, asker: entryId, re });
      await this.#begin();
      if (!person) this.#room.tellDoor();
    }
    if (person) this.#room.tellState({ asker: entryId, re });
    else presence.door.get(entryId)?.line.deliver('waiting', this.#room.placeAtDoor(entryId), re);
  }

  /**
   * Whether somebody may come in, by what they have agreed to. While it is merely asked for they are asked inside.
   * @param version of the words that they come with
   * @throws Refusal RECORDING_CONSENT_REQUIRED
   */
  requireAgreed(entryId: string, version: string | undefined): void {
    if (this.#going?.state !== 'recording' || this.answerOf(entryId) === true) return;
    if (version !== RECORDING_CONSENT_VERSION) throw new Refusal('RECORDING_CONSENT_REQUIRED');
  }

  /** Whoever waits is let in only once they have agreed, also while it is merely asked for. @throws Refusal RECORDING_CONSENT_REQUIRED */
  requireAdmissible(entryId: string): void {
    if (this.#going && this.answerOf(entryId) !== true) throw new Refusal('RECORDING_CONSENT_REQUIRED');
  }

  /** Notes the yes that somebody comes with; their entry is written down. */
  async takeAgreed(entryId: string, version: string | undefined): Promise<void> {
    if (!this.#going || version !== RECORDING_CONSENT_VERSION || this.answerOf(entryId) === true) return;
    await this.#note(this.#going, entryId, { accepted: true, version });
  }

  /** Somebody is inside, or back: perhaps whoever records, in the same place or a new one. */
  async arrived(person: Person<Line>): Promise<void> {
    const going = this.#going;
    if (!going) return;
    const isRecorder = going.entryId === person.id;
    const isAway = going.lostAt !== null || !this.#room.presence.people.get(going.entryId)?.line;
    const isSamePerson = isAway && person.userId !== null && person.userId === going.userId;
    if (isRecorder || isSamePerson) {
      going.entryId = person.id;
      going.lostAt = null;
      await updateRecording(this.#room.ctx, going.id, { entryId: person.id, lostAt: null });
    }
    await this.#begin();
  }

  /** Somebody has lost the connection, and may come back. */
  async lost(entryId: string): Promise<void> {
    const going = this.#going;
    if (going?.entryId !== entryId) return;
    going.lostAt = this.#room.now;
    if (going.state !== 'recording') return;
    await updateRecording(this.#room.ctx, going.id, { lostAt: going.lostAt });
    this.#room.tellState();
  }

  /** Somebody is inside no longer: nobody waits for their answer, and what their browser recorded has ended. */
  async left(entryId: string, why: ServerFrames['peer-left']['reason']): Promise<void> {
    const going = this.#going;
    if (!going) return;
    if (going.entryId === entryId) {
      // Whoever was merely lost may come back and go on, while there is something to go on with.
      if (why === 'lost' && going.state === 'recording') return;
      return this.end(why === 'lost' ? 'lost' : 'stopped');
    }
    if (going.state !== 'asking') return;
    await this.#begin();
    this.#room.tellState();
  }

  /** As time goes by: who records has not come back. */
  async tick(): Promise<void> {
    const going = this.#going;
    if (!going) return;
    const { state, lostAt, entryId } = going;
    const isGone = state === 'asking' && !this.#room.presence.people.has(entryId);
    if (isGone || (lostAt !== null && after(lostAt, RECORDER_LOST_SECONDS) <= this.#room.now)) await this.end('lost');
  }

  /** Ends what goes on, and tells everybody. */
  async end(
    reason: EndedBecause,
    told: { name?: string; asker?: string; re?: number | undefined } = {},
  ): Promise<void> {
    const going = this.#going;
    if (!going) return;
    const ended = await this.#room.ctx.transaction((ctx) => endRecording(ctx, going.id, reason));
    if (ended) this.#over(going, reason, told);
    else await this.reread(told);
  }

  /** Reads again what others may have ended. */
  async reread(told: { asker?: string; re?: number | undefined } = {}): Promise<void> {
    const { ctx } = this.#room;
    const going = this.#going;
    if (!going) return;
    const row = await selectRecording(ctx, going.id);
    if (row?.state === 'asking' || row?.state === 'recording') return;
    const withdrawer = row?.withdrawnAt ? await selectWithdrawer(ctx, going.id) : undefined;
    // What is not there any more was deleted, as what is taken back is.
    this.#over(going, row?.endReason ?? 'withdrawn', { ...told, ...(withdrawer?.name && { name: withdrawer.name }) });
  }

  async #withdraw(going: GoingOn, { id, name }: Person<Line>, re: number | undefined): Promise<void> {
    await this.#room.ctx.transaction((ctx) => takeBack(ctx, going.id, [id]));
    this.#over(going, 'withdrawn', { name, asker: id, re });
  }

  /** It had ended a moment before, or long ago. */
  async #takeBackLate(entryId: string, recordingId: string): Promise<void> {
    const { ctx, presence, captions } = this.#room;
    if (!(await selectConsent(ctx, recordingId, entryId))?.accepted) return;
    if (!(await ctx.transaction((ctx) => takeBack(ctx, recordingId, [entryId])))) return;
    captions.forgetRecorded(recordingId);
    const name = presence.people.get(entryId)?.name ?? null;
    this.#room.broadcast('recording-ended', { recordingId, reason: 'withdrawn', name });
  }

  #over(
    going: GoingOn,
    reason: EndedBecause,
    { name, asker, re }: { name?: string; asker?: string; re?: number | undefined },
  ): void {
    this.#going = null;
    if (reason === 'withdrawn') this.#room.captions.forgetRecorded(going.id);
    this.#room.broadcast('recording-ended', { recordingId: going.id, reason, name: name ?? null });
    this.#room.tellState({ ...(asker && { asker }), re });
    this.#room.tellDoor();
  }

  #awaited(going: GoingOn): string[] {
    return [...this.#room.presence.people.keys()].filter((id) => going.answers.get(id) !== true);
  }

  /** Everybody inside has agreed, and the browser that is to record is there. */
  async #begin(): Promise<void> {
    const { ctx, now, presence } = this.#room;
    const going = this.#going;
    if (going?.state !== 'asking' || this.#awaited(going).length > 0) return;
    if (!presence.people.get(going.entryId)?.line) return;
    if (!(await updateRecording(ctx, going.id, { state: 'recording', startedAt: now }, ['asking'])))
      return this.reread();
    Object.assign(going, { state: 'recording', startedAt: now, lostAt: null });
  }

  async #note(going: GoingOn, entryId: string, answer: Pick<ClientFrames['consent'], 'accepted' | 'version'>) {
    // What is said again was said when it was said first.
    if (going.answers.get(entryId) === answer.accepted) return;
    await this.#room.ctx.transaction((ctx) => this.#write(ctx, going, entryId, answer));
    going.answers.set(entryId, answer.accepted);
  }

  async #write(
    ctx: Ctx,
    { id: recordingId }: GoingOn,
    entryId: string,
    answer: Pick<ClientFrames['consent'], 'accepted' | 'version'>,
  ): Promise<void> {
    const { companyId } = this.#room.row ?? {};
    if (!companyId) throw new Error('Nobody has opened the room');
    const now = ctx.clock.now();
    await upsertConsent(ctx, {
      ...{ id: newId(ctx), companyId, recordingId, entryId, ...answer },
      decidedAt: now,
      createdAt: now,
    });
  }
}
