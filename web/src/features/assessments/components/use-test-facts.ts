import type { TestSummary } from '@prova/contract/assessments/tests';
import { useTranslation } from 'react-i18next';

/** What a test is, in a few words. */
export function useTestFacts() {
  const { t } = useTranslation('tests');
  const facts = {
    questions: (test: Pick<TestSummary, 'questionCount'>) => t('facts.questions', { count: test.questionCount }),
    /** What its author wrote, and how many of it everybody gets. */
    written: ({ questionTotal, questionCount }: Pick<TestSummary, 'questionTotal' | 'questionCount'>) => {
      const written = t('facts.questions', { count: questionTotal });
      return questionCount < questionTotal ? t('facts.perPerson', { written, count: questionCount }) : written;
    },
    points: (test: Pick<TestSummary, 'points'>) => t('facts.points', { count: test.points }),
    minutes: ({ minutes }: Pick<TestSummary, 'minutes'>) =>
      minutes === null ? t('facts.noLimit') : t('facts.minutes', { count: minutes }),
  };
  /** Of so many seconds, the two largest units. */
  const duration = (seconds: number) => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const parts = [
      ...(hours > 0 ? [t('facts.hours', { count: hours })] : []),
      ...(minutes > 0 ? [t('facts.minutes', { count: minutes })] : []),
      // Beyond that a second tells nothing.
      ...(seconds < 600 && (seconds % 60 > 0 || seconds === 0) ? [t('facts.seconds', { count: seconds % 60 })] : []),
    ];
    return parts.slice(0, 2).join(' ');
  };
  return {
    ...facts,
    duration,
    all: (test: Pick<TestSummary, 'category' | 'difficulty' | 'questionCount' | 'points' | 'minutes'>): string[] => [
      t(`category.${test.category}`),
      t(`difficulty.${test.difficulty}`),
      facts.questions(test),
      facts.points(test),
      facts.minutes(test),
    ],
  };
}
