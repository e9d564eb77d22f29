import type { Attempt, noteSignals } from '@prova/contract/attempts/taking';
import type { BodyInput } from '@prova/contract/endpoint';
import { useEffect, useState } from 'react';
import { request } from '../../../lib/request.ts';

type Signal = BodyInput<typeof noteSignals>['signals'][number];

/** A glance at the clock is no news. Seconds. */
const SHORT_SECONDS = 3;

/**
 * Notes that the page was left, and that text was pasted: as the introduction says, and the result shows.
 * @param before what was noted until this window was opened
 * @returns all that was noted so far
 */
export function useSignals(token: string, id: string, before: Attempt['signals']): Attempt['signals'] {
  const [noted, setNoted] = useState(before);
  useEffect(() => {
    let leftAt: number | null = null;
    const note = (kind: Signal['kind'], amount: number) => {
      const signals = [{ kind, amount, happenedAt: new Date().toISOString() }];
      request<typeof noteSignals>('POST', '/api/v1/tests/invitations/:token/:id/signals', {
        params: { token, id },
        body: { signals },
      }).then(
        ({ signals }) => setNoted(signals),
        () => {
          // One less; whoever has no connection has not left for that.
        },
      );
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (leftAt !== null) {
        const seconds = Math.round((Date.now() - leftAt) / 1000);
        leftAt = null;
        if (seconds >= SHORT_SECONDS) note('page_left', seconds);
      }
    };
    const paste = (event: ClipboardEvent) => {
      const length = event.clipboardData?.getData('text').length ?? 0;
      if (length > 0) note('paste', length);
    };
    document.addEventListener('visibilitychange', turn);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      document.removeEventListener('paste', paste);
    };
  }, [token, id]);
  return noted;
}
