import { FEWEST_CASES, FIGURE_DEFINITIONS, type Figure } from '@prova/contract/metrics/figures';
import type { FigureReading } from '@prova/contract/metrics/reports';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link.tsx';
import { MetricCard } from '../../../ui/metric-card.tsx';
import { TrendLine } from '../../../ui/trend-line.tsx';
import { Definition } from './definition.tsx';
import { useFigureText } from './use-figure-text.ts';

/** The line has the colour of the change. */
const LINE = { better: 'text-brand', worse: 'text-red', equal: 'text-muted' } as const;

type Props = {
  figure: Figure;
  reading: FigureReading;
  /** Where its cases are listed. */
  href: string;
};

/** One figure: its value, what it was before, and the way to the cases that it rests on. */
export function FigureCard({ figure, reading, href }: Props) {
  const { t } = useTranslation(['reports', 'parts']);
  const text = useFigureText();
  const { value, cases, former, median, curve } = reading;
  const name = t(`definitions.${figure}.name`);
  const change = text.change(figure, value, former.value);
  const compared =
    former.value === null
      ? t(former.cases > 0 ? 'formerFew' : 'formerNone')
      : t('parts:metric.before', { value: text.short(figure, former.value) });
  // A count of none says so itself.
  const none = cases === 0 && FIGURE_DEFINITIONS[figure].kind !== 'count';
  return (
    <MetricCard
      label={name}
      info={<Definition of={figure} />}
      value={value === null ? null : text.number(value)}
      {...(value !== null && { unit: text.unitOf(figure, value) })}
      smallUnit={FIGURE_DEFINITIONS[figure].kind === 'count'}
      {...(change && { change })}
      trend={<TrendLine points={curve} className={LINE[change?.verdict ?? 'equal']} />}
      note={
        <>
          {!change && compared}
          {median !== null && <span className="block">{t('median', { value: text.short(figure, median) })}</span>}
        </>
      }
      noData={
        <>
          <p className="font-semibold text-text">{t(none ? 'noCases' : 'few')}</p>
          {!none && <p>{t('fewText', { count: FEWEST_CASES })}</p>}
          <p>{compared}</p>
        </>
      }
      foot={
        cases > 0 && (
          <Link
            href={href}
            className="inline-flex items-center gap-1 rounded-sm underline-offset-3 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            <span>
              {t('counted', { count: cases })} <span className="sr-only">{t('countedOf', { name })}</span>
            </span>
            <ChevronRight className="size-3.5 print:hidden" aria-hidden="true" />
          </Link>
        )
      }
    />
  );
}
