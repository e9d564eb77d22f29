import { useEffect, useRef, useState } from 'react';
import type { ListenFailure } from '../../../lib/speech/listening.ts';
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
  /** For how long a service has not written down what was said; 0 as long as that is soon enough. */
  readonly lagSeconds: number;
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
  /** The name of the service of the platform that writes down what is said; null: it has none. */
  readonly service: string | null;
}

interface Listener {
  stop?: StopRecognising;
  lagSeconds: number;
}

/** Later than that is said. */
const LATE_MS = 5_000;

/** Captions of what this person says. Nothing is heard before they want it; a closed microphone is not listened to. */
export function useCaptions(call: Call, { language, track, service }: Source): OwnCaptions {
  const hearing = useHearing(language, service !== null);
  const who = hearing === 'service' ? `service ${service}` : hearing;
  const [answer, setAnswer] = useState<{ readonly to: string | undefined; readonly yes: boolean }>();
  const [failure, setFailure] = useState<ListenFailure | null>(null);
  const [lagSeconds, setLagSeconds] = useState(0);
  // A yes is to whoever heard then: somebody else, or another service, asks anew.
  const isToOther = answer?.yes === true && who !== undefined && answer.to !== who;
  const consent = isToOther ? undefined : answer?.yes;
  const on = consent === true && failure === null && hearing !== undefined && hearing !== 'none';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has failed in one language, or with one service, may work with another.
  useEffect(() => () => setFailure(null), [language, who]);
  /** Those who listen, and those who still have written down what was said before a microphone closed. */
  const listeners = useRef(new Set<Listener>());
  // Stands before the effect that listens, so that it is cleaned up first: who takes their yes back, or leaves, sends nothing more.
  useEffect(() => {
    if (consent !== true) return;
    const { current } = listeners;
    return () => {
      for (const { stop } of current) stop?.();
      current.clear();
      setLagSeconds(0);
    };
  }, [consent]);
  useEffect(() => {
    if (!on || !track) return;
    const { current } = listeners;
    const listener: Listener = { lagSeconds: 0 };
    current.add(listener);
    const reportLag = (seconds: number) => {
      listener.lagSeconds = seconds;
      setLagSeconds(Math.max(0, ...Array.from(current, (each) => each.lagSeconds)));
    };
    const stop = recognise(
      { language, hearing, service: { track, transcribe: call.transcribe }, clock: call.clock },
      {
        onSegment: call.caption,
        onFailure: (why) => {
          reportLag(0);
          setFailure(why);
        },
        onPending: ({ waitedMs }) => reportLag(waitedMs < LATE_MS ? 0 : Math.floor(waitedMs / 1000)),
      },
    );
    listener.stop = stop;
    // Who closes their microphone, or changes it or the language, has said what they said.
    return () => stop(true);
  }, [on, track, language, hearing, call]);
  return {
    hearing,
    on,
    failure,
    lagSeconds,
    consent,
    start: () => {
      setFailure(null);
      setAnswer({ to: who, yes: true });
    },
    stop: () => setAnswer({ to: who, yes: false }),
    write: (text) => call.caption(typedSegment(text, language, call.clock)),
  };
}
