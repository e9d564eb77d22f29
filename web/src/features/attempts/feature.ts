import { assessmentPaths } from '@prova/contract/assessments/paths';
import { ClipboardCheck, PencilLine, Trophy } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';
import { fill } from '../../lib/slots.tsx';
import { interviewResultsSlot } from '../interviews/components/interview-results-slot.ts';
import { stageTestsSlot } from '../jobs/components/stage-tests-slot.ts';
import { proveSkill } from '../talents/components/prove-skill.ts';

// Of both areas.
const preview = {
  page: async () => (await import('./test-preview.page.tsx')).TestPreviewPage,
  phrases: ['tests', 'code'],
} as const;
const results = async () => (await import('./test-results.page.tsx')).TestResultsPage;
const grading = {
  page: async () => (await import('./grading.page.tsx')).GradingPage,
  phrases: ['grading', 'tests', 'code', 'video'],
} as const;

const gradingEntry = {
  icon: PencilLine,
  name: { 'pt-BR': 'Correção', 'en-US': 'Grading' },
} as const;

export const attempts: Feature = {
  slots: [
    fill(stageTestsSlot, async () => (await import('./components/stage-tests-fields.tsx')).StageTestsFields),
    fill(interviewResultsSlot, async () => (await import('./components/interview-results.tsx')).InterviewResults),
    fill(proveSkill, async () => (await import('./components/prove-skill.tsx')).ProveSkill),
  ],
  routes: [
    { area: 'recruiter', path: assessmentPaths.previewTest, ...preview },
    {
      area: 'recruiter',
      path: assessmentPaths.testResults,
      page: results,
      phrases: ['analysis', 'tests', 'taking', 'code', 'video', 'grading'],
    },
    { area: 'recruiter', path: assessmentPaths.grading, ...grading },
    { area: 'expert', path: assessmentPaths.expertGrading, ...grading },
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
      phrases: ['open-tests', 'own-tests', 'tests', 'prove'],
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
    { area: 'expert', path: assessmentPaths.expertPreviewTest, ...preview },
  ],
  navigation: [
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
      name: { 'pt-BR': 'Testes', 'en-US': 'Tests' },
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
