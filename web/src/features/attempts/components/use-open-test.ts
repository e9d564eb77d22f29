import { openOwnTests } from '@prova/contract/attempts/own-tests';
import { takingPaths } from '@prova/contract/attempts/taking-paths';
import { to } from '@prova/contract/paths';
import type { RefObject } from 'react';
import { useCall } from '../../../lib/query.ts';
import { comeFromOwnTests, goOnHref } from './place.ts';

/**
 * Opens a test of the talent as the link of its mail does: a page of its own, without the shell around it.
 * @param goOn it is under way, and goes on at once
 * @param from the page to be led back to; the list of their own tests where there is none
 */
export function useOpenTest({ goOn, from }: { goOn: boolean; from?: RefObject<string | null> }) {
  return useCall(openOwnTests, {
    call: { repeatable: false },
    onSuccess: ({ token }, { params: { id } }) => {
      comeFromOwnTests(id, from?.current ?? null);
      const href = to(takingPaths.attempt, { token, id });
      location.assign(goOn ? goOnHref(href) : href);
    },
  });
}
