import { evaluationPaths } from '@prova/contract/evaluations/paths';
import type { Feature } from '../../lib/feature.ts';
import { homeEntry } from '../../lib/home-entry.ts';

export const evaluations: Feature = {
  routes: [
    {
      area: 'expert',
      path: evaluationPaths.expertHome,
      page: async () => (await import('./expert-home.page.tsx')).ExpertHomePage,
      phrases: ['expert', 'interviews'],
    },
  ],
  navigation: [{ area: 'expert', to: evaluationPaths.expertHome, ...homeEntry }],
};
