import type { Locale } from '@prova/contract/common';
import { useEffect, useState } from 'react';
import { type Hearing, whoHears } from '../../../lib/speech/recognition.ts';

/** Who would hear what is said here; undefined until the browser has said it. */
export function useHearing(locale: Locale): Hearing | undefined {
  const [hearing, setHearing] = useState<Hearing>();
  useEffect(() => {
    let isGone = false;
    void whoHears(locale).then((who) => {
      if (!isGone) setHearing(who);
    });
    return () => {
      isGone = true;
    };
  }, [locale]);
  return hearing;
}
