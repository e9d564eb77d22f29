import { CAPTION_LENGTH } from '@prova/contract/rooms/room-fields';
import type { CaptionSegment } from '@prova/contract/rooms/room-protocol';
import { type ListenFailure, listen } from '../../../lib/speech/listen.ts';
import type { Hearing, SpeechLanguage } from '../../../lib/speech/recognition.ts';

/** Of what is not final yet; the last word is sent at once. */
const REVISE_MS = 400;

/**
 * Writes down what is said into the microphone.
 * @returns how to stop it
 */
export function recognise(
  options: {
    readonly language: SpeechLanguage;
    readonly hearing: Hearing;
    /** Milliseconds since this person has joined. */
    readonly clock: () => number;
    readonly newId?: () => string;
  },
  events: { readonly onSegment: (segment: CaptionSegment) => void; readonly onFailure: (why: ListenFailure) => void },
): () => void {
  const { language, hearing, clock, newId = () => crypto.randomUUID() } = options;
  const segments = new Map<string, { id: string; rev: number; startMs: number; sentAt: number; text: string }>();
  return listen(
    { language, hearing },
    {
      onHeard: ({ key, text: heard, isFinal, confidence }) => {
        const text = heard.slice(0, CAPTION_LENGTH);
        const now = clock();
        const segment = segments.get(key) ?? { id: newId(), rev: -1, startMs: now, sentAt: -REVISE_MS, text: '' };
        segments.set(key, segment);
        if (!isFinal && (segment.text === text || now - segment.sentAt < REVISE_MS)) return;
        Object.assign(segment, { rev: segment.rev + 1, sentAt: now, text });
        events.onSegment({
          segmentId: segment.id,
          rev: segment.rev,
          text,
          final: isFinal,
          startMs: segment.startMs,
          endMs: now,
          lang: language,
          provider: 'browser',
          confidence,
        });
      },
      onFailure: events.onFailure,
    },
  );
}

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
