import { RECORD_STATUSES, SCORE_BANDS } from '@prova/contract/ai-interviews/ai-interview-fields';
import { type AnalysisStats, MEAN_OF_AT_LEAST } from '@prova/contract/ai-interviews/analysis';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { MetricCard } from '../../../ui/metric-card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { BandBadge } from '../components/band-badge.tsx';
import { useRecordFacts } from '../components/use-record-facts.ts';

const GRID = 'grid grid-cols-2 gap-3 lg:grid-cols-5';

/** Figures of the interviews of a span. A mean of few says too little, and is left out. */
export function AnalysisFigures({ stats, busy }: { stats: AnalysisStats; busy: boolean }) {
  const { t } = useTranslation('interview-analysis');
  const { number } = useFormat();
  const { length } = useRecordFacts();
  const { total, byStatus, analysed, toAnalyse, averageScore, scored, averageSeconds, bands } = stats;
  const few = <p>{t('figures.few', { count: MEAN_OF_AT_LEAST })}</p>;
  const statuses = RECORD_STATUSES.filter((status) => byStatus[status] > 0);
  return (
    <section aria-labelledby="figures" aria-busy={busy} className={cx(GRID, busy && 'opacity-60')}>
      <h2 id="figures" className="sr-only">
        {t('figures.title')}
      </h2>
      <MetricCard
        label={t('figures.total')}
        value={number(total)}
        foot={statuses.map((status) => t(`figures.${status}`, { count: byStatus[status] })).join('\u00a0· ')}
      />
      <MetricCard
        label={t('figures.analysed')}
        value={number(analysed)}
        foot={t('figures.toAnalyse', { count: toAnalyse })}
      />
      <MetricCard
        label={t('figures.score')}
        value={averageScore === null ? null : number(Math.round(averageScore))}
        unit={t('outOf100')}
        noData={few}
        foot={t('figures.scored', { count: scored })}
      />
      <MetricCard
        label={t('figures.length')}
        value={averageSeconds === null ? null : length(averageSeconds)}
        noData={few}
        foot={t('figures.lengthOf')}
      />
      <Card padded={false} className="col-span-2 px-4 py-3.5 lg:col-span-1">
        <h3 className="font-sans text-small font-normal tracking-normal text-muted">{t('figures.bands')}</h3>
        <ul className="mt-2 flex flex-col gap-1.5">
          {SCORE_BANDS.map((band) => (
            <li key={band} className="flex items-center justify-between gap-2">
              <BandBadge band={band} />
              <span className="tabular font-semibold">{number(bands[band])}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

export function FiguresSkeleton() {
  return (
    <SkeletonGroup className={GRID}>
      {[0, 1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-32 w-full" />
      ))}
    </SkeletonGroup>
  );
}
