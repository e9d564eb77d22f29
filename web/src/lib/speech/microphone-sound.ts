import { SAMPLE_RATE } from '@prova/contract/interviews/wav';
import { Resampler } from './resampler.ts';

const WORKLET = new URL('./capture-worklet.js', import.meta.url);

interface Source {
  readonly context: AudioContext;
  readonly node: MediaStreamAudioSourceNode;
}

/**
 * Hands on what a microphone hears, without a gap.
 * @param track is left as it is; null: a microphone is opened, and closed in the end
 * @returns how to stop
 * @throws DOMException where the microphone cannot be had
 */
export async function openSound(
  track: MediaStreamTrack | null,
  { onSamples, onEnd }: { readonly onSamples: (samples: Int16Array) => void; readonly onEnd: () => void },
): Promise<() => void> {
  const own = track?.clone() ?? (await openMicrophone());
  try {
    const { context, node } = sourceOf(new MediaStream([own]));
    await context.audioWorklet.addModule(WORKLET);
    const worklet = new AudioWorkletNode(context, 'capture');
    const resampler = new Resampler(context.sampleRate);
    worklet.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSamples(resampler.push(data));
    // What leads nowhere is not heard by all browsers; it has nothing to say there.
    node.connect(worklet).connect(context.destination);
    own.onended = onEnd;
    await context.resume();
    return () => {
      own.onended = null;
      own.stop();
      worklet.port.onmessage = null;
      void context.close();
    };
  } catch (error) {
    own.stop();
    throw error;
  }
}

async function openMicrophone(): Promise<MediaStreamTrack> {
  if (!navigator.mediaDevices) throw new DOMException('No microphone', 'NotFoundError');
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
  const [track] = (await navigator.mediaDevices.getUserMedia({ audio })).getAudioTracks();
  if (!track) throw new DOMException('No microphone', 'NotFoundError');
  return track;
}

/** At the rate of a voice, where the browser changes it. */
function sourceOf(stream: MediaStream): Source {
  const context = new AudioContext({ sampleRate: SAMPLE_RATE });
  try {
    return { context, node: context.createMediaStreamSource(stream) };
  } catch {
    void context.close();
    const other = new AudioContext();
    return { context: other, node: other.createMediaStreamSource(stream) };
  }
}
