import type { getSittingState } from '@prova/contract/attempts/taking';
import type { DataOf } from '@prova/contract/endpoint';
import { useEffect, useRef } from 'react';
import { request } from '../../../lib/request.ts';
import { followSitting } from './sitting-channel.ts';

type SittingState = DataOf<typeof getSittingState>;
type Where = { readonly token: string; readonly id: string };

/** Where a sitting stands, as the server knows it. */
export const askState = (params: Where): Promise<SittingState> =>
  request<typeof getSittingState>('GET', '/api/v1/tests/invitations/:token/:id/sitting', { params });

/** Hears at once what another window does with a sitting, and what the company does with its time. */
export function useSittingNews({ token, id }: Where, onNews: (state: SittingState) => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    let stopped = false;
    const stop = followSitting({ token, id }, () => {
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
