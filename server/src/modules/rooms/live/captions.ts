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
  noteWords(): Promise<void>;
}

const keyOf = (entryId: string, segmentId: string) => `${entryId} ${segmentId}`;
const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * What is said in a room. A browser that listens revises a sentence several times a second: it is kept when it is final, when
 * its speaker goes, or when the room is let go, and until then here.
 */
export class Captions {
  readonly #room: CaptionRoom;
  readonly #unkept = new Map<string, Caption>();
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
    const known = this.#unkept.get(key) ?? (await selectCaption(ctx, speaker.id, segment.segmentId));
    if (known && known.rev >= segment.rev) return { caption: known, isNew: false };
    if (this.bytes + bytesOf(segment.text) > CAPTION_BYTES_MAX) throw new Refusal('CAPTIONS_FULL');
    const { id: peerId, name, role, joinedAt } = speaker;
    const said = earlier(now, new Date(joinedAt.getTime() + segment.startMs));
    const caption: Caption = { ...segment, peerId, name, role, saidAt: known?.saidAt ?? said.toISOString() };
    this.bytes += bytesOf(segment.text) - (known ? bytesOf(known.text) : 0);
    if (segment.final) await this.#keep(caption);
    else this.#unkept.set(key, caption);
    return { caption, isNew: true };
  }

  /** Those that a speaker has not finished. */
  async keepOf(entryId: string): Promise<void> {
    for (const caption of [...this.#unkept.values()]) if (caption.peerId === entryId) await this.#keep(caption);
  }

  async keepAll(): Promise<void> {
    for (const caption of [...this.#unkept.values()]) await this.#keep(caption);
  }

  /** The latest, oldest first. */
  async latest(limit: number): Promise<Caption[]> {
    const { ctx, row } = this.#room;
    const kept = row ? await selectLatestCaptions(ctx, row.id, limit) : [];
    const fresh = new Map(this.#unkept);
    const older = kept.filter(({ peerId, segmentId }) => !fresh.has(keyOf(peerId, segmentId)));
    return [...older, ...fresh.values()].toSorted((a, b) => a.saidAt.localeCompare(b.saidAt)).slice(-limit);
  }

  async #keep(caption: Caption): Promise<void> {
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
        saidAt: new Date(caption.saidAt),
        createdAt: ctx.clock.now(),
      }),
    );
    this.#unkept.delete(keyOf(entryId, segmentId));
  }
}
