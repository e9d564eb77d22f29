import type { getAttemptState } from '@prova/contract/attempts/taking';
import type { DataOf } from '@prova/contract/endpoint';
import { useEffect, useRef } from 'react';
import { request } from '../../../lib/request.ts';
import { followAttempt } from './attempt-channel.ts';

type AttemptState = DataOf<typeof getAttemptState>;
type Where = { readonly token: string; readonly id: string };

/** Where an attempt stands, as the server knows it. */
export const askState = (params: Where): Promise<AttemptState> =>
  request<typeof getAttemptState>('GET', '/api/v1/tests/invitations/:token/:id/sitting', { params });

/** Hears at once what another window does with an attempt, and what the company does with its time. */
export function useAttemptNews({ token, id }: Where, onNews: (state: AttemptState) => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    let stopped = false;
    const stop = followAttempt({ token, id }, () => {
      askState({ token, id }).then(
        (state) => {
          if (!stopped) latest.current(state);
        },
        () => {
          // Each answer that is saved tells the same, and so does the next time it is asked.
        },
      );
    });
    return () => {
      stopped = true;
      stop();
    };
  }, [token, id]);
}
