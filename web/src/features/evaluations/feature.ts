import { evaluationPaths } from '@prova/contract/evaluations/paths';
import { House } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

export const evaluations: Feature = {
  routes: [
    {
      area: 'expert',
      path: evaluationPaths.expertHome,
      page: async () => (await import('./expert-home.page.tsx')).ExpertHomePage,
    },
  ],
  navigation: [
    {
      area: 'expert',
      to: evaluationPaths.expertHome,
      icon: House,
      name: { 'pt-BR': 'Início', 'en-US': 'Home' },
      hint: { 'pt-BR': 'Resumo do que espera por você', 'en-US': 'What is waiting for you' },
      order: 10,
      active: 'exact',
    },
  ],
};
