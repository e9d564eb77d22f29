import { chooseTest, listOpenTests, listProofWays } from '@prova/contract/attempts/open-tests';
import { listOwnTests } from '@prova/contract/attempts/own-tests';
import { useRef } from 'react';
import { useCall } from '../../../lib/query.ts';
import { gapLeft } from '../../talents/components/prove-skill.ts';
import { useOpenTest } from './use-open-test.ts';

/**
 * Chooses an open test and opens it at its introduction; one that waits or is under way is only opened.
 * @param goOn it is under way, and goes on at once
 */
export function useTakeTest({ goOn }: { goOn: boolean }) {
  const from = useRef<string | null>(null);
  const open = useOpenTest({ goOn, from });
  const choose = useCall(chooseTest, {
    invalidates: [listOwnTests, listOpenTests, listProofWays],
    onSuccess: ({ id }) => open.mutate({ params: { id } }),
  });
  return {
    /** @param skill that it is to prove, where somebody came for that */
    take: (testId: string, skill?: string) => {
      from.current = skill === undefined ? null : gapLeft(skill);
      choose.mutate({ params: { id: testId } });
    },
    open: (assignmentId: string, skill?: string) => {
      from.current = skill === undefined ? null : gapLeft(skill);
      open.mutate({ params: { id: assignmentId } });
    },
    busy: choose.isPending || open.isPending,
  };
}
