import { CAPTION_BYTES_MAX } from '@prova/contract/rooms/room-fields';
import type { Caption, CaptionSegment } from '@prova/contract/rooms/room-protocol';
import { earlier } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { selectCaption, selectLatestCaptions, upsertCaption } from '../conversation.queries.ts';
import type { RoomRow } from '../rooms.queries.ts';
import type { Line } from './line.ts';
import type { Person } from './presence.ts';
import { Refusal } from './refusal.ts';

interface CaptionRoom {
  readonly ctx: Ctx;
  readonly now: Date;
  readonly row: RoomRow | null;
  readonly recordings: { at(instant: Date): string | null };
  noteWords(): Promise<void>;
}

interface Unkept {
  readonly caption: Caption;
  /** During which it was begun. */
  readonly recordingId: string | null;
}

const keyOf = (entryId: string, segmentId: string) => `${entryId} ${segmentId}`;
const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * What is said in a room. A browser that listens revises a sentence several times a second: it is kept when it is final, when
 * its speaker goes, or when the room is let go, and until then here.
 */
export class Captions {
  readonly #room: CaptionRoom;
  readonly #unkept = new Map<string, Unkept>();
  /** Begun during a recording that was taken back, and not finished: nothing of them is kept. */
  readonly #forgotten = new Set<string>();
  bytes = 0;

  constructor(room: CaptionRoom) {
    this.#room = room;
  }

  /**
   * Takes a revision of a segment.
   * @returns what everybody is told of it, or who said it alone where it is no news
   * @throws Refusal CAPTIONS_FULL
   */
  async take(speaker: Person<Line>, segment: CaptionSegment): Promise<{ caption: Caption; isNew: boolean }> {
    const { ctx, now } = this.#room;
    const key = keyOf(speaker.id, segment.segmentId);
    const unkept = this.#unkept.get(key);
    const known = unkept?.caption ?? (await selectCaption(ctx, speaker.id, segment.segmentId));
    if (known && known.rev >= segment.rev) return { caption: known, isNew: false };
    if (this.bytes + bytesOf(segment.text) > CAPTION_BYTES_MAX) throw new Refusal('CAPTIONS_FULL');
    const { id: peerId, name, role, joinedAt } = speaker;
    const said = earlier(now, new Date(joinedAt.getTime() + segment.startMs));
    const caption: Caption = { ...segment, peerId, name, role, saidAt: known?.saidAt ?? said.toISOString() };
    if (this.#forgotten.has(key)) return { caption, isNew: true };
    this.bytes += bytesOf(segment.text) - (known ? bytesOf(known.text) : 0);
    const recordingId = unkept ? unkept.recordingId : this.#room.recordings.at(said);
    if (segment.final) await this.#keep({ caption, recordingId });
    else this.#unkept.set(key, { caption, recordingId });
    return { caption, isNew: true };
  }

  /** Those that a speaker has not finished. */
  async keepOf(entryId: string): Promise<void> {
    for (const each of [...this.#unkept.values()]) if (each.caption.peerId === entryId) await this.#keep(each);
  }

  async keepAll(): Promise<void> {
    for (const each of [...this.#unkept.values()]) await this.#keep(each);
  }

  /** What was recognised during a recording that is taken back is not kept; what somebody writes is. */
  forgetRecorded(recordingId: string): void {
    for (const [key, { caption, recordingId: during }] of [...this.#unkept])
      if (during === recordingId && caption.provider !== 'typed') {
        this.#unkept.delete(key);
        this.#forgotten.add(key);
      }
  }

  /** The latest, oldest first. */
  async latest(limit: number): Promise<Caption[]> {
    const { ctx, row } = this.#room;
    const kept = row ? await selectLatestCaptions(ctx, row.id, limit) : [];
    const fresh = this.#unkept;
    const older = kept.filter(({ peerId, segmentId }) => !fresh.has(keyOf(peerId, segmentId)));
    return [...older, ...[...fresh.values()].map(({ caption }) => caption)]
      .toSorted((a, b) => a.saidAt.localeCompare(b.saidAt))
      .slice(-limit);
  }

  async #keep({ caption, recordingId }: Unkept): Promise<void> {
    const { row, ctx } = this.#room;
    if (!row) return;
    const {
      segmentId,
      peerId: entryId,
      rev: revision,
      role,
      text,
      final,
      startMs,
      endMs,
      lang,
      provider,
      confidence,
    } = caption;
    await this.#room.noteWords();
    await ctx.transaction((ctx) =>
      upsertCaption(ctx, {
        id: newId(ctx),
        companyId: row.companyId,
        roomId: row.id,
        ...{ entryId, segmentId, revision, role, text, final, startMs, endMs, lang, provider, confidence },
        recordingId,
        saidAt: new Date(caption.saidAt),
        createdAt: ctx.clock.now(),
      }),
    );
    this.#unkept.delete(keyOf(entryId, segmentId));
  }
}
