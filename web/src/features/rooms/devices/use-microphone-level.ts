import { useEffect, useState } from 'react';

const POLL_MS = 100;
/** More samples than come between two looks (171 ms at 48 kHz), so that nothing said between them is missed. */
const SAMPLES = 8192;
/** As much as is judged at once (21 ms): a short sound is not thinned by the silence around it. */
const FRAME = 1024;
/** Of the loudest that a microphone can give; a quiet room stays below. */
const SPEECH = 0.04;
/** As long a silence as a person needs to read what to do. */
const SILENCE_MS = 8000;
export const LEVELS = 12;

/** `listening`: nothing heard yet; `silent`: nothing for a while, so that something seems wrong; `heard`: once and for all. */
export type Hearing = 'listening' | 'silent' | 'heard';

/** How loud a microphone is now, in steps of `LEVELS`, and whether it has heard anybody. */
export function useMicrophoneLevel(track: MediaStreamTrack | null): { level: number; hearing: Hearing } {
  const [level, setLevel] = useState(0);
  const [hearing, setHearing] = useState<Hearing>('listening');
  useEffect(() => {
    setLevel(0);
    setHearing('listening');
    if (!track || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    // Browsers hold it back where no press came before.
    void context.resume();
    const analyser = context.createAnalyser();
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    analyser.fftSize = SAMPLES;
    const samples = new Float32Array(SAMPLES);
    const beganAt = Date.now();
    const poll = () => {
      analyser.getFloatTimeDomainData(samples);
      const loudness = loudestOf(samples);
      setLevel(levelOf(loudness));
      if (loudness >= SPEECH) setHearing('heard');
      else if (Date.now() - beganAt > SILENCE_MS) setHearing((now) => (now === 'listening' ? 'silent' : now));
    };
    const timer = setInterval(poll, POLL_MS);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void context.close();
    };
  }, [track]);
  return { level, hearing };
}

/** How loud the loudest frame of some samples is (root of the mean square, 0 to 1). */
export function loudestOf(samples: Float32Array): number {
  let loudest = 0;
  for (let start = 0; start < samples.length; start += FRAME) {
    const frame = samples.subarray(start, start + FRAME);
    loudest = Math.max(loudest, frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length);
  }
  return Math.sqrt(loudest);
}

/** By decibels, as ears hear: a quiet voice lights a third of the steps. */
function levelOf(loudness: number): number {
  if (loudness <= 0) return 0;
  const decibels = 20 * Math.log10(loudness);
  return Math.round(Math.min(Math.max((decibels + 54) / 48, 0), 1) * LEVELS);
}
