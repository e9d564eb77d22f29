/** What the numbers of a figure count. */
export const FIGURE_UNITS = ['assessments', 'percent', 'days', 'candidates'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** A rate or a mean of fewer cases than this is not shown: one case would move it too far. */
export const FEWEST_CASES = 5;

/** `count`: a number of things. `mean` and `rate`: of cases, which a figure counts beside its value. */
export const FIGURE_DEFINITIONS = {
  assessments: { unit: 'assessments', kind: 'count', better: 'higher' },
  compatibility: { unit: 'percent', kind: 'mean', better: 'higher' },
  conversion: { unit: 'percent', kind: 'rate', better: 'higher' },
  closingTime: { unit: 'days', kind: 'mean', better: 'lower' },
  activeCandidates: { unit: 'candidates', kind: 'count', better: 'higher' },
  engagement: { unit: 'percent', kind: 'rate', better: 'higher' },
} as const satisfies Record<
  string,
  { readonly unit: FigureUnit; readonly kind: 'count' | 'mean' | 'rate'; readonly better: 'higher' | 'lower' }
>;

/** The cards of the metrics, in their order. */
export const FIGURES = [
  'assessments',
  'compatibility',
  'conversion',
  'closingTime',
  'activeCandidates',
  'engagement',
] as const satisfies readonly (keyof typeof FIGURE_DEFINITIONS)[];
export type Figure = (typeof FIGURES)[number];

/** What has a definition in words: the cards, and what the charts and lists count. */
export const DEFINED = [
  ...FIGURES,
  'technologies',
  'applications',
  'jobCompatibility',
  'interviews',
  'compatible',
] as const;
export type Defined = (typeof DEFINED)[number];

/** How a figure differs from the one of the span before. */
export type Change =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'same' }
  /** `amount` in percent of a count, in points of a rate or a mean of percents, in days of a duration. */
  | { readonly kind: 'up' | 'down'; readonly amount: number; readonly better: boolean };

/** The change as it is shown: what rounds to the same number is the same. */
export function changeOf(figure: Figure, value: number | null, former: number | null): Change {
  if (value === null || former === null) return { kind: 'unknown' };
  const { kind, better } = FIGURE_DEFINITIONS[figure];
  const shown = kind === 'count' ? (from: number) => from : (from: number) => Math.round(from * 10) / 10;
  const difference = shown(value) - shown(former);
  if (difference === 0) return { kind: 'same' };
  // A share of nothing has no size.
  if (kind === 'count' && former === 0) return { kind: 'unknown' };
  const amount = kind === 'count' ? (difference / former) * 100 : difference;
  const up = difference > 0;
  return { kind: up ? 'up' : 'down', amount: Math.abs(amount), better: up === (better === 'higher') };
}
