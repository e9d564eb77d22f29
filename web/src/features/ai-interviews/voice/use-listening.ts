import type { Locale } from '@prova/contract/common';
import { useEffect, useEffectEvent, useState } from 'react';
import { listen } from '../../../lib/speech/listen.ts';
import type { Heard, ListenFailure, Pending } from '../../../lib/speech/listening.ts';
import { whoHears } from '../../../lib/speech/recognition.ts';
import { Listenings } from './listenings.ts';
import { transcriberOf } from './voice-services.ts';
import { useVoiceServices } from './voice-services-context.ts';

type Options = {
  listens: boolean;
  locale: Locale;
  onHeard: (heard: Heard) => void;
  /** Whether words may still come that were said before. */
  onMayCome: (mayCome: boolean) => void;
  onFailure: (why: ListenFailure) => void;
};

/**
 * Listens while it should. What was said before it stopped is still written down, until this is left.
 * @returns what a service that listens has not written down yet
 */
export function useListening({ listens, locale, onHeard, onMayCome, onFailure }: Options): Pending {
  const services = useVoiceServices();
  const [pending, setPending] = useState<Pending>({ isSpeaking: false, waitedMs: 0 });
  const heard = useEffectEvent(onHeard);
  const mayCome = useEffectEvent(onMayCome);
  const failed = useEffectEvent(onFailure);
  const [listenings] = useState<Listenings>(
    () =>
      new Listenings(() => {
        setPending(listenings.pending);
        mayCome(listenings.mayCome);
      }),
  );
  // Whoever leaves is not sent a word more; this comes before those who listen finish.
  useEffect(() => () => listenings.close(), [listenings]);
  useEffect(() => {
    if (!listens) return;
    let isGone = false;
    let finish: (() => void) | null = null;
    void whoHears(locale, services.transcriber !== null).then((hearing) => {
      if (isGone) return;
      if (hearing === 'none') {
        failed('unsupported');
        return;
      }
      const listening = listenings.begin(hearing === 'service');
      finish = listening.finish;
      const stop = listen(
        { language: locale, hearing, service: transcriberOf(services) },
        {
          // Each listening numbers anew what it hears.
          onHeard: (piece) => heard({ ...piece, key: `${listening.number} ${piece.key}` }),
          onFailure: (why) => {
            listening.finish();
            failed(why);
          },
          onPending: listening.pending,
        },
      );
      listening.begun(stop);
    });
    return () => {
      isGone = true;
      finish?.();
    };
  }, [listens, locale, services, listenings]);
  return pending;
}
