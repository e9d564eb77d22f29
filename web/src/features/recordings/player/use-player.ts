import type { Recording } from '@prova/contract/recordings/recordings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { momentAt, type Place, placeAt } from './timeline.ts';

/** So long before its address ends another one is asked for. */
const RENEW_BEFORE_MS = 60_000;

type Playable = Pick<Recording, 'segments' | 'urlExpiresAt'>;

export interface Player {
  readonly video: (element: HTMLVideoElement | null) => void;
  /** What is played, as an address. */
  readonly src: string | undefined;
  readonly segment: number;
  readonly moment: number;
  readonly rate: number;
  readonly failed: boolean;
  seek(ms: number): void;
  /** Asks for addresses again. */
  retry(): Promise<void>;
  setRate(rate: number): void;
  readonly events: {
    onTimeUpdate(): void;
    onEnded(): void;
    onError(): void;
    onLoadedMetadata(): void;
  };
}

/**
 * Plays the segments of a recording one after the other. Addresses of files end after minutes: another one is put in their place at the
 * same second, before that and where one has ended all the same.
 * @param renew asks for addresses again; rejects where the reader may not see it any more
 */
export function usePlayer({ segments, urlExpiresAt }: Playable, renew: () => Promise<unknown>): Player {
  const element = useRef<HTMLVideoElement>(null);
  const [segment, setSegment] = useState(0);
  const [moment, setMoment] = useState(0);
  const [rate, setRate] = useState(1);
  const [failed, setFailed] = useState(false);
  /** Where a file that is being loaded goes on, and whether it plays. */
  const wanted = useRef<{ seconds: number; plays: boolean } | null>(null);
  /** An address that did not work is renewed once. */
  const tried = useRef<string>(undefined);
  const src = segments[segment]?.url;
  const latest = useRef({ segment, renew });
  useEffect(() => {
    latest.current = { segment, renew };
  });

  const go = useCallback(({ segment, seconds }: Place, plays: boolean) => {
    const video = element.current;
    if (!video) return;
    if (segment === latest.current.segment) {
      video.currentTime = seconds;
      if (plays) play(video);
      return;
    }
    wanted.current = { seconds, plays };
    setSegment(segment);
  }, []);

  /** Keeps the place while its address changes. */
  const renewHere = useCallback(async () => {
    const video = element.current;
    if (video) wanted.current = { seconds: video.currentTime, plays: !video.paused && !video.ended };
    try {
      await latest.current.renew();
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (urlExpiresAt === null) return;
    const wait = Math.max(0, Date.parse(urlExpiresAt) - Date.now() - RENEW_BEFORE_MS);
    const timer = setTimeout(() => void renewHere(), wait);
    return () => clearTimeout(timer);
  }, [urlExpiresAt, renewHere]);

  return {
    video: useCallback((video) => {
      element.current = video;
    }, []),
    src,
    segment,
    moment,
    rate,
    failed,
    seek(ms) {
      const place = placeAt(segments, ms);
      if (place) go(place, true);
    },
    retry() {
      tried.current = undefined;
      return renewHere();
    },
    setRate(next) {
      setRate(next);
      if (element.current) element.current.playbackRate = next;
    },
    events: {
      onTimeUpdate() {
        const video = element.current;
        if (video && !wanted.current) setMoment(momentAt(segments, { segment, seconds: video.currentTime }));
      },
      onEnded() {
        if (segments[segment + 1]) go({ segment: segment + 1, seconds: 0 }, true);
      },
      onError() {
        if (src === undefined) return;
        if (tried.current === src) {
          setFailed(true);
          return;
        }
        tried.current = src;
        void renewHere();
      },
      onLoadedMetadata() {
        const video = element.current;
        if (!video) return;
        video.playbackRate = rate;
        const goOn = wanted.current;
        wanted.current = null;
        if (!goOn) return;
        video.currentTime = goOn.seconds;
        if (goOn.plays) play(video);
      },
    },
  };
}

/** A browser that wants a press first shows its own button. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}
