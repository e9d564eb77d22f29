import type { TestSummary } from '@prova/contract/assessments/tests';
import { useTranslation } from 'react-i18next';

/** What a test is, in a few words. */
export function useTestFacts() {
  const { t } = useTranslation('tests');
  const facts = {
    questions: (test: Pick<TestSummary, 'questionCount'>) => t('facts.questions', { count: test.questionCount }),
    points: (test: Pick<TestSummary, 'points'>) => t('facts.points', { count: test.points }),
    minutes: ({ minutes }: Pick<TestSummary, 'minutes'>) =>
      minutes === null ? t('facts.noLimit') : t('facts.minutes', { count: minutes }),
  };
  return {
    ...facts,
    all: (test: TestSummary): string[] => [
      t(`category.${test.category}`),
      t(`difficulty.${test.difficulty}`),
      facts.questions(test),
      facts.points(test),
      facts.minutes(test),
    ],
  };
}
