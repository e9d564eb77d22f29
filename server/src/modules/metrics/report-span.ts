import { curveDaysOf } from '@prova/contract/metrics/metrics';
import type { Ctx } from '../../platform/context.ts';
import { selectReportDays } from './report-span.queries.ts';

/** Both ends are part of it. */
export interface Span {
  readonly since: Date;
  readonly until: Date;
}

export interface ReportDays {
  readonly timeZone: string;
  /** When today ends. */
  readonly endOfDay: Date;
  readonly span: Span;
  /** The same span as many days earlier, cut at the same time of day. */
  readonly former: Span;
  /** From the former one to the one asked about: spans as long, each some days later than the one before it. */
  readonly spans: readonly Span[];
}

/**
 * Days by the company's own calendar up to a moment, and as many before. No other clock is read: what falls on a day falls
 * on it in cards, charts, lists and exports alike.
 */
export async function reportDays(ctx: Ctx, companyId: string, days: number, until: Date): Promise<ReportDays> {
  const step = curveDaysOf(days);
  const daysBack = Array.from({ length: Math.ceil(days / step) + 1 }, (_, place) => Math.min(days, place * step));
  const rows = await selectReportDays(ctx, companyId, { days, until, daysBack });
  const [former] = rows;
  const last = rows.at(-1);
  if (!former || !last) throw new Error('The company chosen has no calendar');
  const span = { since: last.since, until };
  const { timeZone, endOfDay } = last;
  return { timeZone, endOfDay, span, former: spanOf(former), spans: [...rows.slice(0, -1).map(spanOf), span] };
}

const spanOf = ({ since, until }: Span): Span => ({ since, until });
