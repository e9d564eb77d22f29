import { assessmentPaths } from '@prova/contract/assessments/paths';
import { ListChecks } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

const list = async () => (await import('./tests.page.tsx')).TestsPage;
const create = async () => (await import('./test-wizard.page.tsx')).NewTestPage;
const edit = async () => (await import('./test-wizard.page.tsx')).EditTestPage;
const preview = async () => (await import('./test-preview.page.tsx')).TestPreviewPage;

const entry = {
  icon: ListChecks,
  name: { 'pt-BR': 'Testes', 'en-US': 'Tests' },
  hint: { 'pt-BR': 'Escrever e publicar testes técnicos', 'en-US': 'Write and publish technical tests' },
  order: 35,
  active: 'prefix',
} as const;

export const assessments: Feature = {
  routes: [
    { area: 'recruiter', path: assessmentPaths.tests, page: list, phrases: ['tests'] },
    { area: 'recruiter', path: assessmentPaths.newTest, page: create },
    { area: 'recruiter', path: assessmentPaths.editTest, page: edit },
    { area: 'recruiter', path: assessmentPaths.previewTest, page: preview },
    { area: 'expert', path: assessmentPaths.expertTests, page: list, phrases: ['tests'] },
    { area: 'expert', path: assessmentPaths.expertNewTest, page: create },
    { area: 'expert', path: assessmentPaths.expertEditTest, page: edit },
    { area: 'expert', path: assessmentPaths.expertPreviewTest, page: preview },
  ],
  navigation: [
    { area: 'recruiter', to: assessmentPaths.tests, ...entry },
    { area: 'expert', to: assessmentPaths.expertTests, ...entry },
  ],
};
