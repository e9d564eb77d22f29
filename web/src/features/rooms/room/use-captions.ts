import { useEffect, useState } from 'react';
import type { ListenFailure } from '../../../lib/speech/listen.ts';
import { type Hearing, type SpeechLanguage, whoHears } from '../../../lib/speech/recognition.ts';
import type { Call } from '../call/call.ts';
import { recognise, typedSegment } from '../call/caption-maker.ts';

export interface OwnCaptions {
  /** Undefined until the browser has said what it has. */
  readonly hearing: Hearing | undefined;
  /** What this person says is being written down. */
  readonly on: boolean;
  readonly failure: ListenFailure | null;
  /** Undefined: they have not been asked. What would leave the device waits for a yes. */
  readonly consent: boolean | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  readonly write: (text: string) => void;
}

/** Captions of what this person says. Nothing is heard before they want it; a closed microphone is not listened to. */
export function useCaptions(call: Call, language: SpeechLanguage, microphoneOpen: boolean): OwnCaptions {
  const [hearing, setHearing] = useState<Hearing>();
  const [consent, setConsent] = useState<boolean>();
  const [failure, setFailure] = useState<ListenFailure | null>(null);
  useEffect(() => {
    let gone = false;
    void whoHears(language).then((who) => {
      if (!gone) setHearing(who);
    });
    return () => {
      gone = true;
    };
  }, [language]);
  const on = consent === true && failure === null && hearing !== undefined && hearing !== 'none';
  useEffect(() => {
    if (!on || !microphoneOpen) return;
    const stop = recognise(
      { language, hearing, clock: call.clock },
      { onSegment: call.caption, onFailure: setFailure },
    );
    return stop;
  }, [on, microphoneOpen, language, hearing, call]);
  return {
    hearing,
    on,
    failure,
    consent,
    start: () => {
      setFailure(null);
      setConsent(true);
    },
    stop: () => setConsent(false),
    write: (text) => call.caption(typedSegment(text, language, call.clock)),
  };
}
