import { useEffect, useState } from 'react';
import { type Hearing, type SpeechLanguage, whoHears } from './recognition.ts';

/**
 * Who would hear what is said here; undefined until the browser has said it.
 * @param hasService whether the platform has a service that writes down what is said
 */
export function useHearing(language: SpeechLanguage, hasService: boolean): Hearing | undefined {
  // Kept with what was asked: the answer for another language is none for this one.
  const [known, setKnown] = useState<{ language: SpeechLanguage; hasService: boolean; hearing: Hearing }>();
  useEffect(() => {
    let isGone = false;
    void whoHears(language, hasService).then((hearing) => {
      if (!isGone) setKnown({ language, hasService, hearing });
    });
    return () => {
      isGone = true;
    };
  }, [language, hasService]);
  return known?.language === language && known.hasService === hasService ? known.hearing : undefined;
}
