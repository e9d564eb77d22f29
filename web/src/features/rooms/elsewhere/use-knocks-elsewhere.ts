import { useEffect } from 'react';
import { loadCode } from '../../../lib/load-code.ts';
import type { KnockMessage } from './knock-channel.ts';
import type { KnockTeller } from './knock-teller.ts';

export const KNOCK_CHANNEL = 'prova.knocks';

/** Says on this page who knocks at a room that is open in another tab. What says it is loaded when somebody does. */
export function useKnocksElsewhere(): void {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(KNOCK_CHANNEL);
    const tell = (message: KnockMessage) => channel.postMessage(message);
    let teller: Promise<KnockTeller> | undefined;
    const load = async () => {
      const { createKnockTeller } = await loadCode(() => import('./knock-teller.ts'));
      return createKnockTeller((code, requestId) => tell({ type: 'admit', code, requestId }));
    };
    channel.onmessage = ({ data }: MessageEvent<KnockMessage>) => {
      if (data.type !== 'waiting' || (data.people.length === 0 && !teller)) return;
      teller ??= load();
      teller.then(
        ({ hear }) => hear(data.code, data.people),
        // The room itself says it; the next knock tries again.
        () => {
          teller = undefined;
        },
      );
    };
    tell({ type: 'ask' });
    return () => {
      channel.close();
      void teller?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
    };
  }, []);
}
