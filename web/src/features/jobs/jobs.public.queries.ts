import type { getPublicJob, listPublicJobs, PublicJob } from '@prova/contract/jobs/public-jobs';
import { takePageData } from '../../lib/page-data.ts';
import { type Received, request, requestWithMeta } from '../../lib/request.ts';
import { useLoad } from '../../lib/use-load.ts';

export type JobSearch = Readonly<
  Partial<Record<'search' | 'location' | 'level' | 'contractType' | 'locationModel' | 'page', string>>
>;

/** A page of open jobs; the key is the address's query, so that going back shows what was there. */
export function usePublicJobs(search: JobSearch) {
  return useLoad<Received<typeof listPublicJobs>>(JSON.stringify(search), (signal) =>
    requestWithMeta<typeof listPublicJobs>(
      'GET',
      '/api/v1/public/jobs',
      { query: { ...search, page: Number(search.page) || 1 } },
      { signal },
    ),
  );
}

/** A public job; on the first visit the server has written it into the page. */
export function usePublicJob(slug: string) {
  return useLoad<PublicJob>(
    slug,
    (signal) => request<typeof getPublicJob>('GET', '/api/v1/public/jobs/:slug', { params: { slug } }, { signal }),
    written(slug),
  );
}

function written(slug: string): PublicJob | null {
  const data = takePageData();
  return data !== null && typeof data === 'object' && 'slug' in data && data.slug === slug ? (data as PublicJob) : null;
}
