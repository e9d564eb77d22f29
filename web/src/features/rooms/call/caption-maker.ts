import { CAPTION_LENGTH } from '@prova/contract/rooms/room-fields';
import type { CaptionSegment } from '@prova/contract/rooms/room-protocol';
import { listen } from '../../../lib/speech/listen.ts';
import type { ListenFailure, Pending, VoiceService } from '../../../lib/speech/listening.ts';
import type { Hearing, SpeechLanguage } from '../../../lib/speech/recognition.ts';

/** Of what is not final yet; the last word is sent at once. */
const REVISE_MS = 400;

/**
 * Stops listening. With `finish`, what was said before is still written down; without it nothing more is sent or captioned, also
 * after it has begun to finish.
 */
export type StopRecognising = (finish?: boolean) => void;

/** Writes down what is said into the microphone. */
export function recognise(
  options: {
    readonly language: SpeechLanguage;
    readonly hearing: Hearing;
    /** How a service is asked; needed where that hears. */
    readonly service?: VoiceService | undefined;
    /** Milliseconds since this person has joined. */
    readonly clock: () => number;
    readonly newId?: () => string;
  },
  events: {
    readonly onSegment: (segment: CaptionSegment) => void;
    readonly onFailure: (why: ListenFailure) => void;
    readonly onPending?: (pending: Pending) => void;
  },
): StopRecognising {
  const { language, hearing, service, clock, newId = () => crypto.randomUUID() } = options;
  let isWanted = true;
  const segments = new Map<string, { id: string; rev: number; startMs: number; sentAt: number; text: string }>();
  const stop = listen(
    { language, hearing, service: service && whileWanted(service, () => isWanted) },
    {
      onHeard: ({ key, text: heard, isFinal, confidence, said }) => {
        if (!isWanted) return;
        const text = heard.slice(0, CAPTION_LENGTH);
        const now = clock();
        // What a service has written down was said before.
        const before = (instant: number) => Math.max(0, Math.round(now - (performance.now() - instant)));
        const [startMs, endMs] = said ? [before(said.from), before(said.to)] : [now, now];
        const segment = segments.get(key) ?? { id: newId(), rev: -1, startMs, sentAt: -REVISE_MS, text: '' };
        segments.set(key, segment);
        if (!isFinal && (segment.text === text || now - segment.sentAt < REVISE_MS)) return;
        Object.assign(segment, { rev: segment.rev + 1, sentAt: now, text });
        events.onSegment({
          segmentId: segment.id,
          rev: segment.rev,
          text,
          final: isFinal,
          startMs: segment.startMs,
          endMs,
          lang: language,
          provider: hearing === 'service' ? 'service' : 'browser',
          confidence,
        });
      },
      onFailure: (why) => {
        if (isWanted) events.onFailure(why);
      },
      onPending: (pending) => {
        if (isWanted) events.onPending?.(pending);
      },
    },
  );
  return (finish = false) => {
    if (!finish) isWanted = false;
    stop(finish);
  };
}

/** Sound that waits for its turn, or to be sent again, stays here once nobody wants it written down. */
const whileWanted = ({ track, transcribe }: VoiceService, isWanted: () => boolean): VoiceService => ({
  track,
  transcribe: async (sound, language) => {
    if (!isWanted()) throw new DOMException('Not wanted any more', 'AbortError');
    return transcribe(sound, language);
  },
});

/** What somebody has written in the place of speaking. */
export function typedSegment(text: string, language: SpeechLanguage, clock: () => number): CaptionSegment {
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
