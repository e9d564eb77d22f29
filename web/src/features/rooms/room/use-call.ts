import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { authStore } from '../../../lib/auth-store.ts';
import { type Call, createCall, type News } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import type { RoomEntrance } from '../devices/room-entrance.ts';

/** One call for as long as the screen stands; null in the first moment. */
export function useCall(entrance: RoomEntrance): Call | null {
  const [call, setCall] = useState<Call | null>(null);
  const made = useRef<Call | null>(null);
  const first = useRef(entrance);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(closing.current);
    const auth = authStore.read();
    made.current ??= createCall({ ...first.current, userId: auth.status === 'signed-in' ? auth.user.id : null });
    setCall(made.current);
    return () => {
      // React may take a screen away and bring it back at once while developing: the call is one all the same.
      closing.current = setTimeout(() => {
        made.current?.close();
        made.current = null;
      });
    };
  }, []);
  return call;
}

export const useCallState = (call: Call): CallState => useSyncExternalStore(call.subscribe, call.read);

export function useNews(call: Call, onNews: (news: News) => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => call.onNews((news) => latest.current(news)), [call]);
}
