import { changeOf, FIGURE_DEFINITIONS, type Figure } from '@prova/contract/metrics/figures';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import type { MetricChange } from '../../../ui/metric-card.tsx';

/** Of a mean or a rate, as the change counts: what rounds to the same number is the same. */
const ROUNDED = { maximumFractionDigits: 1 };

/** The numbers of a figure as they are written. */
export function useFigureText() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const number = (value: number) => format.number(value, ROUNDED);
  const unitOf = (figure: Figure, value: number): string => {
    const { unit } = FIGURE_DEFINITIONS[figure];
    // Parts of a day count as days: "0,5 dia", "1,4 dia", "2 dias", as each language has it.
    return unit === 'percent' ? '%' : ` ${t(`units.${unit}`, { count: Math.round(value * 10) / 10 })}`;
  };
  /** "76%", "21 dias"; of a count the number alone. */
  const short = (figure: Figure, value: number): string =>
    FIGURE_DEFINITIONS[figure].kind === 'count' ? number(value) : number(value) + unitOf(figure, value);
  /** The change in words; nothing where there are not two numbers to compare. */
  const change = (figure: Figure, value: number | null, former: number | null): MetricChange | undefined => {
    const found = changeOf(figure, value, former);
    if (found.kind === 'unknown' || former === null) return undefined;
    const before = short(figure, former);
    if (found.kind === 'same') return { verdict: 'equal', direction: 'none', text: t('change.same'), before };
    const { kind, unit } = FIGURE_DEFINITIONS[figure];
    const amount =
      kind === 'count'
        ? // A part of a percent has its first two digits, so that no change is said to be none.
          format.number(
            found.amount,
            found.amount < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 },
          )
        : number(found.amount);
    const text =
      unit === 'days'
        ? t(`change.${found.kind}.days`, { amount, count: Math.round(found.amount * 10) / 10 })
        : t(`change.${found.kind}.${kind === 'count' ? 'count' : 'percent'}`, { amount });
    return { verdict: found.better ? 'better' : 'worse', direction: found.kind, text, before };
  };
  return { number, unitOf, short, change };
}
