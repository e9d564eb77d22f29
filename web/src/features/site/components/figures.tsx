import type { Locale } from '@prova/contract/common';
import type { DataOf } from '@prova/contract/endpoint';
import type { getLanding } from '@prova/contract/site/site';
import { useFormat } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { useBelowText } from '../use-below-text.ts';

type Name = 'talents' | 'companies' | 'success' | 'hired' | 'days' | 'rating' | 'replies';
type Shown = readonly (readonly [Name, string])[];

/** The size of the market that this is made for, in each language; marked as illustrative. */
const ILLUSTRATIVE: Readonly<Record<Locale, Shown>> = {
  'pt-BR': [
    ['talents', '2000+'],
    ['companies', '500+'],
    ['success', '95%'],
  ],
  'en-US': [
    ['hired', '2,500+'],
    ['companies', '300+'],
    ['days', '15'],
    ['rating', '4.8/5'],
  ],
};

/** Figures of this installation where there are many, otherwise illustrative ones, which say so. */
export function Figures({ of }: { of: DataOf<typeof getLanding>['figures'] }) {
  const { figures } = useBelowText();
  const { number, percent } = useFormat();
  const locale = useLocale();
  const real = (figures: NonNullable<typeof of>): Shown => [
    ['talents', number(figures.talents)],
    ['companies', number(figures.companies)],
    ...(figures.repliesInTime === null ? [] : ([['replies', percent(figures.repliesInTime)]] as const)),
  ];
  return (
    <section aria-label={figures.label} data-theme="dark" className="mt-14 -mb-12 bg-bg text-text">
      <div className="mx-auto flex w-full max-w-[79rem] flex-wrap items-end gap-x-12 gap-y-4 px-4 py-8 sm:px-6">
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          {(of ? real(of) : ILLUSTRATIVE[locale]).map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{figures[name]}</dt>
              <dd className="font-heading text-h2 font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        {!of && (
          <p className="rounded-full border border-border-strong px-3 py-1 text-small text-muted">{figures.note}</p>
        )}
      </div>
    </section>
  );
}
