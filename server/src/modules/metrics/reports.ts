import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import { FEWEST_CASES, FIGURE_DEFINITIONS, FIGURES, type Figure } from '@prova/contract/metrics/figures';
import { daysOf } from '@prova/contract/metrics/metrics';
import type { FigureReading, listReportCases, recruiterReports } from '@prova/contract/metrics/reports';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { jobScope } from '../jobs/jobs.service.ts';
import type { Counted } from './cases.queries.ts';
import { type Sums, selectCases, selectMedianClosing, sumActiveCandidates, sumFigure } from './figures.queries.ts';
import { casesOf } from './list-cases.queries.ts';
import { readsReports } from './metrics.policy.ts';
import { type ReportDays, reportDays } from './report-span.ts';

export interface Reported {
  readonly timeRange: QueryOf<typeof recruiterReports>['timeRange'];
  readonly jobId?: string | null;
}

/**
 * What the metrics show of the company chosen.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export async function readReports(
  ctx: Ctx,
  { timeRange, jobId = null }: Reported,
): Promise<ResultOf<typeof recruiterReports>> {
  const scope = scopeToReport(ctx);
  const days = daysOf(timeRange);
  const now = ctx.clock.now();
  const reported = await reportDays(ctx, scope.companyId, days, now);
  const { span, former } = reported;
  const of: Counted = { scope, jobId, span };
  const [sums, median] = await Promise.all([
    Promise.all(FIGURES.map((figure) => sumsOf(ctx, figure, { ...of, ...reported }))),
    selectMedianClosing(ctx, of),
  ]);
  const figures = Object.fromEntries(
    FIGURES.map((figure, place) => [figure, readingOf(figure, sums[place] ?? [], median)]),
  ) as Record<Figure, FigureReading>;
  return {
    days,
    since: span.since,
    until: span.until,
    formerSince: former.since,
    formerUntil: former.until,
    timeZone: reported.timeZone,
    figures,
  };
}

/**
 * The cases that a number of the metrics counts.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export async function readReportCases(
  ctx: Ctx,
  { list, timeRange, until, jobId = null, skillId = null, page, limit }: CasesWanted,
) {
  const scope = scopeToReport(ctx);
  const now = ctx.clock.now();
  const { span } = await reportDays(ctx, scope.companyId, daysOf(timeRange), endOf(until, now));
  const cases = casesOf(list, { scope, jobId, span, now, skillId });
  const { rows, total } = await selectCases(ctx, cases, { limit, offset: (page - 1) * limit });
  return { data: rows, meta: pageMeta(page, limit, total) };
}
type CasesWanted = Omit<QueryOf<typeof listReportCases>, 'jobId' | 'skillId'> & {
  readonly jobId?: string | null | undefined;
  readonly skillId?: string | null | undefined;
};

/**
 * The jobs of the company chosen that the reader may see the metrics of.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export function scopeToReport(ctx: Ctx) {
  const scope = jobScope(ctx, activeCompany(ctx).companyId);
  if (!scope || !readsReports(scope.role)) throw new AppError('FORBIDDEN');
  return scope;
}

function sumsOf(ctx: Ctx, figure: Figure, of: Counted & ReportDays): Promise<Sums[]> {
  return figure === 'activeCandidates' ? sumActiveCandidates(ctx, of) : sumFigure(ctx, figure, of);
}

/** A figure from its sums in each of the spans, the former one first and the one asked about last. */
function readingOf(figure: Figure, sums: readonly Sums[], median: number | null): FigureReading {
  const [former, ...later] = sums.map((each) => readOf(figure, each));
  const reading = later.at(-1);
  if (!former || !reading) throw new Error(`The figure ${figure} was not counted`);
  return {
    ...{ ...reading, former, curve: [former, ...later].map(({ value }) => value) },
    median: figure === 'closingTime' && reading.cases >= FEWEST_CASES ? median : null,
  };
}

function readOf(figure: Figure, { cases, met, mean }: Sums) {
  switch (FIGURE_DEFINITIONS[figure].kind) {
    case 'count':
      return { value: cases, cases };
    case 'mean':
      return enough(mean, cases);
    case 'rate':
      return enough((met / cases) * 100, cases);
  }
}

/** A report ends when it was read, and nothing ends later than now. */
export const endOf = (until: string | undefined, now: Date) =>
  until === undefined ? now : new Date(Math.min(Date.parse(until), now.getTime()));

/** A rate or a mean of too few cases is not said. */
export const enough = (value: number | null, cases: number) => ({ value: cases < FEWEST_CASES ? null : value, cases });
