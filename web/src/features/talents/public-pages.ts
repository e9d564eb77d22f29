import { talentPaths } from '@prova/contract/talents/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const talentPages: readonly PublicPage[] = [
  {
    path: talentPaths.publicProfile,
    page: async () => (await import('./public-talent.page.tsx')).PublicTalentPage,
    source: 'talents/public-talent.page.tsx',
    phrases: ['talent-view', 'parts'],
  },
];
