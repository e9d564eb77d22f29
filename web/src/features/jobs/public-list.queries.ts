import { type JobSearch, jobSearchQuery } from '@prova/contract/jobs/job-search';
import type { hintAtJobs, JobHints, listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { urlOf } from '@prova/contract/paths';
import { useEffect, useState } from 'react';
import { useLocale } from '../../lib/i18n.ts';
import { type Received, request, requestWithMeta } from '../../lib/request.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useWritten } from '../../lib/use-read.ts';

type Jobs = Pick<Received<typeof listPublicJobs>, 'data' | 'meta'>;

const HINTS: (typeof hintAtJobs)['path'] = '/api/v1/public/job-hints';
const LIST: (typeof listPublicJobs)['path'] = '/api/v1/public/jobs';

/** A page of open jobs; the key is the call's address, so that going back shows what was there. */
export function usePublicJobs(search: JobSearch) {
  const query = jobSearchQuery(search);
  const url = urlOf(LIST, {}, query);
  const locale = useLocale();
  return useLoad<Jobs>(
    `${locale} ${url}`,
    (signal) => requestWithMeta<typeof listPublicJobs>('GET', LIST, { query }, { signal }),
    useWritten<Jobs>(url, ({ data, meta }) => ({ data, meta }) as Jobs),
  );
}

/** What a search leaves out that may be wanted; null until it is known, and for a list that is not narrowed. */
export function usePublicHints({ page: _page, ...search }: JobSearch): JobHints | null {
  const locale = useLocale();
  const key = `${locale} ${urlOf(HINTS, {}, search)}`;
  const isNarrowed = Object.keys(search).length > 0;
  const [known, setKnown] = useState<{ key: string; hints: JobHints } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names all that is asked.
  useEffect(() => {
    if (!isNarrowed) return;
    const abort = new AbortController();
    request<typeof hintAtJobs>('GET', HINTS, { query: search }, { signal: abort.signal }).then(
      (hints) => setKnown({ key, hints }),
      // The list says all that was asked for without them.
      () => undefined,
    );
    return () => abort.abort();
  }, [key, isNarrowed]);
  return known?.key === key ? known.hints : null;
}
