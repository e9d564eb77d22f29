import { SIGNED_AT_ONCE } from '@prova/contract/recordings/recording-fields';
import type { Upload } from '@prova/contract/recordings/recordings';
import { isApiError } from '../../../lib/api-error.ts';
import { failingAs, OperationError } from './recorder-problem.ts';
import type { RecordingCalls } from './recording-calls.ts';
import type { RecordingSpool, SpooledSegment, SpooledSlice, SpooledUpload } from './recording-spool.ts';

/**
 * What became of all that there was: `waiting` for more, or `done`. Of the others what is kept here was removed: `gone` where
 * the server takes no more of it, `broken` where it cannot be said any more which bytes come next, or some are missing.
 */
export type Outcome = 'waiting' | 'done' | 'gone' | 'broken';

interface Ports {
  readonly calls: RecordingCalls;
  readonly spool: RecordingSpool;
  /** Whether calls go out in the name of whoever recorded it. */
  readonly isOurs: () => boolean;
  /** Something has arrived, in bytes. */
  readonly onArrived: (bytes: number) => void;
  /** Nothing more of it is taken, and what is kept of it is about to be removed. */
  readonly onOver: (outcome: 'gone' | 'broken') => void;
}

interface Part {
  readonly number: number;
  readonly slices: readonly SpooledSlice[];
}

/** Addresses are asked for once in so many parts. */
const SIGNED_AHEAD = Math.min(15, SIGNED_AT_ONCE);
/** Slices that may become one part, where there is much to catch up on. */
const SLICES_IN_PART = 64;
/**
 * A recording ends on the server, and a moment later in the browser: so much of the last slice may be from after its end. One
 * that goes on for longer is not sent.
 */
const HEARD_LATE_MS = 1000;
/** So often the server may contradict itself about the same thing before it is left alone for a while. */
const CONTRADICTIONS = 3;

/**
 * Brings one segment to the server, part by part, however often that fails: each byte once and in its order. What has
 * been recorded is read from the spool, and how far it has come is written there, so that another page can go on.
 */
export class SegmentUpload {
  readonly #ports: Ports;
  #segment: SpooledSegment;
  #signed = new Map<number, string>();
  /** The server is asked first: more may have arrived than was answered, and the recording may have ended meanwhile. */
  #isKnown: boolean;
  #endMs = Number.POSITIVE_INFINITY;
  #contradictions = 0;

  constructor(segment: SpooledSegment, ports: Ports) {
    this.#segment = segment;
    this.#ports = ports;
    this.#isKnown = segment.upload === null;
  }

  get segment(): SpooledSegment {
    return this.#segment;
  }

  /** Nothing is recorded any more that would belong to it. */
  async seal(): Promise<void> {
    this.#isKnown = false;
    await this.#save({ isSealed: true });
  }

  /** Sends all that there is. @throws OperationError where it has to be tried again */
  async send(): Promise<Outcome> {
    try {
      this.#mustBeOurs();
      if (!this.#isKnown) await this.#look();
      for (;;) {
        this.#mustBeOurs();
        const part = await this.#nextPart();
        if (part) await this.#bring(part);
        else if (!this.#segment.isSealed) return 'waiting';
        else if (await this.#complete()) return await this.#end();
      }
    } catch (error) {
      this.#isKnown = false;
      if (!isOver(error)) throw error;
      this.#mustBeOurs();
      const outcome = isBroken(error) ? 'broken' : 'gone';
      this.#ports.onOver(outcome);
      await this.#ports.spool.remove(this.#segment.id);
      return outcome;
    }
  }

  /** Throws away what has not arrived; what has stays, as far as it goes. @throws OperationError */
  async discard(): Promise<void> {
    const { recordingId, upload, id } = this.#segment;
    this.#mustBeOurs();
    try {
      if (upload && upload.parts > 0)
        await failingAs('abort', () =>
          this.#ports.calls.complete(recordingId, upload.id, upload.parts, lengthOf(upload)),
        );
      else if (upload) await failingAs('abort', () => this.#ports.calls.abort(recordingId, upload.id));
    } catch (error) {
      if (!isOver(error)) throw error;
    }
    await this.#ports.spool.remove(id);
  }

  /** @throws OperationError: to somebody else the server says that there is no such recording */
  #mustBeOurs(): void {
    if (!this.#ports.isOurs()) throw new OperationError('chunk', new Error('Somebody else is signed in'));
  }

  async #bring(part: Part): Promise<void> {
    const upload = this.#segment.upload ?? (await this.#open(part));
    // Where the recording has ended is known only now, perhaps: then less of it is sent.
    if (part.slices.some(({ untilMs }) => untilMs > this.#endMs)) return;
    const sending = { part: upload.parts + 1, through: part.number };
    if (upload.sending?.through !== sending.through) await this.#save({ upload: { ...upload, sending } });
    try {
      const url = await this.#addressOf(sending.part);
      await failingAs('chunk', () => this.#ports.calls.put(url, joinedBlob(part.slices)));
    } catch (error) {
      if (!this.#isContradiction(error)) throw error;
      await this.#look();
      return;
    }
    await this.#arrived(part.slices);
  }

  /** Slices that are on their way once are never joined otherwise: the server may have them. */
  async #nextPart(): Promise<Part | null> {
    const { id, arrived, upload, isSealed } = this.#segment;
    const most = upload?.sending ? upload.sending.through - arrived : SLICES_IN_PART;
    const slices = await this.#ports.spool.slicesFrom(id, arrived + 1, most);
    if (upload?.sending) {
      // What was on its way was held by a tab that is gone.
      if (slices.length < most) return null;
      if (slices.every(({ untilMs }) => untilMs <= this.#endMs)) return { number: upload.sending.through, slices };
    }
    const taken = joined(slices, this.#endMs, upload?.maxPartBytes ?? 0);
    const last = taken.at(-1);
    if (!last) return null;
    const bytes = taken.reduce((sum, { blob }) => sum + blob.size, 0);
    if (!isSealed && bytes < (upload?.minPartBytes ?? 0)) return null;
    return { number: last.number, slices: taken };
  }

  async #open({ slices }: Part): Promise<SpooledUpload> {
    const fromMs = slices[0]?.fromMs ?? 0;
    const opened = await failingAs('open', () => this.#ports.calls.open(this.#segment, fromMs));
    const { id, minPartBytes, maxPartBytes } = opened;
    const upload = { id, minPartBytes, maxPartBytes, fromMs, untilMs: fromMs, parts: 0, sending: null };
    this.#signed.clear();
    await this.#save({ upload });
    this.#hear(opened);
    return upload;
  }

  async #addressOf(part: number): Promise<string> {
    const { recordingId, upload } = this.#segment;
    if (!this.#signed.has(part) && upload) {
      const numbers = Array.from({ length: SIGNED_AHEAD }, (_, index) => part + index);
      const signed = await failingAs('sign', () => this.#ports.calls.sign(recordingId, upload.id, numbers));
      this.#signed = new Map(signed.map(({ number, url }) => [number, url]));
    }
    const url = this.#signed.get(part);
    if (url === undefined) throw new OperationError('sign', new Error(`No address for part ${part} was answered`));
    return url;
  }

  async #arrived(slices: readonly SpooledSlice[]): Promise<void> {
    const { upload, arrived } = this.#segment;
    const last = slices.at(-1);
    if (!upload || !last) return;
    this.#contradictions = 0;
    this.#segment = {
      ...this.#segment,
      arrived: last.number,
      upload: { ...upload, parts: upload.parts + 1, untilMs: last.untilMs, sending: null },
    };
    await this.#ports.spool.putArrived(this.#segment, arrived + 1, last.number);
    this.#ports.onArrived(slices.reduce((sum, { blob }) => sum + blob.size, 0));
  }

  /** Asks how far it has come. */
  async #look(): Promise<void> {
    const { recordingId, upload } = this.#segment;
    this.#signed.clear();
    if (upload) {
      const now = await failingAs('chunk', () => this.#ports.calls.get(recordingId, upload.id));
      this.#hear(now);
      await this.#reconcile(upload, now);
    }
    this.#isKnown = true;
  }

  #hear({ endedAt }: Upload): void {
    if (endedAt) this.#endMs = Date.parse(endedAt) - this.#segment.startedAt + HEARD_LATE_MS;
  }

  async #reconcile(upload: SpooledUpload, now: Upload): Promise<void> {
    const { id, arrived } = this.#segment;
    // One in which nothing had arrived for too long is begun anew.
    if (now.state === 'aborted' && now.received === 0 && upload.parts === 0) return this.#save({ upload: null });
    if (now.state === 'aborted') throw new Broken();
    const { sending } = upload;
    if (sending && now.received === sending.part)
      await this.#arrived(await this.#ports.spool.slicesFrom(id, arrived + 1, sending.through - arrived));
    const known = this.#segment.upload;
    // What has arrived is kept as it is.
    if (!known || known.parts !== now.received) throw new Broken();
    if (now.state === 'uploading') return;
    // Completed without us.
    const continues = now.received > 0 ? upload.id : this.#segment.continues;
    await this.#save({ upload: null, continues });
  }

  async #complete(): Promise<boolean> {
    const { recordingId, upload } = this.#segment;
    if (upload) {
      const { parts } = upload;
      const length = lengthOf(upload);
      const now = await failingAs('complete', () => this.#ports.calls.complete(recordingId, upload.id, parts, length));
      if (now.state === 'uploading') {
        this.#contradict(new OperationError('complete', new Error(`The server has ${now.received} of ${parts} parts`)));
        await this.#reconcile(upload, now);
        return false;
      }
    }
    return true;
  }

  async #end(): Promise<Outcome> {
    const { spool } = this.#ports;
    const { id, arrived, upload } = this.#segment;
    // What is kept behind a gap, or was on its way from a tab that is gone, cannot be sent.
    const expected = upload?.sending
      ? upload.sending.through - arrived
      : Math.sign(await spool.bytesFrom(id, arrived + 1));
    const isShort = expected > 0 && (await spool.slicesFrom(id, arrived + 1, expected)).length < expected;
    await spool.remove(id);
    return isShort ? 'broken' : 'done';
  }

  /** What is asked about once more, and settled so. */
  #isContradiction(error: unknown): boolean {
    const cause = error instanceof OperationError ? error.cause : error;
    if (!isApiError(cause, 'RECORDING_ENDED', 'RECORDING_PART_AHEAD', 'FILE_LINK_EXPIRED')) return false;
    this.#contradict(error);
    return true;
  }

  #contradict(error: unknown): void {
    this.#contradictions += 1;
    if (this.#contradictions <= CONTRADICTIONS) return;
    this.#contradictions = 0;
    throw error;
  }

  async #save(changes: Partial<SpooledSegment>): Promise<void> {
    this.#segment = { ...this.#segment, ...changes };
    await this.#ports.spool.putSegment(this.#segment);
  }
}

const lengthOf = ({ fromMs, untilMs }: SpooledUpload) => Math.max(0, Math.round(untilMs - fromMs));

/** Neither side can say which bytes come next. */
class Broken extends Error {}

/** It will not be understood the next time either. */
function isBroken(error: unknown): boolean {
  if (error instanceof Broken) return true;
  return (
    error instanceof OperationError && isApiError(error.cause, 'FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE', 'FILE_EMPTY')
  );
}

/** The recording was deleted, or has been over for too long. */
function isOver(error: unknown): boolean {
  if (isBroken(error)) return true;
  if (!(error instanceof OperationError)) return false;
  if (isApiError(error.cause, 'RECORDING_NOT_FOUND', 'NOT_FOUND')) return true;
  // What is no longer taken at all, when it is asked whether it may begin.
  return (error.operation === 'open' || error.operation === 'abort') && isApiError(error.cause, 'RECORDING_ENDED');
}

/** As many as make a part, and nothing from after the end. */
function joined(slices: readonly SpooledSlice[], endMs: number, mostBytes: number): readonly SpooledSlice[] {
  const taken: SpooledSlice[] = [];
  let bytes = 0;
  for (const slice of slices) {
    if (slice.untilMs > endMs || (taken.length > 0 && bytes + slice.blob.size > mostBytes)) break;
    taken.push(slice);
    bytes += slice.blob.size;
  }
  return taken;
}

const joinedBlob = (slices: readonly SpooledSlice[]) =>
  new Blob(
    slices.map(({ blob }) => blob),
    { type: 'application/octet-stream' },
  );
