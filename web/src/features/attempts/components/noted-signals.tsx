import type { TestResult } from '@prova/contract/attempts/taking';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Callout } from '../../../ui/callout.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';

type Props = Pick<TestResult, 'signals'> & {
  /** Who had seen right answers of the questions before. */
  seen?: TestResult['answersSeen'];
  /** Whether it is read by whoever took the test. */
  yours?: boolean;
  /** During the test: the company that reads the same. Null where a talent chose the test, and nobody else reads it. */
  reader?: string | null | undefined;
};

/** What was noticed: the same for whoever takes the test, meanwhile and after it, and for the company. */
export function NotedSignals({ signals, seen = null, yours = false, reader }: Props) {
  const { t } = useTranslation('taking');
  const facts = useTestFacts();
  const format = useFormat();
  return (
    <Callout kind="plain" title={t('signals.title')} className="flex-nowrap!">
      <ul className="list-disc pl-5">
        {signals.map(({ kind, count, amount }) => (
          <li key={kind}>
            {kind === 'page_left'
              ? t('signals.left', { count, time: facts.duration(amount) })
              : t('signals.pasted', { count, characters: amount })}
          </li>
        ))}
        {seen?.own && <li>{t(yours ? 'signals.ownSeen' : 'signals.theirsSeen', { date: format.date(seen.own) })}</li>}
        {seen?.othersSince && (
          <li>{t('signals.othersSeen', { count: seen.others, date: format.date(seen.othersSince) })}</li>
        )}
      </ul>
      <p className="mt-1 text-small">
        {reader === undefined
          ? t('signals.text')
          : t(reader === null ? 'signals.own' : 'signals.now', { company: reader })}
      </p>
    </Callout>
  );
}
