import { loadCode } from '../load-code.ts';
import type { ListenEvents, ListenFailure, VoiceService } from './listening.ts';
import {
  type Hearing,
  type Recognition,
  type RecognitionEvent,
  recognitionIn,
  type SpeechLanguage,
} from './recognition.ts';

/** Recognition ends by itself after a silence, and goes on when it is started again. */
const RESTART_MS = 300;
/** So many ends in a row without a word, and something is wrong with it. */
const EMPTY_ENDS = 20;

const FAILURES: { readonly [error: string]: ListenFailure } = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  network: 'network',
  'language-not-supported': 'language',
};

interface Listened {
  readonly language: SpeechLanguage;
  readonly hearing: Hearing;
  /** How a service is asked; needed where that hears. */
  readonly service?: VoiceService | undefined;
}

/**
 * Listens until it is stopped, or fails for good.
 * @returns how to stop it; with `finish`, what was said before is still written down by a service
 */
export function listen(listened: Listened, events: ListenEvents): (finish?: boolean) => void {
  const { language, hearing, service } = listened;
  if (hearing !== 'service') return recognise({ language, hearing }, events);
  let stop: ((finish?: boolean) => void) | null = null;
  let isStopped = false;
  // Its code comes to those alone whom it hears.
  loadCode(() => import('./listen-by-service.ts')).then(
    ({ listenByService }) => {
      if (isStopped) return;
      if (service) stop = listenByService({ language, service }, events);
      else events.onFailure('unsupported');
    },
    () => {
      if (!isStopped) events.onFailure('network');
    },
  );
  return (finish) => {
    isStopped = true;
    stop?.(finish);
  };
}

function recognise(
  { language, hearing }: { readonly language: SpeechLanguage; readonly hearing: Hearing },
  events: Pick<ListenEvents, 'onHeard' | 'onFailure'>,
): () => void {
  let wanted = true;
  let empty = 0;
  let run = 0;
  let recognition: Recognition | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hear = ({ resultIndex, results }: RecognitionEvent) => {
    empty = 0;
    for (let index = resultIndex; index < results.length && wanted; index += 1) {
      const result = results[index];
      const best = result?.[0];
      const text = best?.transcript.trim();
      if (!result || !best || !text) continue;
      const confidence = result.isFinal ? Math.min(1, Math.max(0, best.confidence)) : null;
      events.onHeard({ key: `${run} ${index}`, text, isFinal: result.isFinal, confidence });
    }
  };

  const fail = (why: ListenFailure) => {
    stop();
    events.onFailure(why);
  };

  const start = () => {
    if (!wanted) return;
    recognition = recognitionIn(language, hearing);
    if (!recognition) {
      fail('unsupported');
      return;
    }
    run += 1;
    recognition.onresult = hear;
    recognition.onerror = ({ error }) => {
      const why = FAILURES[error];
      // Silence, or a pause of the service: it goes on.
      if (why) fail(why);
    };
    recognition.onend = goOn;
    try {
      recognition.start();
    } catch {
      // The one before is still ending; `onend` does not come for what never began.
      goOn();
    }
  };

  const goOn = () => {
    if (!wanted) return;
    empty += 1;
    if (empty > EMPTY_ENDS) fail('network');
    else timer = setTimeout(start, RESTART_MS);
  };

  const stop = () => {
    wanted = false;
    clearTimeout(timer);
    if (!recognition) return;
    recognition.onresult = null;
    recognition.onend = null;
    recognition.onerror = null;
    recognition.abort();
    recognition = null;
  };

  start();
  return stop;
}
