import type { Ctx } from '../../platform/context.ts';
import { defineHook, definePort } from '../../platform/ports.ts';

/** A span of time: from, and until before. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** What billing needs of modules further right: how much a company uses of what plans limit. */
export const billingPorts = {
  /** Jobs that take applications now. */
  activeJobs: definePort<(ctx: Ctx, companyId: string) => Promise<number>>('billing.activeJobs'),
  /** Applications that came within the span, counted up to `atMost`. */
  candidates:
    definePort<(ctx: Ctx, companyId: string, span: Span, atMost?: number) => Promise<number>>('billing.candidates'),
  /** Interviews that began within it, and those still scheduled for it. */
  interviews: definePort<(ctx: Ctx, companyId: string, span: Span) => Promise<number>>('billing.interviews'),
  /** What a company may use has changed, in the transaction of the change. */
  onPlanChanged: defineHook<[ctx: Ctx, companyId: string]>('billing.onPlanChanged'),
};
