import { VoiceDetector, type VoiceSegment } from '@prova/contract/interviews/voice-activity';
import { SAMPLE_RATE, wavOf } from '@prova/contract/interviews/wav';
import type { ListenEvents, ListenFailure, VoiceService } from './listening.ts';
import { openSound } from './microphone-sound.ts';
import type { SpeechLanguage } from './recognition.ts';
import { SegmentQueue } from './segment-queue.ts';

const REPORT_MS = 500;

const FAILURES: { readonly [name: string]: ListenFailure } = {
  // The code that listens has not come.
  ApiError: 'network',
  NotAllowedError: 'denied',
  NotFoundError: 'denied',
  NotReadableError: 'denied',
  AbortError: 'denied',
  SecurityError: 'denied',
};

/**
 * Listens for voices, and has what they say written down by a service: stretches without one leave the page for nobody.
 * @returns how to stop it; with `finish`, what was said before is still written down
 */
export function listenByService(
  { language, service }: { readonly language: SpeechLanguage; readonly service: VoiceService },
  { onHeard, onFailure, onPending }: ListenEvents,
): (finish?: boolean) => void {
  const detector = new VoiceDetector();
  let samplesHeard = 0;
  let stretches = 0;
  let wanted = true;
  /** Nothing is written down any more, either. */
  let isClosed = false;
  let close: (() => void) | null = null;
  let reported = '';
  const hearing = new AbortController();

  const fail = (why: ListenFailure) => {
    stop();
    onFailure(why);
  };
  const queue = new SegmentQueue((sound) => service.transcribe(sound, language), {
    onText: (text, { said }) => {
      stretches += 1;
      onHeard({ key: `${stretches}`, text, isFinal: true, confidence: null, said });
    },
    onFailure: fail,
  });
  const report = () => {
    const since = queue.waitsSince;
    const waitedMs = since === null ? 0 : Math.max(1, performance.now() - since);
    const pending = { isSpeaking: wanted && detector.isSpeaking, waitedMs };
    if (!wanted && since === null) clearInterval(timer);
    const words = JSON.stringify(pending);
    if (words === reported) return;
    reported = words;
    onPending?.(pending);
  };
  const timer = setInterval(report, REPORT_MS);

  const send = (segments: readonly VoiceSegment[]) => {
    const [now, heardMs] = [performance.now(), (samplesHeard / SAMPLE_RATE) * 1000];
    for (const { startMs, endMs, samples } of segments) {
      const to = now - (heardMs - endMs);
      const sound = new Blob([wavOf(samples)], { type: 'audio/wav' });
      queue.add({ sound, said: { from: to - (endMs - startMs), to } });
    }
    report();
  };
  const stopHearing = () => {
    wanted = false;
    hearing.abort();
    close?.();
    close = null;
  };
  const stop = (finish = false) => {
    if (isClosed) return;
    const wasHearing = wanted;
    stopHearing();
    if (finish) {
      if (wasHearing) send(detector.flush());
      return;
    }
    isClosed = true;
    queue.close();
    report();
  };

  openSound(service.track, {
    signal: hearing.signal,
    onStall: () => {
      stop(true);
      onFailure('denied');
    },
    onSamples: (samples) => {
      if (!wanted) return;
      samplesHeard += samples.length;
      send(detector.push(samples));
    },
    // Unplugged, or taken back: what was said is written down all the same.
    onEnd: () => {
      stop(true);
      // A microphone of the caller's is the caller's to replace.
      if (!service.track) onFailure('denied');
    },
  }).then(
    (closeSound) => {
      if (wanted) close = closeSound;
      else closeSound();
    },
    (error: unknown) => {
      if (wanted) fail(FAILURES[error instanceof Error ? error.name : ''] ?? 'unsupported');
    },
  );
  return stop;
}
