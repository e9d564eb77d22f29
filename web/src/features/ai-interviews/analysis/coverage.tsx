import type { Analysis } from '@prova/contract/ai-interviews/analysis';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRecordFacts } from '../components/use-record-facts.ts';
import { Part } from './part.tsx';

/** Which questions of the script were answered, and at what length. */
export function Coverage({ coverage }: { coverage: Analysis['coverage'] }) {
  const { t } = useTranslation('interview-analysis');
  const { length } = useRecordFacts();
  if (coverage.length === 0) return null;
  const answered = coverage.filter(({ isAnswered }) => isAnswered).length;
  return (
    <Part title={t('coverage.title')} lead={t('coverage.lead', { count: answered, of: coverage.length })}>
      <ol className="divide-y divide-border">
        {coverage.map(({ question, text, type, isAnswered, words, seconds, followUps }) => {
          const facts = [
            t(`coverage.${type}`),
            isAnswered ? t('coverage.words', { count: words }) : t('coverage.unanswered'),
            isAnswered && seconds !== null && length(seconds),
            followUps > 0 && t('coverage.followUps', { count: followUps }),
          ].filter((fact) => typeof fact === 'string');
          const Icon = isAnswered ? CircleCheck : CircleDashed;
          return (
            <li key={question} className="flex items-start gap-3 py-2.5 first:pt-0 last:pb-0">
              <Icon
                className={`mt-0.5 size-5 shrink-0 ${isAnswered ? 'text-brand' : 'text-muted'}`}
                aria-hidden="true"
              />
              <div className="min-w-0">
                <p className="wrap-anywhere">{text}</p>
                <p className="tabular text-small text-muted">{facts.join('\u00a0· ')}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}
