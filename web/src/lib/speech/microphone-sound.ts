import { SAMPLE_RATE } from '@prova/contract/interviews/wav';
import { loadCode } from '../load-code.ts';
import { keepRunning } from './keep-running.ts';
import { Resampler } from './resampler.ts';

const WORKLET = new URL('./capture-worklet.js', import.meta.url);

interface Source {
  readonly context: AudioContext;
  readonly node: MediaStreamAudioSourceNode;
}

interface SoundOptions {
  /** Closes everything, also while it is still being opened. */
  readonly signal: AbortSignal;
  readonly onSamples: (samples: Int16Array) => void;
  /** The microphone is gone. */
  readonly onEnd: () => void;
  /** Nothing is heard, though the microphone is there: the browser or the device holds sound back. */
  readonly onStall: () => void;
}

/**
 * Hands on what a microphone hears, without a gap.
 * @param track is left as it is; null: a microphone is opened, and closed in the end
 * @returns how to stop
 * @throws DOMException where the microphone cannot be had, ApiError where the code that listens has not come
 */
export async function openSound(
  track: MediaStreamTrack | null,
  { signal, onSamples, onEnd, onStall }: SoundOptions,
): Promise<() => void> {
  const own = track?.clone() ?? (await openMicrophone());
  const open = [() => own.stop()];
  const close = () => {
    signal.removeEventListener('abort', close);
    for (const end of open.splice(0)) end();
  };
  signal.addEventListener('abort', close);
  try {
    signal.throwIfAborted();
    const { context, node } = sourceOf(new MediaStream([own]));
    open.push(() => void context.close());
    await loadCode(() => context.audioWorklet.addModule(WORKLET));
    signal.throwIfAborted();
    const worklet = new AudioWorkletNode(context, 'capture');
    const resampler = new Resampler(context.sampleRate);
    worklet.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSamples(resampler.push(data));
    own.onended = onEnd;
    open.push(() => {
      worklet.port.onmessage = null;
      own.onended = null;
    });
    // What leads nowhere is not heard by all browsers; it has nothing to say there.
    node.connect(worklet).connect(context.destination);
    open.push(keepRunning(context, onStall));
    return close;
  } catch (error) {
    close();
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
  try {
    return sourceIn(new AudioContext({ sampleRate: SAMPLE_RATE }), stream);
  } catch {
    return sourceIn(new AudioContext(), stream);
  }
}

function sourceIn(context: AudioContext, stream: MediaStream): Source {
  try {
    return { context, node: context.createMediaStreamSource(stream) };
  } catch (error) {
    void context.close();
    throw error;
  }
}
