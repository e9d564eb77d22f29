import { openOwnTests } from '@prova/contract/assessments/own-tests';
import { takingPaths } from '@prova/contract/assessments/taking-paths';
import { to } from '@prova/contract/paths';
import { useCall } from '../../../lib/query.ts';

/** Opens a test of the talent as the link of its mail does: a page of its own, without the shell around it. */
export function useOpenTest() {
  return useCall(openOwnTests, {
    call: { repeatable: false },
    onSuccess: ({ token }, { params: { id } }) => location.assign(to(takingPaths.sitting, { token, id })),
  });
}
