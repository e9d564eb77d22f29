import { useEffect, useState } from 'react';

/** What is not heard of by then may be pressed again. */
const ANSWERED_MS = 4000;

/**
 * An answer that was given and has not arrived yet. It may be changed at once: a no has to be heard also right after a yes.
 * @param known the answer as the server has it
 * @param send false: it could not be sent
 */
export function useAnswer(known: boolean | null, send: (accepted: boolean) => boolean) {
  const [given, setGiven] = useState<boolean | null>(null);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    if (given === null) return;
    const timer = setTimeout(() => setGiven(null), ANSWERED_MS);
    return () => clearTimeout(timer);
  }, [given]);
  useEffect(() => {
    if (known !== null) setGiven(null);
  }, [known]);
  const answer = (accepted: boolean) => {
    if (given === accepted) return;
    const isSent = send(accepted);
    setOffline(!isSent);
    if (isSent) setGiven(accepted);
  };
  return { given, isOffline, answer };
}
