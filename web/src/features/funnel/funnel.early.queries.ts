import type { getBoard } from '@prova/contract/funnel/funnel';
import { type EarlyQuery, earlyQuery } from '../../lib/early-query.ts';

/** Filters are read by the page itself. */
const UNFILTERED = ['application', 'stage'];

export const boardReads = (jobId: string, search: URLSearchParams): readonly EarlyQuery[] =>
  [...search.keys()].every((name) => UNFILTERED.includes(name))
    ? [earlyQuery<typeof getBoard>('funnel.board', '/api/v1/applications/funnel-board', { query: { jobId } })]
    : [];
