import { assessmentPaths } from '@prova/contract/assessments/paths';
import { ListChecks } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

export const assessments: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: assessmentPaths.tests,
      page: async () => (await import('./tests.page.tsx')).TestsPage,
      phrases: ['tests'],
    },
    {
      area: 'recruiter',
      path: assessmentPaths.newTest,
      page: async () => (await import('./test-wizard.page.tsx')).NewTestPage,
    },
    {
      area: 'recruiter',
      path: assessmentPaths.editTest,
      page: async () => (await import('./test-wizard.page.tsx')).EditTestPage,
    },
    {
      area: 'recruiter',
      path: assessmentPaths.previewTest,
      page: async () => (await import('./test-preview.page.tsx')).TestPreviewPage,
    },
  ],
  navigation: [
    {
      area: 'recruiter',
      to: assessmentPaths.tests,
      icon: ListChecks,
      name: { 'pt-BR': 'Testes', 'en-US': 'Tests' },
      hint: { 'pt-BR': 'Escrever e publicar testes técnicos', 'en-US': 'Write and publish technical tests' },
      order: 35,
      active: 'prefix',
    },
  ],
};
