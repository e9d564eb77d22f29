import type { Recording } from '@prova/contract/recordings/recordings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { momentAt, type Place, placeAt } from './timeline.ts';

/** So long before its address ends another one is asked for; and at the least so long after one came, whatever the clock says. */
const RENEW_BEFORE_MS = 60_000;
const RENEW_AFTER_MS = 30_000;

type Playable = Pick<Recording, 'segments' | 'urlExpiresAt'>;
type Segments = Recording['segments'];

export interface Player {
  readonly video: (element: HTMLVideoElement | null) => void;
  /** What is played, as an address. */
  readonly src: string | undefined;
  /** Which of the segments. */
  readonly segment: number;
  readonly moment: number;
  readonly rate: number;
  readonly failed: boolean;
  seek(ms: number): void;
  /** Plays a segment from its beginning. */
  open(segment: number): void;
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
 * same second, before that and where one has ended all the same. What is loaded again meanwhile changes nothing of what plays.
 * @param renew asks for addresses again; rejects where the reader may not see it any more
 */
export function usePlayer({ segments, urlExpiresAt }: Playable, renew: () => Promise<Segments>): Player {
  const element = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(() => addressOf(segments[0]));
  const [moment, setMoment] = useState(0);
  const [rate, setRate] = useState(1);
  const [failed, setFailed] = useState(false);
  /** Where a file that is being loaded goes on, and whether it plays. */
  const wanted = useRef<{ seconds: number; plays: boolean } | null>(null);
  /** Whose address has been renewed after an error: another error is more than an address that ended. */
  const tried = useRef<string>(undefined);
  const segment = Math.max(
    0,
    segments.findIndex(({ id }) => id === playing?.id),
  );
  const latest = useRef({ playing, renew });
  useEffect(() => {
    latest.current = { playing, renew };
  });

  const go = useCallback((segments: Segments, { segment, seconds }: Place, plays: boolean) => {
    const video = element.current;
    const next = segments[segment];
    if (!video || !next) return;
    if (next.id === latest.current.playing?.id) {
      video.currentTime = seconds;
      if (plays) play(video);
      return;
    }
    wanted.current = { seconds, plays };
    setPlaying(addressOf(next));
  }, []);

  /** Keeps the place while its address changes. @returns whether there is another one */
  const renewHere = useCallback(async (): Promise<boolean> => {
    const video = element.current;
    if (video) wanted.current ??= { seconds: video.currentTime, plays: !video.paused && !video.ended };
    const { playing, renew } = latest.current;
    const fresh = await renew().then(
      (segments) => addressOf(segments.find(({ id }) => id === playing?.id)),
      () => undefined,
    );
    // The same address would not be loaded again.
    if (!fresh || fresh.url === playing?.url) {
      wanted.current = null;
      return false;
    }
    setFailed(false);
    setPlaying(fresh);
    return true;
  }, []);

  useEffect(() => {
    if (urlExpiresAt === null) return;
    const wait = Math.max(RENEW_AFTER_MS, Date.parse(urlExpiresAt) - Date.now() - RENEW_BEFORE_MS);
    const timer = setTimeout(() => void renewHere(), wait);
    return () => clearTimeout(timer);
  }, [urlExpiresAt, renewHere]);

  const fail = async () => {
    const id = latest.current.playing?.id;
    const isNew = tried.current !== id;
    tried.current = id;
    if (!isNew || !(await renewHere())) setFailed(true);
  };

  return {
    video: useCallback((video) => {
      element.current = video;
    }, []),
    src: playing?.url,
    segment,
    moment,
    rate,
    failed,
    seek(ms) {
      const place = placeAt(segments, ms);
      if (place) go(segments, place, true);
    },
    open(segment) {
      go(segments, { segment, seconds: 0 }, true);
    },
    async retry() {
      tried.current = undefined;
      if (!(await renewHere())) setFailed(true);
    },
    setRate(next) {
      setRate(next);
      if (element.current) element.current.playbackRate = next;
    },
    events: {
      onTimeUpdate() {
        const video = element.current;
        if (!video || wanted.current) return;
        if (video.currentTime > 0 && !video.paused) tried.current = undefined;
        setMoment(momentAt(segments, { segment, seconds: video.currentTime }));
      },
      onEnded() {
        go(segments, { segment: segment + 1, seconds: 0 }, true);
      },
      onError() {
        void fail();
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

const addressOf = (segment: Segments[number] | undefined) => segment && { id: segment.id, url: segment.url };

/** A browser that wants a press first shows its own button. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}
