import type { getPublicJob } from '@prova/contract/jobs/public-jobs';
import { useRead } from '../../lib/use-read.ts';

/** A job as anybody may see it: its page and the form begin with it. */
export function usePublicJob(slug: string) {
  return useRead<typeof getPublicJob>('/api/v1/public/jobs/:slug', { params: { slug } });
}
