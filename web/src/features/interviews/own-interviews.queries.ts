import { listOwnInterviews } from '@prova/contract/interviews/interviews';
import { pageQueryOf } from '../../lib/query.ts';

/** The talent's interviews, those ahead first: as many as one page has, which only what is long over goes beyond. */
export const ownInterviewsQuery = pageQueryOf(listOwnInterviews, { query: { limit: 100 } });
