import * as z from 'zod';
import { line } from '../common.ts';
import type { ValidationCode } from '../validation.ts';

export const PLAN_AUDIENCES = ['talent', 'company'] as const;
export type PlanAudience = (typeof PLAN_AUDIENCES)[number];

/** From the least to the most, of each audience. */
export const PLANS = {
  talent: ['free', 'pro', 'premium'],
  company: ['starter', 'professional', 'enterprise'],
} as const;
export const PLAN_CODES = [...PLANS.talent, ...PLANS.company] as const;
export type PlanCode = (typeof PLAN_CODES)[number];

export const audienceOf = (plan: PlanCode): PlanAudience =>
  (PLANS.talent as readonly string[]).includes(plan) ? 'talent' : 'company';

/** What nobody pays for. */
export const isFree = (plan: PlanCode): boolean => plan === 'free' || plan === 'starter';

export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** What plans of companies count: how many jobs are open now; applications and interviews of the calendar month. */
export const PLAN_LIMITS = ['activeJobs', 'candidates', 'interviews'] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];

/** `unknown`: what the provider says about it cannot be told from what was ordered; somebody looks at it. */
export const PAYMENT_STATUSES = ['paid', 'pending', 'failed', 'unknown'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Boleto and Pix are confirmed later; Pix pays a year at once. */
export const PAYMENT_METHODS = ['card', 'boleto', 'pix'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** Days within which whoever bought takes it back, with all they paid (CDC, art. 49). */
export const WITHDRAWAL_DAYS = 7;

/** So many purchases taken back within so many months, and nothing more is sold until the first of them is older. */
export const WITHDRAWALS_MAX = 2;
export const WITHDRAWALS_MONTHS = 12;

/** Days of billing are those of Brazil, where it is sold. */
export const BILLING_ZONE = 'America/Sao_Paulo';

/** Days for which a plan holds after its paid end while its renewal is owed; then it ends. */
export const UNPAID_DAYS = 14;

export const STATES_OF_BRAZIL = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
] as const;

/** CPF or CNPJ as it is typed; the server checks its digits. */
export const TAX_ID_MAX = 20;

/** Who pays, as the receipt names them. */
export const payer = z.strictObject({
  name: line(2, 120),
  taxId: line(11, TAX_ID_MAX),
  postalCode: z
    .string()
    .max(12)
    .regex(/^\d{5}-?\d{3}$/, { error: 'POSTAL_CODE_INVALID' satisfies ValidationCode })
    .meta({ examples: ['50030-230'] }),
  street: line(2, 160),
  number: line(1, 20),
  complement: line(0, 80).default(''),
  district: line(2, 80),
  city: line(2, 80),
  state: z.enum(STATES_OF_BRAZIL),
});
export type Payer = z.output<typeof payer>;
