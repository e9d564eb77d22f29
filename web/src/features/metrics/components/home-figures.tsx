import type { DataOf } from '@prova/contract/endpoint';
import type { recruiterStats } from '@prova/contract/metrics/metrics';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { MetricCard, type MetricChange } from '../../../ui/metric-card.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Sparkline } from '../../../ui/sparkline.tsx';
import { PERIODS, type Period } from '../use-period.ts';

type Figures = DataOf<typeof recruiterStats>;

type Props = {
  figures: Figures;
  /** Scheduled from today on; undefined while it is not known. */
  interviews: number | undefined;
  period: Period;
  /** What shows is still of the period before. */
  busy: boolean;
  onPeriod: (period: Period) => void;
};

/** How many jobs are open now, who applied and who was hired in the days chosen. */
export function HomeFigures({ figures, interviews, period, busy, onPeriod }: Props) {
  const { t } = useTranslation('metrics');
  const format = useFormat();
  const { activeJobs, openApplications, days, curveDays } = figures;
  const happened = (name: 'applications' | 'hired') => {
    const { count, before, curve } = figures[name];
    const values = new Intl.ListFormat(format.locale, { type: 'unit' }).format(
      curve.map((point) => format.number(point)),
    );
    return (
      <MetricCard
        label={t(`home.figures.${name}`, { count: days })}
        value={format.number(count)}
        {...(count + before > 0
          ? { change: changeOf(count, before, format.number, t('home.figures.equal')) }
          : { note: t('home.figures.none') })}
        chart={
          <Sparkline
            points={curve}
            label={t('home.figures.curve', { count: curveDays, values })}
            className="w-14 shrink-0 lg:max-xl:w-24"
          />
        }
      />
    );
  };
  return (
    <section aria-labelledby="figures" aria-busy={busy} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="figures" className="text-h4">
          {t('home.figures.title')}
        </h2>
        <RadioGroup<Period>
          label={t('home.figures.period')}
          hideLabel
          look="segments"
          value={period}
          onChange={onPeriod}
          options={PERIODS.map((value) => ({ value, label: t('home.figures.days', { count: Number(value) }) }))}
        />
      </div>
      <div className={cx('grid gap-3 transition-opacity sm:grid-cols-2 xl:grid-cols-4', busy && 'opacity-60')}>
        <MetricCard
          label={t('home.figures.activeJobs')}
          value={format.number(activeJobs)}
          note={t('home.figures.open', { count: openApplications })}
        />
        <MetricCard
          label={t('home.figures.interviews')}
          value={interviews === undefined ? '–' : format.number(interviews)}
          note={t('home.figures.interviewsNote')}
        />
        {happened('applications')}
        {happened('hired')}
      </div>
    </section>
  );
}

/** More is better in both. */
function changeOf(
  count: number,
  before: number,
  number: (value: number, options?: Intl.NumberFormatOptions) => string,
  equal: string,
): MetricChange {
  const former = number(before);
  if (count === before) return { verdict: 'equal', direction: 'none', text: equal, before: former };
  const text = number(count - before, { signDisplay: 'always' });
  return count > before
    ? { verdict: 'better', direction: 'up', text, before: former }
    : { verdict: 'worse', direction: 'down', text, before: former };
}
