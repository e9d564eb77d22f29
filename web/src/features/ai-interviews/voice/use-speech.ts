import type { Locale } from '@prova/contract/common';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserFamilyOf } from '../../../lib/browser.ts';
import { type Heard, type ListenFailure, listen } from '../../../lib/speech/listen.ts';
import { whoHears } from '../../../lib/speech/recognition.ts';
import { readAloud, readingMs } from './read-aloud.ts';
import type { Reading } from './spoken-answer.ts';
import { useOutOfSight } from './use-out-of-sight.ts';

type Options = {
  prompt: string;
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

/** The end of what was read out is recognised a little after it was said. */
const ECHO_MS = 1500;
/** There, a page that listens has no voice of its own. */
const EITHER_OR: ReadonlySet<string> = new Set(['ios', 'android']);

/**
 * Reads a prompt out and listens to the answer, also to whoever speaks before it is read to the end. While the page is out of
 * sight, or something else is asked, it does neither; what was being read is read again.
 */
export function useSpeech({ prompt, locale, reads, isAway: isElsewhere, onRead, onHeard, onFailure }: Options) {
  const [isReading, setIsReading] = useState(reads);
  const [readAt, setReadAt] = useState(Number.NEGATIVE_INFINITY);
  const [takesTurns] = useState(() => EITHER_OR.has(browserFamilyOf(navigator.userAgent)));
  const isOutOfSight = useOutOfSight();
  const isAway = isElsewhere || isOutOfSight;
  /** Each time that it listens it numbers what it hears anew. */
  const times = useRef(0);
  const end = (how?: 'read' | 'unread') => {
    setIsReading(false);
    setReadAt(performance.now());
    onRead(how === 'unread' ? readingMs(prompt) : undefined);
  };
  const ended = useEffectEvent(end);
  const heard = useEffectEvent((piece: Heard) =>
    onHeard(piece, isReading || performance.now() - readAt < ECHO_MS ? { text: prompt, isOver: !isReading } : null),
  );
  const failed = useEffectEvent(onFailure);
  const silent = useEffectEvent(() => onRead(readingMs(prompt)));

  useEffect(() => {
    if (!isReading || isAway) return;
    return readAloud(prompt, locale, (how) => ended(how));
  }, [isReading, isAway, prompt, locale]);
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
    void whoHears(locale).then((hearing) => {
      if (isGone) return;
      if (hearing === 'none') failed('unsupported');
      else
        stop = listen(
          { language: locale, hearing },
          { onHeard: (piece) => heard({ ...piece, key: `${time} ${piece.key}` }), onFailure: (why) => failed(why) },
        );
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [listens, locale]);

  return {
    isReading,
    isAway,
    /** It listens only once it has read. */
    takesTurns,
    read: () => setIsReading(true),
    stopReading: () => {
      if (isReading) end();
    },
  };
}
