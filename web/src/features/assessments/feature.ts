import { assessmentPaths } from '@prova/contract/assessments/paths';
import { ClipboardCheck, ListChecks, PencilLine, Trophy } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

const list = async () => (await import('./tests.page.tsx')).TestsPage;
const create = async () => (await import('./test-wizard.page.tsx')).NewTestPage;
const edit = async () => (await import('./test-wizard.page.tsx')).EditTestPage;
const preview = async () => (await import('./test-preview.page.tsx')).TestPreviewPage;

const results = async () => (await import('./test-results.page.tsx')).TestResultsPage;
const grading = async () => (await import('./grading.page.tsx')).GradingPage;

const gradingEntry = {
  icon: PencilLine,
  name: { 'pt-BR': 'Correção', 'en-US': 'Grading' },
} as const;

const entry = {
  icon: ListChecks,
  name: { 'pt-BR': 'Testes', 'en-US': 'Tests' },
  hint: { 'pt-BR': 'Escrever e publicar testes técnicos', 'en-US': 'Write and publish technical tests' },
  order: 35,
  active: 'prefix',
} as const;

const writing = ['tests', 'authoring', 'code'] as const;

export const assessments: Feature = {
  routes: [
    { area: 'recruiter', path: assessmentPaths.tests, page: list, phrases: ['tests'] },
    { area: 'recruiter', path: assessmentPaths.newTest, page: create, phrases: writing },
    { area: 'recruiter', path: assessmentPaths.editTest, page: edit, phrases: writing },
    { area: 'recruiter', path: assessmentPaths.previewTest, page: preview, phrases: ['tests', 'code'] },
    {
      area: 'recruiter',
      path: assessmentPaths.testResults,
      page: results,
      phrases: ['analysis', 'tests', 'taking', 'code', 'video', 'grading'],
    },
    {
      area: 'recruiter',
      path: assessmentPaths.grading,
      page: grading,
      phrases: ['grading', 'tests', 'code', 'video'],
    },
    {
      area: 'expert',
      path: assessmentPaths.expertGrading,
      page: grading,
      phrases: ['grading', 'tests', 'code', 'video'],
    },
    {
      area: 'talent',
      path: assessmentPaths.ownTests,
      page: async () => (await import('./own-tests.page.tsx')).OwnTestsPage,
      phrases: ['own-tests', 'tests', 'taking', 'code', 'video'],
    },
    {
      area: 'talent',
      path: assessmentPaths.openTests,
      page: async () => (await import('./open-tests.page.tsx')).OpenTestsPage,
      phrases: ['open-tests', 'own-tests', 'tests'],
    },
    {
      area: 'talent',
      path: assessmentPaths.ownResults,
      page: async () => (await import('./own-results.page.tsx')).OwnResultsPage,
      phrases: ['own-tests', 'tests', 'taking', 'code', 'video'],
    },
    {
      area: 'talent',
      path: assessmentPaths.ownResult,
      page: async () => (await import('./own-result.page.tsx')).OwnResultPage,
    },
    {
      area: 'talent',
      path: assessmentPaths.ownTest,
      page: async () => (await import('./own-test.page.tsx')).OwnTestPage,
    },
    { area: 'expert', path: assessmentPaths.expertTestResults, page: results, phrases: ['analysis', 'tests'] },
    { area: 'expert', path: assessmentPaths.expertTests, page: list, phrases: ['tests'] },
    { area: 'expert', path: assessmentPaths.expertNewTest, page: create, phrases: writing },
    { area: 'expert', path: assessmentPaths.expertEditTest, page: edit, phrases: writing },
    { area: 'expert', path: assessmentPaths.expertPreviewTest, page: preview, phrases: ['tests', 'code'] },
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
    {
      area: 'expert',
      to: assessmentPaths.expertGrading,
      ...gradingEntry,
      hint: { 'pt-BR': 'Corrigir respostas sem ver nomes', 'en-US': 'Grade answers without seeing names' },
      order: 40,
      active: 'prefix',
    },
    {
      area: 'talent',
      to: assessmentPaths.ownTests,
      icon: ClipboardCheck,
      name: entry.name,
      hint: { 'pt-BR': 'Testes pedidos ou escolhidos', 'en-US': 'Tests asked for or chosen' },
      order: 25,
      active: 'prefix',
    },
  ],
  menu: [
    { area: 'recruiter', to: assessmentPaths.grading, ...gradingEntry, order: 30 },
    {
      area: 'talent',
      to: assessmentPaths.ownResults,
      icon: Trophy,
      name: { 'pt-BR': 'Resultados dos testes', 'en-US': 'Test results' },
      order: 20,
    },
  ],
};
