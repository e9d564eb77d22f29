import { funnelPaths } from '@prova/contract/funnel/paths';
import type { Feature } from '../../lib/feature.ts';

export const funnel: Feature = {
  routes: [
    { area: 'recruiter', path: funnelPaths.board, page: async () => (await import('./board.page.tsx')).BoardPage },
  ],
};
