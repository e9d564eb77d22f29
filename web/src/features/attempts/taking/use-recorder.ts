import { useEffect, useRef, useState } from 'react';

/** Why there is no camera: it was not allowed, there is none, another program has it, or the browser records nothing. */
export type CameraFailure = 'denied' | 'missing' | 'busy' | 'unsupported';

export type RecorderState =
  | { readonly phase: 'idle' | 'asking' }
  | { readonly phase: 'failed'; readonly failure: CameraFailure }
  | { readonly phase: 'ready' | 'recording'; readonly stream: MediaStream; readonly startedAt: number };

/** A part every so often, in milliseconds: so much is lost with a tab at most. */
const SLICE_MS = 3000;
const TYPES = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
const BITS_PER_SECOND = { videoBitsPerSecond: 1_500_000, audioBitsPerSecond: 64_000 };

interface Take {
  readonly onPart: (number: number, blob: Blob) => void;
  readonly onEnd: (parts: number, seconds: number) => void;
}

/** Camera and microphone, and what they record, until the page no longer shows them. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({ phase: 'idle' });
  const stream = useRef<MediaStream | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);

  const release = () => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
  };
  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };
  // What was recorded is kept, and the light of the camera goes out.
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      if (recorder.current?.state === 'recording') recorder.current.stop();
      else for (const track of stream.current?.getTracks() ?? []) track.stop();
    };
  }, []);

  const ask = async () => {
    setState({ phase: 'asking' });
    const type =
      typeof MediaRecorder === 'undefined' ? undefined : TYPES.find((one) => MediaRecorder.isTypeSupported(one));
    if (!type || !navigator.mediaDevices) return setState({ phase: 'failed', failure: 'unsupported' });
    try {
      const video = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 } };
      stream.current = await navigator.mediaDevices.getUserMedia({ video, audio: true });
      // Allowed only after the question was left.
      if (gone.current) return release();
      setState({ phase: 'ready', stream: stream.current, startedAt: 0 });
    } catch (error) {
      setState({ phase: 'failed', failure: failureOf(error) });
    }
  };

  const start = ({ onPart, onEnd }: Take) => {
    const source = stream.current;
    if (!source) return;
    const mimeType = TYPES.find((one) => MediaRecorder.isTypeSupported(one)) ?? '';
    const own = new MediaRecorder(source, { mimeType, ...BITS_PER_SECOND });
    let parts = 0;
    const startedAt = Date.now();
    own.ondataavailable = ({ data }) => {
      if (data.size === 0) return;
      parts += 1;
      onPart(parts, data);
    };
    own.onstop = () => {
      release();
      setState({ phase: 'idle' });
      if (parts > 0) onEnd(parts, Math.round((Date.now() - startedAt) / 1000));
    };
    recorder.current = own;
    own.start(SLICE_MS);
    setState({ phase: 'recording', stream: source, startedAt });
  };

  const cancel = () => {
    release();
    setState({ phase: 'idle' });
  };
  return { state, ask, start, stop, cancel };
}

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported';
}
