import { useEffect, useState } from 'react';
import { type Hearing, type SpeechLanguage, whoHears } from './recognition.ts';

/**
 * Who would hear what is said here; undefined until the browser has said it.
 * @param hasService whether the platform has a service that writes down what is said
 */
export function useHearing(language: SpeechLanguage, hasService: boolean): Hearing | undefined {
  const [hearing, setHearing] = useState<Hearing>();
  useEffect(() => {
    let isGone = false;
    void whoHears(language, hasService).then((who) => {
      if (!isGone) setHearing(who);
    });
    return () => {
      isGone = true;
    };
  }, [language, hasService]);
  return hearing;
}
