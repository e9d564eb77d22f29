import { SEGMENT_MAX_BYTES, type TrackKind } from '@prova/contract/recordings/recording-fields';
import { holdSegment } from './hold-segment.ts';
import { type RecordedSlice, type RecordedTrack, recordTrack } from './record-track.ts';
import type { RecordedFormat } from './recorded-format.ts';
import type { Operation } from './recorder-problem.ts';
import type { RecordingSpool, SpooledSegment } from './recording-spool.ts';
import type { RecordingUploads } from './recording-uploads.ts';

export interface KeptTrack {
  /** Resolves once all that was recorded is kept. */
  readonly stop: () => Promise<void>;
}

interface What {
  readonly kind: TrackKind;
  readonly peerId: string | null;
  readonly tracks: readonly MediaStreamTrack[];
  readonly format: RecordedFormat;
  readonly audioBits: number;
}

interface Ports {
  readonly spool: RecordingSpool;
  readonly uploads: RecordingUploads;
  readonly clock: () => number;
  readonly newSegment: (what: Pick<SpooledSegment, 'kind' | 'peerId' | 'mimeType'>) => SpooledSegment;
  readonly onProblem: (operation: Operation, error: unknown) => void;
  /** It goes well again, or for the first time. */
  readonly onKept: () => void;
  /** There is no room for so many milliseconds. */
  readonly onLost: (milliseconds: number) => void;
}

/** Well before a segment has all that the server takes of one, the next begins. */
const ROLL_BYTES = SEGMENT_MAX_BYTES - 512 * 2 ** 20;
const AGAIN_MS = 3000;

/**
 * Records a track for as long as the recording goes on, and keeps what it gives. It is one segment, as long as nothing
 * interrupts it: a recorder that fails, or a slice for which there is no room, ends it, and another is begun.
 */
export function keepTrack(what: What, ports: Ports): KeptTrack {
  let recorded: RecordedTrack | null = null;
  let run: Run | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  /** A recorder that was left, and has not stopped. */
  let leaving: Promise<void> | undefined;
  /** Slices are kept one after the other, in the order in which they come. */
  let work = Promise.resolve();
  const inTurn = (step: () => Promise<void>) => {
    work = work.then(step).catch((error: unknown) => ports.onProblem('recording', error));
    return work;
  };

  const begin = () => {
    const own: Run = { segment: null, slices: 0, bytes: 0, isOver: false, isRefused: false, isSealed: false };
    run = own;
    try {
      recorded = recordTrack(
        { tracks: what.tracks, format: what.format, audioBits: what.audioBits, clock: ports.clock },
        {
          onSlice: (slice) => void inTurn(() => keep(own, slice)),
          onBroken: (error) => {
            ports.onProblem('recording', error);
            void inTurn(async () => end(own));
            if (run === own) beginLater();
          },
        },
      );
    } catch (error) {
      ports.onProblem(isRefused(error) ? 'permission' : 'recording', error);
      beginLater();
    }
  };

  const beginLater = () => {
    clearTimeout(again);
    again = setTimeout(() => {
      if (isWanted) begin();
    }, AGAIN_MS);
  };

  const keep = async (own: Run, slice: RecordedSlice) => {
    if (own.isRefused) return;
    if (own.isOver) {
      ports.onLost(slice.untilMs - slice.fromMs);
      return;
    }
    if (!own.segment) {
      const segment = ports.newSegment({ kind: what.kind, peerId: what.peerId, mimeType: what.format.mimeType });
      await holdSegment(segment.id);
      await ports.spool.putSegment(segment);
      own.segment = segment;
      ports.uploads.add(segment, 0, (outcome) => refused(own, outcome));
    }
    const kept = await ports.spool.putSlice({ segmentId: own.segment.id, number: own.slices + 1, ...slice });
    if (own.isRefused) {
      // It came between: nobody would remove it any more.
      await ports.spool.remove(own.segment.id);
      return;
    }
    if (kept === 'lost') {
      ports.onLost(slice.untilMs - slice.fromMs);
      const isLatest = run === own;
      leave(own);
      end(own);
      if (isLatest) beginLater();
      return;
    }
    own.slices += 1;
    own.bytes += slice.blob.size;
    ports.uploads.recorded(own.segment.id, slice.blob.size);
    ports.onKept();
    if (own.bytes > ROLL_BYTES && run === own && isWanted) {
      leave(own);
      begin();
    }
  };

  /** The server takes no more of it. Where it only cannot be said which bytes come next, another segment is begun. */
  const refused = (own: Run, outcome: 'gone' | 'broken') => {
    own.isOver = true;
    own.isRefused = true;
    if (outcome === 'gone') {
      isWanted = false;
      clearTimeout(again);
    }
    if (run !== own) return;
    leave(own);
    if (isWanted) beginLater();
  };

  /** Its recorder stops, and what it still gives is kept in its turn. */
  const leave = (own: Run) => {
    if (run !== own || !recorded) return;
    const stopped = recorded.stop().catch((error: unknown) => ports.onProblem('stop', error));
    recorded = null;
    leaving = stopped.then(() => inTurn(async () => end(own)));
  };

  /** What is being sent of it may take long: what is recorded meanwhile does not wait for it. */
  const end = (own: Run) => {
    own.isOver = true;
    if (own.isSealed || own.isRefused || !own.segment) return;
    own.isSealed = true;
    ports.uploads.seal(own.segment.id).catch((error: unknown) => ports.onProblem('recording', error));
  };

  begin();
  return {
    stop: async () => {
      isWanted = false;
      clearTimeout(again);
      const last = run;
      await recorded?.stop().catch((error: unknown) => ports.onProblem('stop', error));
      await leaving;
      if (last) await inTurn(async () => end(last));
    },
  };
}

/** From the start of the browser's recorder to its end. */
interface Run {
  segment: SpooledSegment | null;
  slices: number;
  bytes: number;
  /** What still comes of it is not kept. */
  isOver: boolean;
  /** The server takes no more of it. */
  isRefused: boolean;
  isSealed: boolean;
}

function isRefused(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');
}
