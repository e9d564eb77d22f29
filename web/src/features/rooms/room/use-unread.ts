import { useEffect, useState } from 'react';
import type { CallState } from '../call/call-state.ts';

/** How many messages of others have come since the chat was last looked at. */
export function useUnread({ messages, self }: CallState, isLookedAt: boolean): number {
  const count = messages.filter(({ peerId }) => peerId !== self?.peerId).length;
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (isLookedAt) setSeen(count);
  }, [isLookedAt, count]);
  return isLookedAt ? 0 : Math.max(0, count - seen);
}
