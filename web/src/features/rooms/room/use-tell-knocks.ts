import { useEffect, useMemo, useRef } from 'react';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import type { KnockMessage } from '../elsewhere/knock-channel.ts';

export const KNOCK_CHANNEL = 'prova.knocks';

/**
 * Tells the other tabs of this browser who waits at the door; from there, too, somebody may be let in. Of who has yet to agree to be
 * recorded nothing is told: they would be refused.
 */
export function useTellKnocks(call: Call, code: string, { waiting: all, room }: CallState): void {
  const isRecorded = room?.recording != null;
  const waiting = useMemo(
    () => (isRecorded ? all.filter(({ recordingConsent }) => recordingConsent === true) : all),
    [isRecorded, all],
  );
  const channel = useRef<BroadcastChannel>(null);
  const latest = useRef(waiting);
  useEffect(() => {
    latest.current = waiting;
    channel.current?.postMessage({ type: 'waiting', code, people: waiting } satisfies KnockMessage);
  }, [code, waiting]);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(KNOCK_CHANNEL);
    channel.current = opened;
    const tell = (people: CallState['waiting']) =>
      opened.postMessage({ type: 'waiting', code, people } satisfies KnockMessage);
    opened.onmessage = ({ data }: MessageEvent<KnockMessage>) => {
      if (data.type === 'ask' && latest.current.length > 0) tell(latest.current);
      if (data.type === 'admit' && data.code === code) call.admit(data.requestId);
    };
    tell(latest.current);
    const gone = () => tell([]);
    addEventListener('pagehide', gone);
    return () => {
      removeEventListener('pagehide', gone);
      gone();
      channel.current = null;
      opened.close();
    };
  }, [call, code]);
}
