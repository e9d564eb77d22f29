import { CAPTION_LENGTH } from '@prova/contract/rooms/room-fields';
import type { CaptionSegment } from '@prova/contract/rooms/room-protocol';
import {
  type CaptionLanguage,
  type Hearing,
  type Recognition,
  type RecognitionEvent,
  recognitionIn,
} from './speech.ts';

export type CaptionFailure = 'denied' | 'network' | 'language' | 'unsupported';

export interface CaptionMaker {
  readonly stop: () => void;
}

/** Of what is not final yet; the last word is sent at once. */
const REVISE_MS = 400;
/** Recognition ends by itself after a silence, and goes on when it is started again. */
const AGAIN_MS = 300;
/** So many ends in a row without a word, and something is wrong with it. */
const EMPTY_ENDS = 20;

const FAILURES: { readonly [error: string]: CaptionFailure } = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  network: 'network',
  'language-not-supported': 'language',
};

/** Writes down what is said into the microphone, by the browser's own recognition. */
export function recognise(
  options: {
    readonly language: CaptionLanguage;
    readonly hearing: Hearing;
    /** Milliseconds since this person has joined. */
    readonly clock: () => number;
    readonly newId?: () => string;
  },
  events: { readonly onSegment: (segment: CaptionSegment) => void; readonly onFailure: (why: CaptionFailure) => void },
): CaptionMaker {
  const { language, hearing, clock, newId = () => crypto.randomUUID() } = options;
  let wanted = true;
  let empty = 0;
  let recognition: Recognition | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Segments of this run of recognition, by the number of their result. */
  let segments = new Map<number, { id: string; rev: number; startMs: number; sentAt: number; text: string }>();

  const hear = ({ resultIndex, results }: RecognitionEvent) => {
    empty = 0;
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const best = result?.[0];
      const text = best?.transcript.trim().slice(0, CAPTION_LENGTH);
      if (!result || !best || !text) continue;
      const now = clock();
      const segment = segments.get(index) ?? { id: newId(), rev: -1, startMs: now, sentAt: -REVISE_MS, text: '' };
      segments.set(index, segment);
      if (!result.isFinal && (segment.text === text || now - segment.sentAt < REVISE_MS)) continue;
      Object.assign(segment, { rev: segment.rev + 1, sentAt: now, text });
      events.onSegment({
        segmentId: segment.id,
        rev: segment.rev,
        text,
        final: result.isFinal,
        startMs: segment.startMs,
        endMs: now,
        lang: language,
        provider: 'browser',
        confidence: result.isFinal ? Math.min(1, Math.max(0, best.confidence)) : null,
      });
    }
  };

  const fail = (why: CaptionFailure) => {
    stop();
    events.onFailure(why);
  };

  const start = () => {
    if (!wanted) return;
    recognition = recognitionIn(language, hearing);
    if (!recognition) {
      fail('unsupported');
      return;
    }
    segments = new Map();
    recognition.onresult = hear;
    recognition.onerror = ({ error }) => {
      const why = FAILURES[error];
      // Silence, or a pause of the service: it goes on.
      if (why) fail(why);
    };
    recognition.onend = goOn;
    try {
      recognition.start();
    } catch {
      // The one before is still ending; `onend` does not come for what never began.
      goOn();
    }
  };

  const goOn = () => {
    if (!wanted) return;
    empty += 1;
    if (empty > EMPTY_ENDS) fail('network');
    else timer = setTimeout(start, AGAIN_MS);
  };

  const stop = () => {
    wanted = false;
    clearTimeout(timer);
    if (!recognition) return;
    recognition.onresult = null;
    recognition.onend = null;
    recognition.onerror = null;
    recognition.abort();
    recognition = null;
  };

  start();
  return { stop };
}

/** What somebody has written in the place of speaking. */
export function typedSegment(text: string, language: CaptionLanguage, clock: () => number): CaptionSegment {
  const now = clock();
  return {
    segmentId: crypto.randomUUID(),
    rev: 0,
    text,
    final: true,
    startMs: now,
    endMs: now,
    lang: language,
    provider: 'typed',
    confidence: null,
  };
}
