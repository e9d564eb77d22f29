import { useEffect, useRef, useState } from 'react';
import type { ListenFailure, Pending } from '../../../lib/speech/listening.ts';
import type { Hearing, SpeechLanguage } from '../../../lib/speech/recognition.ts';
import { useHearing } from '../../../lib/speech/use-hearing.ts';
import type { Call } from '../call/call.ts';
import { recognise, type StopRecognising, typedSegment } from '../call/caption-maker.ts';

export interface OwnCaptions {
  /** Undefined until the browser has said what it has. */
  readonly hearing: Hearing | undefined;
  /** What this person says is being written down. */
  readonly on: boolean;
  readonly failure: ListenFailure | null;
  /** For how long a service has not written down what was said, in milliseconds. */
  readonly lagMs: number;
  /** Undefined: they have not been asked. What would leave the device waits for a yes. */
  readonly consent: boolean | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  readonly write: (text: string) => void;
}

interface Source {
  readonly language: SpeechLanguage;
  /** The open microphone; null: it is closed, and nobody listens. */
  readonly track: MediaStreamTrack | null;
  /** Whether the platform has a service that writes down what is said. */
  readonly hasService: boolean;
}

/** Captions of what this person says. Nothing is heard before they want it; a closed microphone is not listened to. */
export function useCaptions(call: Call, { language, track, hasService }: Source): OwnCaptions {
  const hearing = useHearing(language, hasService);
  const [answer, setAnswer] = useState<{ readonly by: Hearing | undefined; readonly yes: boolean }>();
  const [failure, setFailure] = useState<ListenFailure | null>(null);
  const [lagMs, setLagMs] = useState(0);
  // A yes is to whoever heard then: somebody else asks anew.
  const consent = answer?.yes && answer.by !== hearing ? undefined : answer?.yes;
  const on = consent === true && failure === null && hearing !== undefined && hearing !== 'none';
  /** Those who listen, and those who still have written down what was said before a microphone closed. */
  const listeners = useRef(new Set<StopRecognising>());
  // Stands before the effect that listens, so that it is cleaned up first: who takes their yes back, or leaves, sends nothing more.
  useEffect(() => {
    if (consent !== true) return;
    const { current } = listeners;
    return () => {
      for (const stop of current) stop();
      current.clear();
      setLagMs(0);
    };
  }, [consent]);
  useEffect(() => {
    if (!on || !track) return;
    const service = { track, transcribe: call.transcribe };
    const tellLag = ({ waitedMs }: Pending) => setLagMs(waitedMs);
    const stop = recognise(
      { language, hearing, service, clock: call.clock },
      { onSegment: call.caption, onFailure: setFailure, onPending: tellLag },
    );
    listeners.current.add(stop);
    // Who closes their microphone, or changes it or the language, has said what they said.
    return () => stop(true);
  }, [on, track, language, hearing, call]);
  return {
    hearing,
    on,
    failure,
    lagMs,
    consent,
    start: () => {
      setFailure(null);
      setAnswer({ by: hearing, yes: true });
    },
    stop: () => setAnswer({ by: hearing, yes: false }),
    write: (text) => call.caption(typedSegment(text, language, call.clock)),
  };
}
