import { assessmentPaths } from '@prova/contract/assessments/paths';
import { useAuth } from '../../../lib/auth-store.ts';

const OF_EXPERTS = {
  tests: assessmentPaths.expertTests,
  newTest: assessmentPaths.expertNewTest,
  editTest: assessmentPaths.expertEditTest,
  previewTest: assessmentPaths.expertPreviewTest,
  testResults: assessmentPaths.expertTestResults,
  grading: assessmentPaths.expertGrading,
} as const;

/** Experts write tests, too, in an area of their own. */
export function useIsExpert(): boolean {
  const auth = useAuth();
  return auth.status === 'signed-in' && auth.user.role === 'EXPERT';
}

/** Where the pages of tests are, for whoever is signed in. */
export function useTestPaths() {
  return useIsExpert() ? OF_EXPERTS : assessmentPaths;
}
