import type { Analysis } from '@prova/contract/ai-interviews/analysis';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { MetricCard } from '../../../ui/metric-card.tsx';
import { BandBadge } from '../components/band-badge.tsx';

const SCORES = ['overall', 'responseQuality', 'technicalAccuracy', 'communication'] as const;

/** The scores, each with its band; where there is none, why. Below them, what they were made by and how much that is worth. */
export function Scores({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation('interview-analysis');
  const { number, percent } = useFormat();
  const { method, engine, confidence } = analysis;
  return (
    <section aria-labelledby="scores" className="flex flex-col gap-2">
      <h2 id="scores" className="sr-only">
        {t('scores')}
      </h2>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {SCORES.map((name) => {
          const { value, band, missing } = analysis[name];
          return (
            <MetricCard
              key={name}
              label={t(`score.${name}`)}
              value={value === null ? null : number(value)}
              unit={t('outOf100')}
              note={band && <BandBadge band={band} />}
              noData={
                <>
                  <p className="font-semibold text-text">{t('noScore')}</p>
                  {missing && <p>{t(`missing.${missing}`)}</p>}
                </>
              }
            />
          );
        })}
      </div>
      <p className="text-small text-muted">
        {t('madeBy', { method: t(`provenance.${method}`, { engine }), confidence: percent(confidence) })}
      </p>
    </section>
  );
}
