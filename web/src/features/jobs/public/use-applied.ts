import type { appliedAmong } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { useEffect, useState } from 'react';
import { useAuth } from '../../../lib/auth-store.ts';
import { request } from '../../../lib/request.ts';

type Applied = DataOf<typeof appliedAmong>[number];

/**
 * What a signed-in talent has applied to among the jobs on screen. Asked for once the page is there: it is the same for
 * everybody until then.
 */
export function useApplied(jobIds: readonly string[]): {
  isTalent: boolean;
  applicationTo: (jobId: string) => Applied | undefined;
} {
  const auth = useAuth();
  const isTalent = auth.status === 'signed-in' && auth.user.role === 'POTENTIAL';
  const [applied, setApplied] = useState<readonly Applied[]>([]);
  const ids = [...jobIds].sort().join(',');
  useEffect(() => {
    setApplied([]);
    if (!isTalent || ids === '') return;
    let here = true;
    request<typeof appliedAmong>('GET', '/api/v1/applications/among', { query: { ids } }).then(
      (found) => here && setApplied(found),
      // The form says so before it is filled in.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [isTalent, ids]);
  return { isTalent, applicationTo: (jobId) => applied.find((each) => each.jobId === jobId) };
}
