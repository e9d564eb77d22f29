import { openOwnTests } from '@prova/contract/attempts/own-tests';
import { takingPaths } from '@prova/contract/attempts/taking-paths';
import { to } from '@prova/contract/paths';
import { useCall } from '../../../lib/query.ts';
import { comeFromOwnTests, goOnAtOnce } from './place.ts';

/**
 * Opens a test of the talent as the link of its mail does: a page of its own, without the shell around it.
 * @param goOn it is under way, and goes on at once
 */
export function useOpenTest({ goOn }: { goOn: boolean }) {
  return useCall(openOwnTests, {
    call: { repeatable: false },
    onSuccess: ({ token }, { params: { id } }) => {
      comeFromOwnTests(id);
      if (goOn) goOnAtOnce(id);
      location.assign(to(takingPaths.attempt, { token, id }));
    },
  });
}
