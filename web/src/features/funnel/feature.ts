import type { getBoard } from '@prova/contract/funnel/funnel';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { earlyQuery } from '../../lib/early-query.ts';
import type { Feature } from '../../lib/feature.ts';
import { boardPhrases } from './phrases.ts';

/** Filters are read by the page itself. */
const UNFILTERED = ['application', 'stage'];

export const funnel: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: funnelPaths.board,
      page: async () => (await import('./board.page.tsx')).BoardPage,
      phrases: boardPhrases,
      reads: ({ params: { id = '' }, search }) =>
        [...search.keys()].every((name) => UNFILTERED.includes(name))
          ? [
              earlyQuery<typeof getBoard>('funnel.board', '/api/v1/applications/funnel-board', {
                query: { jobId: id },
              }),
            ]
          : [],
    },
  ],
};
