import type { CodeLanguage } from '@prova/contract/code/code-fields';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import type { Ran } from './run-on-page.ts';

export interface PageRun {
  readonly isRunning: boolean;
  /** It takes so long that somebody may want to stop it. */
  readonly isSlow: boolean;
  /** What came of the last run that has ended; null before, and of one that was stopped or came to nothing. */
  readonly ran: Ran | null;
  /** Whether the last one was stopped by who had started it. */
  readonly isStopped: boolean;
  /** Why the last one could not be run at all. */
  readonly failure: string | null;
  readonly start: (code: string) => Promise<void>;
  readonly stop: () => void;
}

type Ended = Pick<PageRun, 'ran' | 'isStopped' | 'failure'>;

/** What is over sooner has no button that comes and goes. */
const SLOW_MS = 250;

const NOTHING: Ended = { ran: null, isStopped: false, failure: null };

/** One run at a time. Who leaves the page waits no longer. */
export function useRunOnPage(language: CodeLanguage): PageRun {
  const [isRunning, setIsRunning] = useState(false);
  const [ended, setEnded] = useState(NOTHING);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const start = async (code: string) => {
    if (current.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setIsRunning(true);
    try {
      const { runOnPage } = await import('./run-on-page.ts');
      signal.throwIfAborted();
      const ran = await runOnPage(language, code, signal);
      if (current.current === controller) setEnded({ ...NOTHING, ran });
    } catch (error) {
      if (current.current === controller) setEnded({ ...NOTHING, failure: messageOf(error) });
    } finally {
      if (current.current === controller) {
        current.current = null;
        setIsRunning(false);
      }
    }
  };
  // At once, whatever it is waiting for: an interpreter may be on its way.
  const stop = () => {
    current.current?.abort();
    current.current = null;
    setIsRunning(false);
    setEnded({ ...NOTHING, isStopped: true });
  };
  const isSlow = useSlow(isRunning);
  return { ...ended, isRunning, isSlow, start, stop };
}

function useSlow(isRunning: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return isSlow && isRunning;
}
