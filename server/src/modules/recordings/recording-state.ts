import type { RecordingState, SegmentState } from '@prova/contract/recordings/recording-fields';

interface Facts {
  readonly endedAt: Date | null;
}

/** What a recording is, by whether its room still records and what has arrived of it. */
export function recordingState(
  { endedAt }: Facts,
  segments: readonly { readonly state: SegmentState }[],
): RecordingState {
  const is = (...states: readonly SegmentState[]) => segments.some(({ state }) => states.includes(state));
  if (!endedAt) return is('uploading', 'joining', 'completed') ? 'recording' : 'idle';
  if (is('uploading', 'joining')) return 'uploading';
  if (is('completed')) return 'completed';
  return 'aborted';
}
