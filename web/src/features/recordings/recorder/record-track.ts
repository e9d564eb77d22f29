import { PART_MAX_BYTES, PART_SECONDS } from '@prova/contract/recordings/recording-fields';
import type { RecordedFormat } from './recorded-format.ts';

/** What a browser has recorded since the slice before it. Times in milliseconds since the recording began. */
export interface RecordedSlice {
  readonly blob: Blob;
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface RecordedTrack {
  /** Resolves once the last slice has been handed on. @throws where the browser's recorder does not stop */
  readonly stop: () => Promise<void>;
}

interface Options {
  /** They stay the same, whatever devices people change to: a recorder stops where its tracks change. */
  readonly tracks: readonly MediaStreamTrack[];
  readonly format: RecordedFormat;
  readonly audioBits: number;
  readonly clock: () => number;
}

interface Events {
  readonly onSlice: (slice: RecordedSlice) => void;
  /** It has ended by itself, after its last slice. */
  readonly onBroken: (error: Error) => void;
}

export const MIXED_BITS = 96_000;
export const SPEAKER_BITS = 48_000;
const PICTURE_BITS = 1_800_000;
/** A player goes to a place by the picture before it that needs no other. */
const KEY_FRAME_INTERVAL_MS = 4000;
const STOP_MS = 5000;
/** A recorder that gives nothing for so long has failed without saying so. */
const SILENT_MS = 10_000;

/** The browser's recorder. @throws what the browser says where it cannot record */
export function recordTrack({ tracks, format, audioBits, clock }: Options, events: Events): RecordedTrack {
  const options: MediaRecorderOptions & { videoKeyFrameIntervalDuration: number } = {
    mimeType: format.codecs,
    audioBitsPerSecond: audioBits,
    videoBitsPerSecond: PICTURE_BITS,
    videoKeyFrameIntervalDuration: KEY_FRAME_INTERVAL_MS,
  };
  const recorder = new MediaRecorder(new MediaStream([...tracks]), options);
  const stopped = Promise.withResolvers<void>();
  let isWanted = true;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let failure = new Error('The recorder of the browser has stopped by itself');

  const broken = () => {
    clearTimeout(watch);
    if (!isWanted) return;
    isWanted = false;
    events.onBroken(failure);
  };
  const expectMore = () => {
    clearTimeout(watch);
    if (!isWanted) return;
    watch = setTimeout(() => {
      failure = new Error('The recorder of the browser gives nothing');
      // It may still give its last slice.
      watch = setTimeout(broken, STOP_MS);
      if (recorder.state !== 'inactive') recorder.stop();
    }, SILENT_MS);
  };

  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) expectMore();
    const untilMs = Math.max(clock(), fromMs);
    for (let start = 0; start < data.size; start += PART_MAX_BYTES)
      events.onSlice({ blob: data.slice(start, start + PART_MAX_BYTES), fromMs, untilMs });
    if (data.size > 0) fromMs = untilMs;
  };
  recorder.onerror = (event) => {
    const { error } = event as ErrorEvent;
    if (error instanceof Error) failure = error;
  };
  recorder.onstop = () => {
    stopped.resolve();
    broken();
  };
  // Sound is taken from here on; that it has started is said only with the first picture.
  recorder.start(PART_SECONDS * 1000);
  let fromMs = clock();
  expectMore();

  return {
    stop: () => {
      isWanted = false;
      clearTimeout(watch);
      if (recorder.state !== 'inactive') recorder.stop();
      const late = setTimeout(() => stopped.reject(new Error('The recorder of the browser does not stop')), STOP_MS);
      return stopped.promise.finally(() => clearTimeout(late));
    },
  };
}
