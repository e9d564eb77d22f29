import { useEffect, useState } from 'react';
import type { Call } from '../call/call.ts';
import { type CaptionFailure, recognise, typedSegment } from '../call/caption-maker.ts';
import { type CaptionLanguage, type Hearing, whoHears } from '../call/speech.ts';

export interface OwnCaptions {
  /** Undefined until the browser has said what it has. */
  readonly hearing: Hearing | undefined;
  /** What this person says is being written down. */
  readonly on: boolean;
  readonly failure: CaptionFailure | null;
  /** Undefined: they have not been asked. What would leave the device waits for a yes. */
  readonly consent: boolean | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  readonly write: (text: string) => void;
}

/** Captions of what this person says. Nothing is heard before they want it; a closed microphone is not listened to. */
export function useCaptions(call: Call, language: CaptionLanguage, microphoneOpen: boolean): OwnCaptions {
  const [hearing, setHearing] = useState<Hearing>();
  const [consent, setConsent] = useState<boolean>();
  const [failure, setFailure] = useState<CaptionFailure | null>(null);
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
    const maker = recognise(
      { language, hearing, clock: call.clock },
      { onSegment: call.caption, onFailure: setFailure },
    );
    return maker.stop;
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
