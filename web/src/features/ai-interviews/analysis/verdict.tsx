import type { Analysis } from '@prova/contract/ai-interviews/analysis';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Part } from './part.tsx';

const TONES = { advance: 'green', review: 'amber', stop: 'red' } as const;

/** The interview in a few sentences, and what is proposed to the team. */
export function Verdict({
  analysis: { summary, recommendation },
}: {
  analysis: Pick<Analysis, 'summary' | 'recommendation'>;
}) {
  const { t } = useTranslation('interview-analysis');
  return (
    <Part title={t('summary')}>
      {summary ? (
        <p className="whitespace-pre-line wrap-anywhere">{summary}</p>
      ) : (
        <p className="text-muted">{t('noSummary')}</p>
      )}
      <div className="flex flex-col gap-1 rounded-card bg-sunken px-4 py-3">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{t('recommendation.title')}</span>
          <Badge tone={TONES[recommendation.label]}>{t(`recommendation.${recommendation.label}`)}</Badge>
        </p>
        {recommendation.reason && <p className="wrap-anywhere">{recommendation.reason}</p>}
        <p className="text-small text-muted">{t('recommendation.lead')}</p>
      </div>
    </Part>
  );
}
