import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';

/** Does one thing at a time for the buttons of a step, and says what went wrong with the last. */
export function useAttempt() {
  const running = useRef(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (name: string, run: () => Promise<unknown>) => {
    // The second press of a double click comes before the button is drawn busy.
    if (running.current) return;
    running.current = true;
    setBusy(name);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return { busy, failure, attempt };
}
