const LISTEN_MS = 150;
/** Of the root mean square: a voice in front of a microphone is above, a room with nobody in it below. */
const LOUD = 0.025;
const HOLD_MS = 500;

/**
 * Tells whether somebody speaks into a track, which it stops in the end.
 * @returns how to stop
 */
export function watchLoudness(track: MediaStreamTrack, onLoud: (loud: boolean) => void): () => void {
  if (typeof AudioContext === 'undefined') {
    track.stop();
    return () => undefined;
  }
  track.enabled = true;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let loudUntil = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    const now = performance.now();
    if (Math.sqrt(power) > LOUD) loudUntil = now + HOLD_MS;
    onLoud(loudUntil > now);
  }, LISTEN_MS);
  return () => {
    clearInterval(timer);
    track.stop();
    void context.close();
  };
}
