const nameOf = (segmentId: string) => `prova.recording.${segmentId}`;

/**
 * Only one tab works on what is kept of a segment, for as long as it lives: what a closed tab leaves behind is free for
 * another.
 * @returns how to let go of it; null where another tab has it, or the browser cannot say
 */
export function holdSegment(segmentId: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(null);
  const held = Promise.withResolvers<(() => void) | null>();
  const released = Promise.withResolvers<void>();
  navigator.locks
    .request(nameOf(segmentId), { ifAvailable: true }, (lock) => {
      held.resolve(lock && released.resolve);
      return lock ? released.promise : undefined;
    })
    .catch(held.reject);
  return held.promise;
}
