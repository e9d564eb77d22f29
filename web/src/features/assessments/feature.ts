import { assessmentPaths } from '@prova/contract/assessments/paths';
import { ListChecks } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

// Of both areas.
const list = { page: async () => (await import('./tests.page.tsx')).TestsPage, phrases: ['tests'] } as const;
const writing = ['tests', 'authoring', 'code'] as const;
const create = { page: async () => (await import('./test-wizard.page.tsx')).NewTestPage, phrases: writing };
const edit = { page: async () => (await import('./test-wizard.page.tsx')).EditTestPage, phrases: writing };

const entry = {
  icon: ListChecks,
  name: { 'pt-BR': 'Testes', 'en-US': 'Tests' },
  hint: { 'pt-BR': 'Escrever e publicar testes técnicos', 'en-US': 'Write and publish technical tests' },
  order: 35,
  active: 'prefix',
} as const;

export const assessments: Feature = {
  routes: [
    { area: 'recruiter', path: assessmentPaths.tests, ...list },
    { area: 'recruiter', path: assessmentPaths.newTest, ...create },
    { area: 'recruiter', path: assessmentPaths.editTest, ...edit },
    { area: 'expert', path: assessmentPaths.expertTests, ...list },
    { area: 'expert', path: assessmentPaths.expertNewTest, ...create },
    { area: 'expert', path: assessmentPaths.expertEditTest, ...edit },
  ],
  navigation: [
    {
      area: 'recruiter',
      to: assessmentPaths.tests,
      ...entry,
      covers: assessmentPaths.grading,
      not: ['hiring_manager', 'interviewer'],
    },
    { area: 'expert', to: assessmentPaths.expertTests, ...entry },
  ],
};
