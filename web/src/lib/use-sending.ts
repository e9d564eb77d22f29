import { useRef, useState } from 'react';
import type { CallOptions } from './request.ts';
import { useOnline } from './use-online.ts';

/** How what is being sent fares, for a `FormDialog` and for pages. */
export type Sending = {
  /** It is not getting through, and is tried again until it does or patience ends. */
  isWaiting: boolean;
  /** Ends the trying. What had left may have arrived: sent once more, it is known as the same. */
  stop: () => void;
  /** It was ended so. */
  isStopped: boolean;
};

/** What `useCall` is given, so that the call says how it fares. */
type Watched = { call: CallOptions; around: <T>(run: () => Promise<T>) => Promise<T> };

/**
 * Follows a call that is tried again while there is no connection:
 * `const [sending, watched] = useSending()`, then `useCall(updateTest, { …, ...watched })`.
 */
export function useSending(): [Sending, Watched] {
  const online = useOnline();
  const [state, setState] = useState<'idle' | 'sending' | 'retrying' | 'stopped'>('idle');
  const running = useRef(new AbortController());
  const watched: Watched = {
    call: {
      onRetry: () => setState('retrying'),
      get signal() {
        return running.current.signal;
      },
    },
    around: async (run) => {
      const own = new AbortController();
      running.current = own;
      setState('sending');
      try {
        return await run();
      } finally {
        setState(own.signal.aborted ? 'stopped' : 'idle');
      }
    },
  };
  return [
    {
      isWaiting: state === 'retrying' || (state === 'sending' && !online),
      stop: () => running.current.abort(),
      isStopped: state === 'stopped',
    },
    watched,
  ];
}
