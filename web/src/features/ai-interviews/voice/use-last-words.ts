import { useEffect, useEffectEvent, useState } from 'react';

/** Longer than that nobody waits for what a service writes down. */
export const LAST_WORDS_MS = 10_000;
/** A double click is one press. */
const PRESS_MS = 700;

type Options = {
  /** Something else is asked or done meanwhile: nothing is sent by itself. */
  isHeldUp: boolean;
  /** @param isLate there are words that have not come */
  onFinished: (isLate: boolean) => void;
};

/** Whoever has finished waits for what they said last to be written down, or presses once more. */
export function useLastWords({ isHeldUp, onFinished }: Options) {
  const [mayCome, onMayCome] = useState(false);
  const [since, setSince] = useState<number | null>(null);
  const finish = (isLate: boolean) => {
    setSince(null);
    onFinished(isLate);
  };
  const finished = useEffectEvent(finish);
  useEffect(() => {
    if (since === null) return;
    if (isHeldUp) setSince(null);
    else if (!mayCome) finished(false);
    else {
      const timer = setTimeout(() => finished(true), since + LAST_WORDS_MS - performance.now());
      return () => clearTimeout(timer);
    }
  }, [since, mayCome, isHeldUp]);
  return {
    mayCome,
    onMayCome,
    isFinishing: since !== null,
    finish: () => {
      if (!mayCome) finish(false);
      else if (since === null) setSince(performance.now());
      else if (performance.now() - since >= PRESS_MS) finish(true);
    },
    /** They have not finished, after all. */
    goOn: () => setSince(null),
  };
}
