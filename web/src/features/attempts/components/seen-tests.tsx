import type { ListedTestSummary } from '@prova/contract/assessments/tests';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';

type Props = { tests: readonly Pick<ListedTestSummary, 'id' | 'title' | 'answersSeenBy'>[]; chosen: readonly string[] };

/** Of the tests that are about to be sent: those whose right answers somebody has seen. */
export function SeenTests({ tests, chosen }: Props) {
  const { t } = useTranslation('assignments');
  const seen = tests.filter(({ id, answersSeenBy }) => answersSeenBy > 0 && chosen.includes(id));
  return seen.map(({ id, title, answersSeenBy }) => (
    <Callout key={id} kind="warning" live>
      {t('answersSeen', { title, count: answersSeenBy })}
    </Callout>
  ));
}
