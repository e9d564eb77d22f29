/** Of Chromium alone, and unknown to TypeScript: tracks as streams of frames that a worker reads and writes. */
interface TrackStreams {
  readonly MediaStreamTrackProcessor?: new (init: {
    track: MediaStreamTrack;
  }) => { readonly readable: ReadableStream<VideoFrame> };
  readonly MediaStreamTrackGenerator?: new (init: {
    kind: 'video';
  }) => MediaStreamTrack & { readonly writable: WritableStream<VideoFrame> };
}

/** Null where the browser records sound alone. */
export function trackStreams(): Required<TrackStreams> | null {
  const { MediaStreamTrackProcessor, MediaStreamTrackGenerator } = globalThis as TrackStreams;
  if (!MediaStreamTrackProcessor || !MediaStreamTrackGenerator || typeof OffscreenCanvas === 'undefined') return null;
  return { MediaStreamTrackProcessor, MediaStreamTrackGenerator };
}
