import { useRef, useState } from 'react';

/** Renewals in a row of which nothing was played: then it is not the link. */
const TRIES = 2;

/**
 * A link to a video holds for minutes. Where it has ended in a pause it is asked for again, and the video goes on from where it
 * was. As long as it holds it stays: each reading of the page signs another one, which would begin the video again.
 * @param renew loads what `url` comes from
 */
export function useLastingVideo(url: string | null, renew: () => unknown) {
  const [source, setSource] = useState(url);
  const [broken, setBroken] = useState<'renewing' | 'failed' | null>(null);
  const left = useRef({ at: 0, plays: false, tries: 0 });
  if (url !== source && (broken !== null || source === null)) {
    setSource(url);
    setBroken(null);
  }
  const again = async () => {
    setBroken('renewing');
    try {
      await renew();
    } finally {
      // A new link has been taken, or there is none.
      setBroken((state) => (state === 'renewing' ? 'failed' : state));
    }
  };
  return {
    source,
    failed: broken === 'failed',
    again: () => {
      left.current.tries = 0;
      void again();
    },
    events: {
      onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        left.current = { at: currentTarget.currentTime, plays: !currentTarget.paused, tries: 0 };
      },
      onPlay: () => {
        left.current.plays = true;
      },
      onPause: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        if (!currentTarget.error) left.current.plays = false;
      },
      onError: () => {
        if (left.current.tries >= TRIES) {
          setBroken('failed');
          return;
        }
        left.current.tries += 1;
        void again();
      },
      onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        const { at, plays } = left.current;
        if (at > 0) currentTarget.currentTime = at;
        // Refused by a browser that wants a press of the button: it is still there.
        if (at > 0 && plays) void currentTarget.play().catch(() => undefined);
      },
    },
  };
}
