import type { Locale } from '@prova/contract/common';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserFamilyOf } from '../../../lib/browser.ts';
import type { Heard, ListenFailure } from '../../../lib/speech/listening.ts';
import { readAloud, readingMs } from './read-aloud.ts';
import { Readings } from './readings.ts';
import type { Reading } from './spoken-answer.ts';
import { useListening } from './use-listening.ts';
import { useOutOfSight } from './use-out-of-sight.ts';
import { speakerOf } from './voice-services.ts';
import { type AskedAloud, useVoiceServices } from './voice-services-context.ts';

type Options = {
  prompt: string;
  asked: AskedAloud;
  locale: Locale;
  /** Whether the prompt is read out when this begins. */
  reads: boolean;
  /** Something else is asked or done meanwhile. */
  isAway: boolean;
  /** It was read out; where nobody reads it, so long as it takes to read it. */
  onRead: (readingMs?: number) => void;
  /** @param isLate it was said before what is being read now */
  onHeard: (heard: Heard, reading: Reading | null, isLate: boolean) => void;
  /** Whether words may still come that were said before. */
  onMayCome: (mayCome: boolean) => void;
  onFailure: (why: ListenFailure) => void;
};

/** There, a page that listens has no voice of its own. */
const EITHER_OR: ReadonlySet<string> = new Set(['ios', 'android']);

/**
 * Reads a prompt out and listens to the answer, also to whoever speaks before it is read to the end. While the page is out of
 * sight, or something else is asked, it does neither: what was being read is read again, what was said is written down.
 */
export function useSpeech({ prompt, asked, locale, reads, isAway: isElsewhere, ...events }: Options) {
  const { onRead, onHeard, onMayCome, onFailure } = events;
  const [isReading, setIsReading] = useState(reads);
  const [takesTurns] = useState(() => EITHER_OR.has(browserFamilyOf(navigator.userAgent)));
  const isOutOfSight = useOutOfSight();
  const isAway = isElsewhere || isOutOfSight;
  const services = useVoiceServices();
  const [speak] = useState(() => speakerOf(services, asked));
  const [readings] = useState(() => new Readings());
  const end = (how?: 'read' | 'unread') => {
    setIsReading(false);
    onRead(how === 'unread' ? readingMs(prompt) : undefined);
  };
  const ended = useEffectEvent(end);
  const silent = useEffectEvent(() => onRead(readingMs(prompt)));

  useEffect(() => {
    if (!isReading || isAway) return;
    const over = readings.begin(performance.now());
    const stop = readAloud(prompt, locale, (how) => ended(how), speak);
    return () => {
      over(performance.now());
      stop();
    };
  }, [isReading, isAway, prompt, locale, speak, readings]);
  useEffect(() => {
    if (!reads) silent();
  }, [reads]);

  const pending = useListening({
    listens: !isAway && !(takesTurns && isReading),
    locale,
    onHeard: (piece) => {
      const now = performance.now();
      const reading = readings.during(piece.said ?? { from: now, to: now });
      onHeard(piece, reading && { text: prompt, isOver: reading.isOver }, isReading && !reading);
    },
    onMayCome,
    onFailure,
  });

  return {
    isReading,
    isAway,
    /** What a service that listens has not written down yet. */
    pending,
    /** It listens only once it has read. */
    takesTurns,
    read: () => setIsReading(true),
    stopReading: () => {
      if (isReading) end();
    },
  };
}
