import * as z from 'zod';
import { cents, currency } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { PLAN_AUDIENCES, PLAN_CODES } from './billing-fields.ts';

/** Null is no limit. */
export const planLimits = z.object({
  activeJobs: z.number().int().nullable(),
  candidates: z.number().int().nullable(),
  interviews: z.number().int().nullable(),
});
export type PlanLimits = z.output<typeof planLimits>;

export const plan = z.object({
  code: z.enum(PLAN_CODES),
  audience: z.enum(PLAN_AUDIENCES),
  /** For a month, and for a year at once. */
  monthCents: cents,
  yearCents: cents,
  currency,
  /** Of companies; null for the plans of talents, which limit nothing. */
  limits: planLimits.nullable(),
});
export type Plan = z.output<typeof plan>;

export const listPlans = endpoint({
  id: 'billing.plans',
  method: 'GET',
  path: '/api/v1/billing/plans',
  summary:
    'What can be bought, from the least to the most. Where the server sells nothing there are no plans, and no limits.',
  access: { kind: 'public' },
  query: z.object({ audience: z.enum(PLAN_AUDIENCES).optional() }),
  output: z.object({
    /** Whether this server sells plans at all. */
    available: z.boolean(),
    plans: z.array(plan),
  }),
  rateLimit: { max: 240, seconds: 60 },
});
