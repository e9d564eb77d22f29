import { type JobSearch, jobSearchQuery } from '@prova/contract/jobs/job-search';
import type { listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { urlOf } from '@prova/contract/paths';
import { useLocale } from '../../lib/i18n.ts';
import { type Received, requestWithMeta } from '../../lib/request.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useWritten } from '../../lib/use-read.ts';

type Jobs = Pick<Received<typeof listPublicJobs>, 'data' | 'meta'>;

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
