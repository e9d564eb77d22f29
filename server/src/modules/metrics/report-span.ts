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
}

/**
 * Days by the company's own calendar up to a moment, and as many before. No other clock is read: what falls on a day falls
 * on it in cards, charts, lists and exports alike.
 */
export async function reportDays(ctx: Ctx, companyId: string, days: number, until: Date): Promise<ReportDays> {
  const { since, formerSince, formerUntil, ...company } = await selectReportDays(ctx, companyId, days, until);
  return { ...company, span: { since, until }, former: { since: formerSince, until: formerUntil } };
}
