import type { Locale } from '@prova/contract/common';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserFamilyOf } from '../../../lib/browser.ts';
import { listen } from '../../../lib/speech/listen.ts';
import type { Heard, ListenFailure, Pending } from '../../../lib/speech/listening.ts';
import { whoHears } from '../../../lib/speech/recognition.ts';
import { readAloud, readingMs } from './read-aloud.ts';
import type { Reading } from './spoken-answer.ts';
import { useOutOfSight } from './use-out-of-sight.ts';
import { questionSpeaker, transcriberOf } from './voice-services.ts';
import { useVoiceServices } from './voice-services-context.ts';

type Options = {
  prompt: string;
  /** What is asked, by its number; left out where the server does not ask it. */
  turn?: number | undefined;
  locale: Locale;
  /** Whether the prompt is read out when this begins. */
  reads: boolean;
  /** Something else is asked or done meanwhile. */
  isAway: boolean;
  /** It was read out; where nobody reads it, so long as it takes to read it. */
  onRead: (readingMs?: number) => void;
  onHeard: (heard: Heard, reading: Reading | null) => void;
  onFailure: (why: ListenFailure) => void;
};

const NOTHING: Pending = { isSpeaking: false, waitedMs: 0 };

/** The end of what was read out is recognised a little after it was said. */
const ECHO_MS = 1500;
/** There, a page that listens has no voice of its own. */
const EITHER_OR: ReadonlySet<string> = new Set(['ios', 'android']);

/**
 * Reads a prompt out and listens to the answer, also to whoever speaks before it is read to the end. While the page is out of
 * sight, or something else is asked, it does neither; what was being read is read again.
 */
export function useSpeech({ prompt, turn, locale, reads, isAway: isElsewhere, onRead, onHeard, onFailure }: Options) {
  const [isReading, setIsReading] = useState(reads);
  const [readAt, setReadAt] = useState(Number.NEGATIVE_INFINITY);
  const [takesTurns] = useState(() => EITHER_OR.has(browserFamilyOf(navigator.userAgent)));
  const isOutOfSight = useOutOfSight();
  const isAway = isElsewhere || isOutOfSight;
  const services = useVoiceServices();
  const [pending, setPending] = useState(NOTHING);
  const [speak] = useState(() => (services.readsAloud && turn !== undefined ? questionSpeaker(services, turn) : null));
  /** Each time that it listens it numbers what it hears anew. */
  const times = useRef(0);
  const end = (how?: 'read' | 'unread') => {
    setIsReading(false);
    setReadAt(performance.now());
    onRead(how === 'unread' ? readingMs(prompt) : undefined);
  };
  const ended = useEffectEvent(end);
  const heard = useEffectEvent((piece: Heard) => {
    const from = piece.said?.from ?? performance.now();
    onHeard(piece, isReading || from - readAt < ECHO_MS ? { text: prompt, isOver: !isReading } : null);
  });
  const failed = useEffectEvent(onFailure);
  const silent = useEffectEvent(() => onRead(readingMs(prompt)));

  useEffect(() => {
    if (!isReading || isAway) return;
    return readAloud(prompt, locale, (how) => ended(how), speak);
  }, [isReading, isAway, prompt, locale, speak]);
  useEffect(() => {
    if (!reads) silent();
  }, [reads]);

  const listens = !isAway && !(takesTurns && isReading);
  useEffect(() => {
    if (!listens) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    times.current += 1;
    const time = times.current;
    void whoHears(locale, services.transcriber !== null).then((hearing) => {
      if (isGone) return;
      if (hearing === 'none') failed('unsupported');
      else
        stop = listen(
          { language: locale, hearing, service: transcriberOf(services) },
          {
            onHeard: (piece) => heard({ ...piece, key: `${time} ${piece.key}` }),
            onFailure: (why) => failed(why),
            onPending: setPending,
          },
        );
    });
    return () => {
      isGone = true;
      stop?.();
      setPending(NOTHING);
    };
  }, [listens, locale, services]);

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
