import { liveMessage } from '../realtime.ts';

/** How well a talent matches jobs has been worked out again after a change of theirs; to themselves alone. */
export const matchesChanged = liveMessage<Record<string, never>>('matches:changed');
