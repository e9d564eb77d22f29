import type { TestResult } from '@prova/contract/assessments/taking';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import { useTestFacts } from './use-test-facts.ts';

/** What was noticed: the same words for whoever takes the test, meanwhile and after it, and for the company. */
export function NotedSignals({ signals }: Pick<TestResult, 'signals'>) {
  const { t } = useTranslation('taking');
  const facts = useTestFacts();
  return (
    <Callout kind="plain" title={t('signals.title')}>
      <ul className="list-disc pl-5">
        {signals.map(({ kind, count, amount }) => (
          <li key={kind}>
            {kind === 'page_left'
              ? t('signals.left', { count, time: facts.duration(amount) })
              : t('signals.pasted', { count, characters: amount })}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small">{t('signals.text')}</p>
    </Callout>
  );
}
